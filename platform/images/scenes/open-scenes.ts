import { ellipse, group, line, moved, type Pen, path, rect, use } from '#platform/images/pen.ts'
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
  treeLine,
  veil,
} from './landscape.ts'

/** September morning: roller skis on an empty road through the woods. */
export function rollerRoad(pen: Pen): string {
  const tree = spruce(pen, 7, { dark: '#0d3330', bough: '#2f6b5f' })
  const soft = spruce(pen, 15, { dark: '#447a74', bough: '#7aa79c' })
  const dash = (d: string) => path(d, '#f6f1e4')
  return [
    sky(pen, '#a3c8d6', '#d3e5ea', tint.glow, tint.light),
    sun(pen, 1130, 400, 36, 660),
    path('M0 470C240 400 420 420 640 452 900 400 1200 380 1600 430V620H0z', '#a6c6cc'),
    veil(pen, 380, 130, '#fdf0dc', 0.85),
    path(treeLine(61, { from: -10, to: 1620, y: 500, height: 90 }), '#86b0ae', { opacity: 0.9 }),
    veil(pen, 430, 110, '#fbeeda', 0.8),
    ground('0,560 600,540 1100,520 1600,540', pen.linear(['#e6d9b4', '#a9b98c', '#6f9478'], '.7 0 .4 1')),
    plant(
      soft,
      [700, 560, 200],
      [760, 556, -260],
      [826, 550, 190],
      [880, 546, -150],
      [1230, 548, 240],
      [1300, 556, -300],
    ),
    path(
      'M1096 520C1080 548 1010 566 940 592 800 640 560 720 330 900H1430C1400 780 1260 690 1190 620 1150 580 1112 556 1110 520z',
      pen.linear(['#c9c9c2', '#8d999d', '#5d6d74'], '0 0 0 1'),
    ),
    dash(
      'M1097 536C1090 550 1078 560 1064 572L1070 574C1084 562 1096 552 1101 536zM1052 584C1030 602 1004 622 984 646L998 648C1018 626 1042 604 1062 586zM966 668C930 706 900 750 880 800L908 802C928 752 954 708 984 670zM866 836C860 856 854 880 850 900H886C888 880 894 858 900 838z',
    ),
    line('M1093 524C1070 556 1000 574 930 600 780 656 560 740 360 898', '#fbf6e8', 4, { opacity: 0.8 }),
    line('M1112 526C1120 560 1160 590 1196 630 1260 700 1390 780 1416 898', '#fbf6e8', 5, { opacity: 0.8 }),
    shadows(
      pen,
      'M1260 610C1120 640 960 680 700 760L600 830C860 780 1120 720 1330 640zM1450 700C1300 760 1100 820 900 900H1240C1400 830 1500 770 1540 720z',
      0.5,
      14,
    ),
    ground('0,700 300,680 560,730 700,900', pen.linear(['#d8cfa4', '#8fae8a', '#4c7d68'], '.6 0 .3 1')),
    path(
      'M1180 630C1238 630 1262 690 1320 690C1437 690 1483 660 1600 660V900H1430C1400 800 1290 710 1180 630z',
      pen.linear(['#b9b983', '#5d8a6c', '#2c5f52'], '0 0 .3 1'),
    ),
    plant(tree, [1380, 700, 470], [1480, 740, -600], [1570, 780, 520], [1300, 664, 270]),
    ellipse(1088, 776, 66, 8, '#2c4a55'),
    person(awayGoer(pen, { legs: tint.night, hat: tint.dusk }), 1080, 752, 1.5, tint.coal),
    line('M1065 768V778M1095 768V778', '#12181b', 11),
    path('M360 900L600 740 640 752 560 900z', '#fff', { opacity: 0.06 }),
  ].join('')
}

/** Clear ice: a skater, the sun's lane on the lake, dark hills. */
export function frozenLake(pen: Pen): string {
  const tree = spruce(pen, 19, { dark: tint.shade, bough: tint.pine, snow: '#e6f0f4' })
  const west = pen.shape(treeLine(71, { from: -10, to: 900, y: 558, height: 62, depth: 0 }))
  const east = pen.shape(treeLine(72, { from: 1200, to: 1620, y: 558, height: 130, depth: 0 }))
  return [
    sky(pen, '#7fabc0', '#b9d5e0', '#f3ecdf', tint.light),
    sun(pen, 1090, 470, 32, 640),
    range(
      [
        [520, 370, 300],
        [860, 410, 240],
        [1480, 330, 340],
      ],
      560,
      { lit: '#e4eff4', shade: '#9cbdcc', snow: '#fff' },
    ),
    veil(pen, 430, 130, '#fbeedb', 0.85),
    use(west, { fill: '#6d9aa0', opacity: 0.85 }),
    use(east, { fill: '#46787a' }),
    rect(0, 556, 1600, 344, pen.linear(['#fbe8cc', '#b7d3de', '#79a6ba', '#48788f'], '0 0 0 1')),
    group(
      { opacity: 0.32, transform: 'translate(0 1116)scale(1 -1)' },
      use(east, { fill: '#2a5d66' }),
      use(west, { fill: '#5d8f9a' }),
    ),
    ice(pen),
    moved('translate(1160 760)scale(1.800)', skater()),
    plant(tree, [1440, 600, 300], [1520, 612, -420], [1590, 630, 360]),
    path('M1360 606C1440 584 1540 590 1600 600V650C1540 634 1440 628 1360 606z', '#f3f8fa'),
    specks(9, 18, { x: 800, y: 80, width: 780, height: 380, r: 3 }, '#fff'),
  ].join('')
}

/** The sun's lane, snow that the wind has left, cracks. */
function ice(pen: Pen): string {
  const crack =
    'M700 900L820 800 790 742 930 690 1010 640M820 800 1000 770 1180 800 1340 756 1600 776M930 690 1120 676 1260 640M1180 800 1250 900M790 742 620 720 430 742 240 716M1340 756 1420 690 1600 668'
  return [
    path(
      'M1040 560H1140L1320 900H900z',
      pen.linear(
        [
          [0, tint.glow, 0.95],
          [0.5, tint.light, 0.45],
          [1, tint.light, 0.1],
        ],
        '0 0 0 1',
      ),
      { filter: pen.blur(20) },
    ),
    path(
      'M0 556C300 566 500 560 700 566 1000 560 1300 572 1600 560V574C1300 582 1000 570 700 576 500 570 300 578 0 570z',
      '#fff',
      { opacity: 0.85 },
    ),
    path(
      'M0 640C200 620 420 640 560 656 420 676 200 690 0 676zM1240 700C1360 684 1500 690 1600 700V740C1500 744 1340 730 1240 700zM300 800C460 780 620 790 700 806 600 826 420 830 300 800z',
      '#f4f9fb',
      { opacity: 0.55, filter: pen.blur(6) },
    ),
    line(crack, '#fff', 2.4, { opacity: 0.65 }),
    line(crack, '#2f6379', 1.4, { opacity: 0.35, transform: 'translate(3 3)' }),
    path('M1180 760C1240 764 1300 776 1350 796 1290 790 1230 780 1170 768z', tint.deep, {
      opacity: 0.5,
      filter: pen.blur(4),
    }),
  ].join('')
}

/** A long-distance skater, bent low, hands on the back. */
const skater = () =>
  [
    line('M-50-2-18-4M2 0H44', tint.night, 3),
    line('M-6-44-20-26-34-8', tint.night, 9),
    line('M-6-44 18-32 20-4', tint.dusk, 10),
    line('M-6-46Q10-66 26-66', tint.coal, 17),
    line('M22-64 2-52-10-58', '#b4541d', 7),
    path('M-14-72H6Q12-66 6-52L-14-46z', tint.forest),
    ellipse(37, -76, 8, 8, '#e2b48f'),
    path('M28-78Q30-88 40-86 47-84 46-77L36-76z', tint.snow),
  ].join('')

/** The coast in March: open sea, snow to the shore, a trail above the rocks. */
export function coastTrail(pen: Pen): string {
  const tree = spruce(pen, 27, { dark: tint.shade, bough: tint.pine, snow: '#e3eef3' })
  return [
    sky(pen, '#86b2c6', '#bcd7e2', '#f5ecdd', tint.light),
    sun(pen, 760, 420, 30, 600),
    clouds(pen),
    farShore(),
    veil(pen, 400, 100, '#fbeddb', 0.8),
    sea(pen),
    rocks(),
    snowyShore(pen),
    trail(),
    plant(tree, [1420, 640, 330], [1500, 670, -440], [1580, 720, 500], [1360, 590, 190], [1310, 560, -120]),
    person(strider(pen, { legs: tint.night, hat: tint.forest }), 1254, 700, 1.15, tint.coal),
    line('M380 360q12-12 22 0 10-12 22 0M470 320q9-9 17 0 8-9 17 0', tint.deep, 3),
  ].join('')
}

const clouds = (pen: Pen): string =>
  path(
    'M0 300C200 280 420 320 640 300 420 340 200 330 0 340zM900 220C1100 200 1300 240 1600 216V250C1300 262 1100 250 900 220z',
    '#fff',
    { opacity: 0.5, filter: pen.blur(10) },
  )

const farShore = (): string =>
  range(
    [
      [1180, 300, 220],
      [1440, 230, 300],
      [1620, 320, 220],
    ],
    500,
    { lit: '#e8f1f5', shade: '#96b8c8', snow: '#fff' },
  ) +
  range(
    [
      [200, 440, 150],
      [430, 456, 120],
    ],
    500,
    { lit: '#d5e5ec', shade: '#a9c6d2', snow: '#f6fafb' },
  )

/** The sea with the sun's lane, small waves and an island. */
const sea = (pen: Pen): string =>
  [
    rect(0, 498, 1600, 402, pen.linear(['#f2dfc6', '#9fc3d0', '#4f8399', '#2b5d74'], '0 0 0 1')),
    path(
      'M700 500H820L980 700H560z',
      pen.linear(
        [
          [0, tint.glow, 0.95],
          [1, tint.light, 0],
        ],
        '0 0 0 1',
      ),
      { filter: pen.blur(14) },
    ),
    line(
      'M600 540h90M760 528h120M520 576h60M700 572h150M420 620h110M640 640h90M180 560h120M60 610h90M330 680h140',
      '#fff',
      3,
      { opacity: 0.45 },
    ),
    path('M860 520C900 506 960 500 1010 508 1040 512 1060 520 1090 522H850z', '#5f8b97') +
      path('M880 514C920 504 970 502 1004 509 970 512 920 514 880 514z', '#f1f7f9'),
  ].join('')

const rocks = (): string =>
  path(
    'M1090 560C1180 530 1400 520 1600 526V900H600C660 820 700 800 760 770 820 730 880 720 930 680 990 640 1030 590 1090 560z',
    '#3d5c66',
  ) +
  path(
    'M600 900C660 820 700 800 760 770L790 800 830 762 860 790 930 690 960 716 1000 640 1030 660 1090 560C1080 640 1060 700 980 780 900 840 800 870 740 900z',
    '#294650',
  )

const snowyShore = (pen: Pen): string =>
  [
    path(
      'M1090 556C1180 526 1400 516 1600 522V900H820C900 850 1000 800 1040 720 1060 670 1060 600 1090 556z',
      pen.linear(['#fdf1e0', '#f3f8fa', '#c3dae5'], '.2 0 .5 1'),
    ),
    path(
      'M820 900C900 850 1000 800 1040 720 1050 700 1056 670 1062 650L1084 690C1090 760 1010 840 900 900z',
      '#dbe8ee',
    ),
    shadows(
      pen,
      'M1600 640C1440 650 1300 690 1200 760 1140 810 1080 860 1040 900H1200C1260 820 1420 740 1600 720z',
      0.4,
      16,
    ),
  ].join('')

/** A groomed trail with its two grooves. */
const trail = (): string =>
  [
    path(
      'M1236 534C1200 580 1260 620 1250 680 1230 770 1110 830 1060 900H1190C1230 840 1330 770 1330 690 1330 620 1240 580 1250 534z',
      '#fff',
      { opacity: 0.8 },
    ),
    line('M1240 536C1212 582 1278 622 1270 684 1254 770 1146 832 1098 900', '#a3c3d2', 6),
    line('M1246 536C1226 582 1300 622 1298 686 1288 770 1196 836 1154 900', '#a3c3d2', 6),
  ].join('')
