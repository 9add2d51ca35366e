import { type ColourName, colours } from '../palette.ts'
import { element, line, path } from '../pen.ts'

const ball = (cx: number, cy: number, r: number, name: ColourName) =>
  element('circle', { cx, cy, r, fill: colours[name].base }) +
  element('circle', { cx: cx - r * 0.3, cy: cy - r * 0.35, r: r * 0.28, fill: colours[name].glow })

const slice = (name: ColourName) =>
  element('circle', { r: 24, fill: colours[name].base }) +
  element('circle', { r: 20, fill: '#fffdf2' }) +
  path(
    'M0-2L-8-16Q0-21 8-16zM2 0L12-12Q20-6 18 4zM1 3L14 8Q10 17 2 18zM-2 3L-3 18Q-14 14-15 6zM-3 0L-18 2Q-19-8-11-13z',
    colours[name].light,
  )

const berries = (name: ColourName) =>
  ball(-14, 6, 14, name) +
  ball(12, 9, 13, name) +
  ball(0, -11, 13, name) +
  path('M8-20Q22-32 30-18 18-10 8-20z', colours.green.base)

const raspberry =
  [
    [-9, -8],
    [9, -8],
    [0, -4],
    [-13, 3],
    [13, 3],
    [-5, 8],
    [6, 8],
    [0, 18],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 8, 'pink'))
    .join('') + path('M0-12L-14-22-4-22 0-30 4-22 14-22z', colours.green.base)

const caramel =
  path('M-18-14H18V14H-18zM-18-10L-34-20V20L-18 10zM18-10L34-20V20L18 10z', colours.orange.shade) +
  line('M-10-8L10 8', colours.yellow.glow, 4)
const chocolate =
  path('M-24-22H24V22H-24z', colours.brown.shade) +
  path('M-20-18H-2V-2H-20zM2-18H20V-2H2zM-20 2H-2V18H-20zM2 2H20V18H2z', colours.brown.light)
const drops =
  path('M0-26C12-8 18 0 18 8A18 18 0 0 1-18 8C-18 0-12-8 0-26z', colours.glacier.shade) +
  line('M-8 8q2 8 8 9', '#fff', 3)
const cola =
  path('M-14-24H14L10 24H-10z', colours.brown.deep) +
  line('M-4-10h.1M5-2h.1M-3 6h.1M4 14h.1', colours.orange.glow, 5) +
  line('M4-24L12-38', '#fff', 4)

const motifs: Partial<Record<ColourName, string>> = {
  purple: berries('navy'),
  yellow: slice('yellow'),
  pink: raspberry,
  red: berries('red'),
  orange: caramel,
  brown: chocolate,
  white: drops,
  black: cola,
}

/** What a flavour tastes of, 50 units high around 0 0, by the colour it is sold in. */
export const flavour = (colour: ColourName): string =>
  element('circle', { r: 36, fill: '#fff', opacity: 0.9 }) + (motifs[colour] ?? drops)
