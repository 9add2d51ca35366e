import { element, ellipse, group, line, moved, type Pen, path, rect } from '#platform/images/pen.ts'
import { plant, range, spruce, tint } from './landscape.ts'

/** The waxing bench at night: a ski in its vices, warm lamp, winter in the window. */
export const waxRoom = (pen: Pen): string =>
  [wall, windowOnWinter, shelf, lamp, bench, skiInVices, hotIron, corkAndBottle]
    .map((draw) => draw(pen))
    .join('')

function wall(pen: Pen): string {
  const planks = Array.from({ length: 16 }, (_, i) => `M${i * 104 + 20} 0V640`).join('')
  return (
    rect(0, 0, 1600, 900, pen.linear(['#e3ecef', '#d5e3e8', '#b9cdd5'], '0 0 .7 1')) +
    line(planks, '#a9c0ca', 2, { opacity: 0.7 })
  )
}

function windowOnWinter(pen: Pen): string {
  const tree = spruce(pen, 9, { dark: '#2b5d6b', bough: '#4f828e', snow: '#dbe9ef' })
  const peaks = range(
    [
      [800, 230, 130],
      [930, 200, 150],
    ],
    360,
    { lit: '#e6f0f4', shade: '#9dbccb', snow: '#fff' },
  )
  return [
    rect(700, 96, 320, 340, '#f7f4ec', 4),
    rect(716, 112, 288, 308, pen.linear(['#5d8ea5', '#a9c8d6', '#f3dcbd'], '0 0 0 1')),
    group(
      { 'clip-path': pen.clip('M716 112H1004V420H716z') },
      peaks,
      rect(716, 352, 300, 80, '#e9f1f5'),
      plant(tree, [752, 400, 130], [950, 420, 190], [886, 396, -110]),
    ),
    line('M860 112V420M716 266H1004', '#f7f4ec', 9),
    path('M690 436H1030V452H690z', '#fff'),
    path('M690 452H1030V462H690z', '#9db6c1'),
  ].join('')
}

const TINS = [
  [1130, 26, 54, '#2b71b9'],
  [1166, 26, 54, '#c0302c'],
  [1202, 26, 54, '#654898'],
  [1238, 26, 54, '#3f8f4d'],
  [1288, 40, 72, '#eff3f5'],
  [1338, 40, 72, '#df6726'],
  [1396, 58, 40, '#c0925c'],
] as const

const SHELF = 330

const tin = ([x, width, height, fill]: (typeof TINS)[number]) =>
  rect(x, SHELF - height, width, height, fill, 4) +
  group({ opacity: 0.35 }, rect(x + 3, SHELF - height + 8, 5, height - 14, '#fff', 2))

/** Waxes and a jar of brushes. */
const shelf = (pen: Pen): string =>
  [
    rect(1090, SHELF, 440, 14, pen.linear(['#dfbd8a', '#9c7341'], '0 0 0 1')),
    path('M1110 344H1126V380zM1494 344H1510L1494 380z', '#7b5a33'),
    ...TINS.map(tin),
    rect(1468, 268, 44, 62, '#123f3a', 5),
    path('M1474 268V236H1482V268zM1492 268V226H1498V268z', '#c79d64'),
  ].join('')

/** The lamp, and its light on everything behind the bench. */
function lamp(pen: Pen): string {
  const light = pen.linear(
    [
      [0, tint.light, 0.62],
      [1, tint.light, 0],
    ],
    '0 0 0 1',
  )
  return [
    line('M1300 0V120', '#12262f', 4),
    path(
      'M1222 196C1226 150 1262 120 1300 120S1374 150 1378 196z',
      pen.linear(['#2a6d62', '#123f3a', '#0a2927'], '0 0 1 0'),
    ),
    ellipse(1300, 196, 78, 11, tint.glow),
    path('M1222 200L1000 660H1600L1378 200z', light, { filter: pen.blur(14) }),
  ].join('')
}

/** The floor, and the bench on it. */
const bench = (pen: Pen): string =>
  [
    rect(0, 640, 1600, 260, pen.linear(['#b8c9cf', '#8ba4ae'], '0 0 0 1')),
    path('M600 640H1600V686H600z', pen.linear(['#ecd2a4', '#cfa66c', '#a87c47'], '0 0 0 1')),
    path('M620 686H1600V704H620z', '#6b4b27'),
    path('M660 704H720V900H660zM1440 704H1500V900H1440z', '#9c7341'),
    line('M600 656H1600M620 670H1500', '#a87c47', 1.5, { opacity: 0.5 }),
  ].join('')

function skiInVices(pen: Pen): string {
  const base = pen.linear(
    [
      [0, '#59666d'],
      [0.35, '#2c353a'],
      [1, '#12181b'],
    ],
    '0 0 0 1',
  )
  return [
    path(
      'M760 640V596Q760 588 768 588H812Q820 588 820 596V640zM1120 640V600H1176V640zM1420 640V596Q1420 588 1428 588H1472Q1480 588 1480 596V640z',
      pen.linear(['#4d575d', '#23292d']),
    ),
    path(
      'M612 560C640 556 660 576 700 578H1560Q1580 580 1584 586 1580 596 1560 598H700C660 598 630 580 612 560z',
      base,
    ),
    path('M624 570C650 588 680 602 720 600H1560L1552 606H716C670 606 640 590 624 570z', tint.coal),
    path('M860 579H1540V583H860z', '#fff', { opacity: 0.5 }),
  ].join('')
}

/** The iron with its cord, and the smoke above. */
const hotIron = (pen: Pen): string =>
  [
    moved(
      'translate(1232 534)scale(.62)',
      path(
        'M-150 50C-146 0-110-30-60-34L110-48C150-48 172-20 176 26L178 50z',
        pen.linear(['#dd4c3f', '#912020'], '0 0 .3 1'),
      ),
      path('M-160 48H184L190 72H-158z', '#dfe5e8'),
      line('M-92-20C-110-130-70-150-20-154L120-166', '#23292d', 34),
      element('circle', { cx: 112, cy: 4, r: 24, fill: '#fbfcfd' }),
    ),
    line('M1150 516C1060 500 1090 420 1010 470S880 560 800 640', '#23292d', 6, { opacity: 0.9 }),
    line('M1370 500C1352 470 1386 450 1366 416S1392 370 1376 344', '#fff', 12, {
      opacity: 0.55,
      filter: pen.blur(7),
    }),
  ].join('')

const corkAndBottle = (): string =>
  [
    path('M930 640C934 622 960 612 1000 612H1060Q1076 612 1078 640z', '#dfbd8a'),
    path('M934 640H1076V628H934z', '#7b5a33'),
    path('M1520 640V560H1580V640z', '#eaf2f6'),
    path('M1520 584H1580V606H1520z', '#123f3a'),
  ].join('')
