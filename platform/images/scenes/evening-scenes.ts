import { ellipse, group, line, type Pen, path, rect, use } from '#platform/images/pen.ts'
import {
  awayGoer,
  ground,
  person,
  plant,
  range,
  shadows,
  sky,
  specks,
  spruce,
  sun,
  tint,
  track,
  treeLine,
  veil,
} from './landscape.ts'

/** Night training: one lamp, its light on snow and trunks. */
export function nightLamp(pen: Pen): string {
  const dark = spruce(pen, 5, { dark: '#04141a', bough: '#0d3138', snow: '#2f5a69' })
  const lit = spruce(pen, 18, { dark: '#123a3c', bough: '#8a8560', snow: '#f6e6c4' })
  return [
    sky(pen, '#071922', '#0d2c3b', '#1b4a5d', '#3b7183'),
    northernLights(pen),
    specks(2, 30, { x: 0, y: 0, width: 1600, height: 430, r: 2.4 }, '#dcebf1'),
    specks(8, 12, { x: 300, y: 0, width: 1300, height: 320, r: 4 }, '#fff'),
    range([[930, 380, 330]], 600, { lit: '#376577', shade: '#1d475a', snow: '#7ba2b2' }),
    veil(pen, 440, 160, '#2b5f72', 0.85),
    path(treeLine(33, { from: -10, to: 1240, y: 590, height: 120 }), '#0f3441'),
    ground('0,610 500,590 1000,610 1600,590', pen.linear(['#3f7286', '#1c4658', '#0d2a38'], '.5 0 .4 1')),
    plant(dark, [790, 640, 260], [1560, 690, -470]),
    plant(lit, [1240, 640, 330], [1350, 650, -430], [1460, 664, 360]),
    lampBeam(pen),
    track(
      [
        'M900 900C960 830 1040 770 1200 716L1420 664 1422 668 1210 724C1070 776 1000 834 950 900z',
        'M1040 900C1090 840 1150 790 1270 742L1440 684 1442 689 1282 751C1180 796 1130 846 1094 900z',
      ],
      '#2f6176',
    ),
    ellipse(996, 806, 70, 9, '#0a212d'),
    person(awayGoer(pen, { legs: '#081b23', hat: '#0e2c36', ink: '#06151b' }), 996, 800, 1.85, '#1c4c58'),
    line('M1014 668 1020 722M1001 628q11 2 14 14', tint.light, 5, { opacity: 0.85 }),
    sun(pen, 1026, 640, 7, 110),
    ground('0,800 460,820 800,900 1600,900', pen.linear(['#2a5669', '#0c2735'], '0 0 0 1')),
    plant(dark, [640, 840, 330], [1590, 900, 560]),
    specks(41, 26, { x: 700, y: 300, width: 900, height: 560, r: 3 }, '#cfe2ea'),
  ].join('')
}

const northernLights = (pen: Pen): string =>
  path(
    'M500 0C760 120 900 60 1200 190 1400 270 1500 200 1600 230V0z',
    pen.linear(
      [
        [0, '#6fc0a8', 0],
        [0.5, '#6fc0a8', 0.34],
        [1, '#6fc0a8', 0],
      ],
      '0 0 .3 1',
    ),
    { filter: pen.blur(26) },
  )

/** The light of the lamp on the snow, and in the air. */
function lampBeam(pen: Pen): string {
  const onSnow = pen.linear(
    [
      [0, tint.glow, 0.95],
      [0.4, tint.light, 0.5],
      [1, tint.ember, 0],
    ],
    '0 .5 1 .45',
  )
  return [
    path(
      'M1010 664C1100 620 1240 590 1440 590 1540 620 1560 720 1460 772 1300 800 1120 760 1010 684z',
      onSnow,
      { filter: pen.blur(16) },
    ),
    path(
      'M1030 672L1620 430V860z',
      pen.linear(
        [
          [0, tint.light, 0.55],
          [0.6, tint.light, 0.12],
          [1, tint.light, 0],
        ],
        '0 .5 1 .5',
      ),
      { filter: pen.blur(9) },
    ),
  ].join('')
}

/** Blue hour at the cabin: a lit window, smoke, skis against the wall. */
export function cabin(pen: Pen): string {
  const tree = spruce(pen, 44, { dark: '#0a2a31', bough: '#22585c', snow: '#c6dbe5' })
  return [
    sky(pen, '#3f7590', '#7ba7ba', '#c3d8de', '#f7dcb8'),
    specks(3, 18, { x: 100, y: 20, width: 1480, height: 260, r: 2.6 }, '#eaf3f7'),
    range(
      [
        [760, 300, 330],
        [1230, 240, 380],
      ],
      600,
      { lit: '#c9dde6', shade: '#7ba4b7', snow: '#fdeedd' },
    ),
    veil(pen, 420, 190, '#f3e3cd', 0.75),
    path(treeLine(51, { from: -10, to: 1040, y: 590, height: 100 }), '#4e808b'),
    veil(pen, 500, 100, '#a9c6d0', 0.6),
    ground('0,620 520,640 1100,590 1600,620', pen.linear(['#d5e5ed', '#a7c6d5', '#7ba3b8'], '.6 0 .4 1')),
    group(
      { opacity: 0.45 },
      plant(tree, [760, 640, 220], [830, 634, -290], [890, 630, 180], [1500, 630, 300]),
    ),
    smoke(pen),
    plant(tree, [1480, 690, -470], [960, 690, 330]),
    house(pen),
    path('M1026 716C1100 690 1180 704 1260 712H1352C1400 704 1430 700 1450 716V740H1026z', '#e9f2f6'),
    ground(
      '0,760 480,770 1000,712 1320,718 1600,690',
      pen.linear(['#eef5f8', '#c6dbe6', '#8fb3c6'], '.6 0 .3 1'),
    ),
    path('M1060 724C1000 760 900 800 800 822L1130 830C1180 800 1210 760 1214 724z', tint.light, {
      opacity: 0.65,
      filter: pen.blur(14),
    }),
    shadows(pen, 'M1260 730C1220 800 1100 860 980 900H1180C1300 850 1360 790 1370 730z', 0.5, 12),
    track(
      [
        'M1290 722C1260 780 1180 850 1110 900H1142C1210 850 1280 780 1300 722z',
        'M1312 722C1300 780 1250 850 1200 900H1234C1280 850 1320 780 1322 722z',
      ],
      '#86abc0',
    ),
    plant(tree, [1590, 800, 600]),
    specks(12, 30, { x: 600, y: 120, width: 1000, height: 700, r: 3.5 }, '#fff'),
  ].join('')
}

const smoke = (pen: Pen): string =>
  line('M1352 366C1330 320 1392 300 1366 250S1420 190 1390 130', '#e9f1f4', 26, {
    opacity: 0.5,
    filter: pen.blur(10),
  })

/** Log walls under a snowy roof, a lit window and door, two pairs of skis. */
const house = (pen: Pen): string => walls(pen) + chimneyAndRoof(pen) + windowAndDoor(pen) + skis()

function walls(pen: Pen): string {
  const logs = Array.from({ length: 7 }, (_, row) => `M1040 ${548 + row * 26}h380`).join('')
  const timber = pen.shape(logs)
  return [
    path('M1040 530H1420V716H1040z', pen.linear(['#4a3527', '#38281f', '#241a15'], '0 0 1 0')),
    use(timber, { stroke: '#1d1410', 'stroke-width': 4, opacity: 0.7 }),
    use(timber, { stroke: '#8a6a4b', 'stroke-width': 2, opacity: 0.5, transform: 'translate(0 -7)' }),
  ].join('')
}

const chimneyAndRoof = (pen: Pen): string =>
  [
    path('M1322 372H1372V470H1322z', '#3b4a50'),
    path('M1314 356H1380V378H1314z', '#eaf2f6'),
    path(
      'M994 552L1110 402Q1116 394 1126 394H1340Q1350 394 1356 402L1466 552Q1440 566 1410 552L1230 556 1050 552Q1016 566 994 552z',
      pen.linear(['#fff', '#e3eef3', '#a9c6d4'], '.3 0 .5 1'),
    ),
    path(
      'M994 552Q1016 566 1050 552L1230 556 1410 552Q1440 566 1466 552L1456 538Q1230 552 1004 540z',
      '#7fa6ba',
    ),
  ].join('')

/** Both lit, and their light on the wall. */
function windowAndDoor(pen: Pen): string {
  const lit = pen.linear([tint.glow, tint.light, tint.ember], '0 0 0 1')
  return [
    sun(pen, 1140, 628, 0, 230),
    rect(1084, 582, 112, 88, '#1d1410'),
    rect(1090, 588, 100, 76, lit),
    line('M1140 588V664M1090 622H1190', '#4a3527', 5),
    rect(1264, 576, 84, 140, '#123f3a'),
    rect(1282, 592, 48, 44, lit),
    ellipse(1336, 652, 4, 4, tint.ember),
  ].join('')
}

function skis(): string {
  const ski = (x: number, colour: string) => line(`M${x} 716L${x + 16} 516q3-12 8-16`, colour, 8)
  return [ski(1216, tint.coal), ski(1234, tint.coal), ski(1376, '#dcebf1'), ski(1392, '#dcebf1')].join('')
}
