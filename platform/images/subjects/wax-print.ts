import type { ColourName } from '../palette.ts'
import { element } from '../pen.ts'

/** Snow temperatures of the wax colours, as the shop sells them. Any other colour is for every snow. */
const ranges: Partial<Record<ColourName, string>> = {
  yellow: '0 / +10 °C',
  red: '−1 / +3 °C',
  purple: '−4 / 0 °C',
  blue: '−10 / −3 °C',
  green: '−18 / −8 °C',
}

/** What stands on a wax of this colour. */
export const range = (colour: ColourName): string => ranges[colour] ?? 'UNIVERSAL'

/** Where and how small print stands; `turn` in degrees. */
interface Print {
  x: number
  y: number
  size: number
  fill: string
  turn?: number
}

/** Small print in plain letters, centred. */
export const printed = (text: string, { x, y, size, fill, turn = 0 }: Print): string =>
  element(
    'text',
    {
      transform: `translate(${x} ${y})rotate(${turn})`,
      'font-family': 'Helvetica Neue,Arial,sans-serif',
      'font-weight': 700,
      'font-size': size,
      'text-anchor': 'middle',
      fill,
    },
    text,
  )
