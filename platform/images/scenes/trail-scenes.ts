import { element, line, moved, type Pen, path, rect } from '#platform/images/pen.ts'
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
  strider,
  sun,
  tint,
  track,
  treeLine,
  veil,
} from './landscape.ts'

/** April on the crust: open snow without a track, long shadows, two skiers going wherever they like. */
export function springCrust(pen: Pen): string {
  const tree = spruce(pen, 61, { dark: '#14504d', bough: '#4f8780' })
  const goer = awayGoer(pen, { legs: '#163c4c', hat: '#d9702f' })
  return [
    sky(pen, '#6fa9c6', '#a9cfde', '#e2eef1', '#fdf1dd'),
    sun(pen, 1180, 250, 34, 330),
    range(
      [
        [620, 380, 300],
        [1010, 330, 330],
        [1430, 360, 340],
      ],
      560,
      { lit: '#e6f1f6', shade: '#a9c9d8', snow: '#fff' },
    ),
    veil(pen, 400, 180, '#fbf0df', 0.8),
    path(treeLine(14, { from: 560, to: 1620, y: 566, height: 46 }), '#8fb4b8'),
    ground('0,590 620,560 1200,580 1600,550', pen.linear(['#fffaf0', '#e6f0f5', '#c9dfe9'], '.7 0 .3 1')),
    shadows(pen, 'M984 630L690 712 706 720 1010 638zM1182 656L880 752 900 762 1212 666z', 0.55, 5),
    plant(tree, [760, 590, 70], [820, 592, -100], [1530, 600, 150], [1580, 604, -110]),
    ground(
      '0,760 560,820 1100,790 1600,830',
      pen.linear(
        [
          [0, '#ffffff', 0.9],
          [1, '#bcd6e2', 0.9],
        ],
        '0 0 0 1',
      ),
    ),
    specks(19, 60, { x: 200, y: 640, width: 1380, height: 220, r: 3 }, '#fff'),
    person(goer, 1000, 628, 1.05, '#1d6a72'),
    person(goer, 1200, 654, 1.2, '#c8452a'),
  ].join('')
}

/** One ski with its binding, leaning: its foot at 0 0, its tip up. */
const leaning = (colour: string, edge: string): string =>
  line('M0 0L14-392q3-22 14-30', edge, 20) +
  line('M0-4L14-392q3-22 13-28', colour, 14) +
  rect(-2, -196, 18, 40, '#14303c', 4) +
  line('M5-300 9-350', '#ffffff', 4, { opacity: 0.7 })

/** The wall of the workshop: everybody's skis in a row, and the light from the door. */
export function skiRack(pen: Pen): string {
  const boards = Array.from({ length: 17 }, (_, at) => `M${at * 100} 0V680`).join('')
  const skis = [
    ['#c8452a', '#7c2413'],
    ['#f3f6f8', '#a9bcc6'],
    ['#1d6a72', '#0f3f45'],
    ['#f4a75f', '#a8622a'],
    ['#17384a', '#0a1d27'],
    ['#86afc1', '#4d7d94'],
    ['#f3f6f8', '#a9bcc6'],
  ].flatMap(([colour = '', edge = ''], at) => [
    moved(`translate(${820 + at * 104} ${684 + (at % 2) * 6})`, leaning(colour, edge)),
    moved(`translate(${846 + at * 104} ${686 + (at % 2) * 6})rotate(1)`, leaning(colour, edge)),
  ])
  return [
    rect(0, 0, 1600, 900, pen.linear(['#8a5a36', '#6f4529', '#4b2d1b'], '.9 0 0 1')),
    line(boards, '#3b2314', 4, { opacity: 0.45 }),
    line(boards, '#c48d5f', 2, { opacity: 0.35, transform: 'translate(4)' }),
    sun(pen, 1560, 120, 0, 620),
    rect(760, 336, 840, 34, '#3a2416', 6),
    rect(760, 330, 840, 12, '#a06f45', 6),
    ...Array.from({ length: 8 }, (_, at) => rect(802 + at * 104, 352, 10, 36, '#2b1a0f', 3)),
    ground('0,684 600,694 1100,678 1600,690', pen.linear(['#dbe8ee', '#b4cdd9', '#86a9ba'], '.8 0 .2 1')),
    shadows(pen, 'M800 704H1600V740H760z', 0.5, 12),
    ...skis,
    line('M640 694 694 214M668 696 706 214', '#17384a', 5),
    line('M690 222 698 176M704 222 709 176', '#c8452a', 9),
    line('M628 666h34M656 670h34', '#17384a', 4),
  ].join('')
}

const LAMPS = [
  [1500, 300, 1],
  [1190, 410, 0.62],
  [1000, 470, 0.4],
  [890, 500, 0.26],
] as const

/** The lit loop on a weekday evening: lamps along the track, somebody after work. */
export function litLoop(pen: Pen): string {
  const tree = spruce(pen, 77, { dark: '#061d22', bough: '#1b4d50', snow: '#8fb3bf' })
  const near = spruce(pen, 23, { dark: '#0b2a2c', bough: '#5d6f58', snow: '#f1dfbd' })
  const lamps = LAMPS.flatMap(([x, y, scale]) => [
    line(`M${x} ${y + 320 * scale}V${y}h${-34 * scale}`, '#0a222b', 9 * scale),
    sun(pen, x - 36 * scale, y + 8, Math.round(13 * scale), Math.round(210 * scale)),
  ])
  return [
    sky(pen, '#0b2130', '#143c50', '#2b6076', '#5f8f9f'),
    specks(6, 34, { x: 60, y: 0, width: 1500, height: 300, r: 2.6 }, '#e4eff4'),
    path(treeLine(88, { from: -10, to: 1620, y: 560, height: 210 }), '#0d2f38'),
    ground('0,600 640,570 1100,560 1600,590', pen.linear(['#a9bfc4', '#4d7d8f', '#1b4557'], '.75 0 .2 1')),
    plant(tree, [560, 610, 300], [690, 600, -220], [1330, 600, 330]),
    track(
      [
        'M900 900C950 800 960 720 890 640 860 606 850 586 858 566L864 566C860 588 876 606 904 636 986 716 976 806 940 900z',
        'M1060 900C1080 800 1060 716 966 640 920 606 898 588 890 566L896 566C908 588 934 606 982 638 1082 714 1108 806 1104 900z',
      ],
      '#3d6678',
    ),
    ...lamps,
    person(strider(pen, { legs: '#0b2029', hat: '#c8452a', ink: '#06151b' }), 1090, 664, 1.35, '#2a7a80'),
    plant(near, [1570, 720, 520], [430, 760, -360]),
    specks(31, 40, { x: 500, y: 260, width: 1100, height: 560, r: 3 }, '#e9f2f5'),
  ].join('')
}

const JACKETS = ['#c8452a', '#1d6a72', '#f4a75f', '#17384a', '#86afc1', '#8b3a62', '#3f7a4d'] as const

/** The long race: a line of skiers across the frozen bog, as far as one can see. */
export function longRace(pen: Pen): string {
  const skier = strider(pen, { legs: '#17384a', hat: '#28546a' })
  const field = Array.from({ length: 15 }, (_, at) => {
    const scale = Number((0.3 + (at / 14) ** 1.6 * 1.5).toFixed(2))
    const x = Math.round(640 + (at / 14) ** 1.25 * 830)
    return person(skier, x, Math.round(586 + scale * 46), scale, JACKETS[at % JACKETS.length] ?? tint.deep)
  })
  const flag = (x: number, y: number, scale: number) =>
    moved(
      `translate(${x} ${y})scale(${scale})`,
      line('M0 0V-190', '#28546a', 5),
      element('path', { d: 'M0-190C26-182 50-196 74-186V-120C50-130 26-116 0-124z', fill: '#d9702f' }),
    )
  return [
    sky(pen, '#9cc3d3', '#c9dfe5', '#f1e7d6', '#fbdcae'),
    sun(pen, 760, 500, 26, 300),
    range([[1240, 360, 420]], 570, { lit: '#d9e8ee', shade: '#9fc2d1', snow: '#fff3e2' }),
    veil(pen, 430, 160, '#fbe6c8', 0.8),
    path(treeLine(9, { from: -10, to: 1620, y: 580, height: 64 }), '#6f9a9d'),
    ground('0,590 700,588 1600,596', pen.linear(['#fdf3e3', '#dfebf1', '#b7d1de'], '.5 0 .4 1')),
    track(
      [
        'M630 606C940 636 1260 700 1600 806V822C1250 714 930 646 628 609z',
        'M630 616C900 656 1180 728 1500 860L1480 870C1170 738 890 664 628 619z',
      ],
      '#9dbfce',
    ),
    flag(1120, 640, 0.6),
    flag(1540, 760, 1.2),
    ...field,
    specks(52, 30, { x: 560, y: 640, width: 1000, height: 240, r: 3 }, '#fff'),
  ].join('')
}
