import { group, line, moved, type Pen, path, rect } from '#platform/images/pen.ts'
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

const snowTones = { dark: tint.shade, bough: tint.pine, snow: '#eef5f8' }

/** Morning in the woods: a fresh track bends towards the sun. */
export function forestTrack(pen: Pen): string {
  const near = spruce(pen, 3, snowTones)
  const mid = spruce(pen, 8, { dark: tint.pine, bough: tint.spruce, snow: '#e3eff3' })
  return [
    sky(pen, tint.ice, '#dfebf0', tint.glow, tint.light),
    sun(pen, 1060, 430, 34, 620),
    path(treeLine(5, { from: -10, to: 1180, y: 526, height: 76 }), tint.mist, { opacity: 0.75 }),
    veil(pen, 400, 130, tint.glow, 0.8),
    path(treeLine(9, { from: 560, to: 1000, y: 530, height: 130 }), '#7fa9ac', { opacity: 0.8 }),
    path(treeLine(14, { from: 1130, to: 1420, y: 530, height: 170 }), '#6f9c9f', { opacity: 0.85 }),
    veil(pen, 420, 130, '#fff7ea', 0.75),
    ground(
      '0,560 420,520 1000,536 1300,520 1600,540',
      pen.linear([tint.glow, '#f4f8fa', tint.haze], '.66 0 .5 1'),
    ),
    plant(
      mid,
      [770, 560, 190],
      [842, 552, -240],
      [905, 545, 150],
      [1190, 552, 210],
      [1262, 566, -290],
      [1330, 560, 200],
    ),
    ground(
      '0,640 480,600 900,640 1250,596 1600,640',
      pen.linear(
        [
          [0, '#fffaf2'],
          [0.3, tint.snow],
          [1, tint.haze],
        ],
        '.6 0 .4 1',
      ),
    ),
    shadows(
      pen,
      'M1240 620C1150 660 1010 700 760 720L700 800C960 800 1180 740 1330 640zM1440 660C1300 760 1160 830 900 900H1240C1400 840 1500 740 1540 670zM800 590C740 620 680 640 560 660L540 690C680 680 790 650 850 600z',
      0.55,
      12,
    ),
    path(
      'M1046 606C1070 640 1180 660 1160 720 1130 800 860 820 700 900H1290C1330 830 1330 760 1290 700 1240 650 1100 640 1062 606z',
      '#fff',
      { opacity: 0.72 },
    ),
    track(
      [
        'M1052 608C1080 646 1196 664 1180 724 1150 806 900 830 770 900H806C940 840 1180 810 1200 726 1206 664 1090 646 1056 608z',
        'M1054 608C1092 644 1226 664 1224 730 1210 812 1040 840 960 900H998C1070 850 1240 820 1246 732 1246 664 1100 644 1058 608z',
      ],
      '#a9c8d6',
    ),
    person(awayGoer(pen, { legs: tint.dusk, hat: tint.dusk }), 1092, 644, 0.62, tint.coal),
    plant(near, [1392, 690, 520], [1530, 742, -640], [1292, 640, 330], [650, 620, -210]),
    ground('0,800 420,790 760,880 1200,900 1600,830', pen.linear(['#fff', tint.haze], '0 0 0 1')),
    specks(4, 24, { x: 500, y: 60, width: 1100, height: 760, r: 3.5 }, '#fff'),
  ].join('')
}

const stake = (x: number, y: number, height: number) =>
  line(
    `M${x} ${y}l${Math.round(height * 0.06)} ${-height}`,
    '#5d4634',
    Math.max(2, Math.round(height / 16)),
  ) +
  line(
    `M${Math.round(x + height * 0.05)} ${Math.round(y - height * 0.86)}l1 ${-Math.round(height * 0.12)}`,
    tint.coal,
    Math.max(3, Math.round(height / 14)),
  )

/** The high plain in low sun: marked trail, long shadows, far peaks. */
export function mountainPlateau(pen: Pen): string {
  const skier = strider(pen, { legs: tint.night, hat: tint.snow })
  return [
    sky(pen, '#8db4c6', '#c3dbe5', tint.glow, tint.light),
    sun(pen, 820, 420, 26, 640),
    range(
      [
        [1010, 330, 210],
        [1490, 250, 330],
        [700, 400, 190],
      ],
      520,
      { lit: '#e9f1f4', shade: '#a5c3d1', snow: '#fff' },
    ),
    veil(pen, 400, 130, tint.glow, 0.85),
    range(
      [
        [1250, 270, 290],
        [1560, 350, 240],
      ],
      570,
      { lit: '#f7fafb', shade: '#7ea6ba', snow: '#fff' },
    ),
    veil(pen, 470, 120, '#fdf3e4', 0.7),
    ground(
      '0,540 300,510 800,556 1200,530 1600,566',
      pen.linear(['#fdf2e2', '#e7f0f4', '#d0e2ea'], '.5 0 .5 1'),
    ),
    ground('0,620 500,580 980,620 1600,590', pen.linear(['#fffaf1', '#eef4f7', tint.ice], '.5 0 .6 1')),
    shadows(
      pen,
      'M0 690C400 640 800 690 1100 660 800 720 400 690 0 760zM600 780C900 720 1300 760 1600 700V760C1300 800 900 790 600 820z',
      0.4,
      16,
    ),
    ground('0,760 420,720 1000,770 1600,690', pen.linear(['#fffdf9', '#edf4f7', '#bcd5e1'], '.5 0 .6 1')),
    track(
      [
        'M1010 604C1060 650 1120 700 1080 770 1050 820 980 860 930 900H976C1030 860 1090 830 1118 774 1150 700 1080 650 1014 604z',
        'M1014 603C1074 648 1168 700 1150 776 1130 830 1090 866 1060 900H1108C1136 866 1180 830 1190 778 1196 700 1090 646 1018 603z',
      ],
      '#a3c3d2',
    ),
    stake(1000, 606, 40),
    stake(1092, 660, 70),
    stake(1224, 740, 118),
    stake(1420, 890, 190),
    shadows(
      pen,
      'M1140 724C1220 730 1320 744 1400 770L1380 778C1300 752 1200 740 1136 730zM1180 760C1280 770 1380 790 1470 826L1440 834C1350 800 1260 776 1176 768z',
      0.7,
      4,
    ),
    person(skier, 1112, 724, 0.86, tint.forest),
    person(skier, 1290, 764, 1.08, tint.coal),
  ].join('')
}

/** The minutes before the start: lanes, arch, a wave of racers. */
export function raceStart(pen: Pen): string {
  const tree = spruce(pen, 12, { dark: tint.forest, bough: tint.spruce, snow: '#e8f1f5' })
  const lane = (x: number, bottom: number) => `M${x} 560L${bottom} 900H${bottom + 20}L${x + 3} 560z`
  const lanes = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((i) => [lane(1010 + i * 30, 640 + i * 152), lane(1019 + i * 30, 690 + i * 152)])
    .join('')
  const racer = awayGoer(pen, { legs: tint.night, hat: tint.coal })
  const wave = [tint.coal, tint.snow, tint.forest, tint.ember, tint.fjord, tint.snow, tint.deep]
  const front = [tint.deep, tint.forest, tint.ember, tint.fjord]
  const bib = pen.symbol(rect(-9, -70, 18, 17, '#fff') + line('M-4-66V-57M3-66V-57', tint.night, 2.4))
  return [
    sky(pen, '#a9c9d8', '#d7e7ee', tint.glow, '#ffe6c4'),
    sun(pen, 1440, 330, 0, 620),
    range(
      [
        [560, 330, 260],
        [900, 380, 220],
      ],
      520,
      { lit: '#eef5f8', shade: '#bdd5e0', snow: '#fff' },
    ),
    veil(pen, 380, 160, '#f7f3ec', 0.9),
    path(treeLine(21, { from: -10, to: 1620, y: 548, height: 110 }), '#7ba5a8', { opacity: 0.8 }),
    veil(pen, 430, 110, '#fdf6ea', 0.7),
    plant(
      tree,
      [880, 560, 190],
      [1330, 560, 230],
      [1400, 566, -300],
      [1478, 570, 250],
      [1552, 576, -340],
      [820, 556, -150],
    ),
    ground('0,570 500,548 1100,556 1600,560', pen.linear(['#fff8ec', tint.snow, '#cfe1e9'], '.7 0 .5 1')),
    path(lanes, '#a4c4d3'),
    line('M966 600V388M1292 600V388', tint.forest, 13),
    path('M944 372H1314V438H944z', pen.linear([tint.forest, tint.pine], '0 0 1 0')),
    path('M944 438H1314V446H944z', tint.coal),
    path('M1096 420 1116 392 1128 408 1136 398 1158 420z', tint.snow),
    line('M1070 406H1010M1250 406H1190', tint.haze, 5),
    wave.map((jacket, i) => person(racer, 1016 + i * 34, 606, 0.62, jacket)).join(''),
    path(
      'M820 590V480Q850 470 862 484 878 496 900 486V524Q878 534 862 522 846 510 826 520V590zM1386 596V470Q1420 458 1434 474 1452 488 1478 476V520Q1452 530 1434 516 1416 504 1393 514V596z',
      tint.coal,
    ),
    front
      .map(
        (jacket, i) =>
          person(racer, 930 + i * 155, 800, 1.7, jacket) + person(bib, 930 + i * 155, 800, 1.7, jacket),
      )
      .join(''),
    specks(7, 46, { x: 480, y: 40, width: 1120, height: 820, r: 4 }, '#fff'),
  ].join('')
}

/** A day out: a parent, a child, a sledge with the smallest one. */
export function familyTour(pen: Pen): string {
  const tree = spruce(pen, 31, snowTones)
  const skier = strider(pen, { legs: tint.night, hat: tint.snow })
  return [
    sky(pen, '#9dc3d4', '#cfe3eb', '#f6f1e6', tint.light),
    sun(pen, 1280, 300, 40, 600),
    range(
      [
        [620, 380, 280],
        [1060, 320, 300],
      ],
      560,
      { lit: '#f3f8fa', shade: '#b3cfdc', snow: '#fff' },
    ),
    veil(pen, 420, 150, '#fbf4e8', 0.9),
    ground('0,560 400,590 900,520 1600,570', pen.linear(['#fdf3e3', '#eaf2f6', tint.ice], '.8 0 .3 1')),
    group(
      { opacity: 0.5 },
      plant(tree, [760, 566, 150], [820, 560, -190], [1010, 540, 120], [1060, 540, -170], [1110, 542, 140]),
    ),
    ground('0,700 420,690 1000,600 1600,640', pen.linear(['#fffaf0', tint.snow, '#c8dde7'], '.8 0 .3 1')),
    plant(tree, [1400, 640, 400], [1500, 660, -520], [1330, 626, 240], [1580, 690, 440]),
    shadows(
      pen,
      'M1400 640C1200 690 1000 700 820 760L700 830C980 790 1260 740 1440 660zM1510 664C1400 760 1260 830 1100 900H1330C1460 830 1560 740 1580 690z',
      0.5,
      14,
    ),
    ground('0,820 420,800 900,720 1600,740', pen.linear(['#fffdf8', '#f2f7f9', '#c4dae5'], '.8 0 .4 1')),
    track(
      [
        'M420 812C700 780 900 730 1600 752V757C900 738 700 788 420 820z',
        'M400 836C700 800 900 750 1600 774V781C900 760 700 812 400 846z',
      ],
      '#a6c6d5',
    ),
    shadows(
      pen,
      'M1060 764C980 776 900 790 820 812L840 822C920 800 1000 786 1070 774zM800 782C740 794 690 806 640 824L660 832C720 812 770 798 806 790zM1250 762C1180 772 1120 782 1060 796L1080 804C1140 790 1200 778 1256 772z',
      0.7,
      4,
    ),
    person(skier, 1270, 766, 1.25, tint.coal),
    line('M1258 708L1120 748', tint.dusk, 2.5),
    path(
      'M1010 758C1010 730 1040 716 1070 722L1124 744Q1132 760 1116 766H1030Q1012 766 1010 758z',
      pen.linear([tint.pine, tint.shade]),
    ),
    path('M1030 734C1034 700 1074 694 1092 730z', '#e4eef2'),
    moved(
      'translate(1062 722)',
      path('M-12-4a12 12 0 0 1 24 0z', tint.ember),
      path('M-9-4H9V2Q0 8-9 2z', '#e2b48f'),
    ),
    person(skier, 852, 786, 0.86, tint.ember),
    person(skier, 690, 802, 1.22, tint.forest),
    specks(17, 26, { x: 700, y: 60, width: 880, height: 500, r: 3.5 }, '#fff'),
  ].join('')
}
