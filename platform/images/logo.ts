import { emblem, logotype } from './brand-style.ts'
import { chooseBrandStyle } from './choose-brand-style.ts'
import { rect } from './pen.ts'

/** Canvas of every logo. */
export const LOGO = { width: 480, height: 160 }

const INK = '#12262f'
const PLATE = '#fff' // reads on light and dark pages alike

/** A brand's mark and name, as they stand on its products. */
export function drawLogo(brand: string): string {
  const style = chooseBrandStyle(brand, 'white')
  return [
    rect(0, 0, LOGO.width, LOGO.height, PLATE, 12),
    emblem(style, 78, 80, 64, style.accent.base),
    logotype(style, { x: 136, y: 98, size: 52, room: 312, fill: INK, anchor: 'start' }),
  ].join('')
}
