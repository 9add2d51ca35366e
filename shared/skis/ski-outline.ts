import type { Camber } from './gear.ts'

/** Room for a drawing: one unit is 1 cm of the ski, and no ski is longer. */
export const DRAWING = { width: 215, height: 30 }
const GROUND = 26
const TIP_HEIGHT = 12
const SHOVEL_CM = 22

/** How high the middle stands over the snow. Drawn several times as high as it is, so that one sees the difference. */
const ARCH: Record<Camber, number> = { soft: 5, medium: 9, stiff: 13 }

/** The path of a ski from the side, on level snow: the tail, the arch of the camber, the tip. */
export function skiOutline(cm: number, camber: Camber | null): string {
  const arch = ARCH[camber ?? 'medium']
  const shovel = cm - SHOVEL_CM
  const arched = `Q${Math.round(shovel / 2)} ${GROUND - 2 * arch} ${shovel} ${GROUND}` // the curve is half as high as its point
  return `M0 ${GROUND - 2}L4 ${GROUND}${arched}Q${cm - 6} ${GROUND} ${cm} ${GROUND - TIP_HEIGHT}`
}
