import { element, WHOLE_CANVAS } from '#platform/images/pen.ts'

const regionOf = (attributes: Record<string, string | number>) => element('', attributes).slice(1, -2)
const WHOLE = regionOf(WHOLE_CANVAS)

/**
 * A drawing whose filters reach `reach` sizes of a shape beyond it. The rasteriser fills the whole region of a filter, so
 * it gets the shape's surroundings only: ten times as fast.
 */
export function narrowFilters(svg: string, reach: number): string {
  const size = 1 + 2 * reach
  return svg.replaceAll(WHOLE, regionOf({ x: -reach, y: -reach, width: size, height: size }))
}
