import type { Draw, ProductArt, Subject } from '../art.ts'
import { lake, road, usedIn } from '../backdrops.ts'
import { logotype, stripes } from '../brand-style.ts'
import { dyed, stitch } from '../fabric.ts'
import { materials, type Ramp } from '../palette.ts'
import { element, group, line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, contactShadow, metal, modelled } from '../shading.ts'

/** A roller ski from its side: wheels below the ends of a long frame. */
interface RollerBuild {
  wheel: number
  /** Half the distance between the axles. */
  reach: number
  frame: string
  guards: boolean
  label: string
}

const classic: RollerBuild = {
  wheel: 44,
  reach: 330,
  frame: 'M-372-18Q-372-30-360-30H360Q372-30 372-18L366 6Q362 14 352 14H-352Q-362 14-366 6z',
  guards: true,
  label: 'CLASSIC',
}
const combi: RollerBuild = {
  ...classic,
  wheel: 52,
  reach: 312,
  frame:
    'M-352-14C-330-32-300-36-250-36H250C300-36 330-32 352-14L346 10C330 6 300 2 250 2H-250C-300 2-330 6-346 10z',
  guards: false,
  label: 'COMBI',
}
const skate: RollerBuild = {
  wheel: 58,
  reach: 300,
  frame:
    'M-330-10C-316-34-280-44-240-44H250C290-44 318-34 330-10L322 10C300 0 280-10 250-12H-240C-276-10-300 0-318 10z',
  guards: false,
  label: 'SKATE',
}

/** Wheels of one grade: 2 is fast, 4 is slow. */
function wheel(
  pen: Pen,
  { r, accent, grade }: { r: number; accent: Ramp; grade: number | undefined },
): string {
  const { rubber, aluminium, steel } = materials
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.3
    return `M0 0L${Math.round(Math.cos(angle) * r * 0.56)} ${Math.round(Math.sin(angle) * r * 0.56)}`
  }).join('')
  const disc = (radius: number, fill: string) => element('circle', { r: Math.round(radius), fill })
  return [
    disc(
      r,
      pen.radial(
        [
          [0, rubber.base],
          [0.82, rubber.base],
          [0.9, rubber.glow],
          [1, rubber.deep],
        ],
        '.46 .44 .54',
      ),
    ),
    disc(r * 0.64, metal(pen, aluminium, '0 0 1 1')),
    disc(r * 0.56, '#12181b'),
    line(spokes, accent.base, r * 0.13),
    disc(r * 0.24, metal(pen, steel, '0 0 1 1')),
    disc(r * 0.09, '#1a2024'),
    grade ? disc(r * 0.3, '#fff') + gradeNumber(grade) : '',
    line(`M${-r * 0.8} ${-r * 0.4}A${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 0.2} ${-r * 0.88}`, '#fff', 2, {
      opacity: 0.4,
    }),
  ].join('')
}

const gradeNumber = (grade: number) =>
  element(
    'text',
    {
      y: 8,
      'font-family': 'Arial,sans-serif',
      'font-weight': 700,
      'font-size': 24,
      'text-anchor': 'middle',
      fill: '#14262f',
    },
    String(grade),
  )

/** Binding on the frame: toe catch, flexor, heel plate. */
function binding(pen: Pen, accent: Ramp): string {
  const { carbon, steel } = materials
  return [
    path('M-150-34H112Q120-34 120-42V-46H-150z', pen.linear([carbon.light, carbon.deep])),
    path(
      'M-156-40-148-72Q-144-82-132-82H-92L-74-62V-40z',
      pen.linear([carbon.glow, carbon.light, carbon.deep]),
    ),
    path('M-140-74H-104L-96-64H-136z', accent.base),
    path('M-78-64a6 6 0 1 0 .1 0z', steel.light),
    path('M-70-60H-36L-30-46H-72z', carbon.base),
    path('M40-58H112Q120-58 120-50V-40H40z', pen.linear([carbon.glow, carbon.base, carbon.deep])),
    line('M52-54V-42M64-54V-42M76-54V-42M88-54V-42M100-54V-42', '#000', 2.5, { opacity: 0.5 }),
  ].join('')
}

const mudguard = (pen: Pen, r: number) =>
  path(
    `M${-r - 10} -6A${r + 10} ${r + 10} 0 0 1 ${r * 0.75} ${-r * 0.72}L${r * 0.62} ${-r * 0.6}A${r + 3} ${r + 3} 0 0 0 ${-r - 3}-6z`,
    pen.linear([materials.carbon.glow, materials.carbon.deep], '0 0 1 1'),
  )

function rollerSki(subject: Subject, pen: Pen, build: RollerBuild): string {
  const { accent } = subject.brand
  const { wheel: r, reach } = build
  const one = pen.symbol(wheel(pen, { r, accent, grade: subject.numbers[0] }))
  const at = (x: number) => use(one, { transform: `translate(${x} 22)` })
  const fork = 'M-14-26H14L9 26Q0 36-9 26z'
  const forks = [-reach, reach]
    .map((x) => path(fork, metal(pen, materials.aluminium, '0 0 1 0'), { transform: `translate(${x} 0)` }))
    .join('')
  const guard = build.guards
    ? [-reach, reach].map((x) => moved(`translate(${x} 22)`, mudguard(pen, r))).join('')
    : ''
  return (
    rollerShadow(pen, build) +
    at(-reach) +
    at(reach) +
    guard +
    printedFrame(subject, pen, build) +
    forks +
    bolts(reach) +
    moved(`translate(0 ${build.guards ? 0 : -10})`, binding(pen, accent))
  )
}

function rollerShadow(pen: Pen, { frame, reach, wheel: r }: RollerBuild): string {
  return castShadow(
    pen,
    `${frame}M${-reach - r} 22a${r} ${r} 0 0 0 ${2 * r} 0zM${reach - r} 22a${r} ${r} 0 0 0 ${2 * r} 0z`,
    10,
    18,
    9,
  )
}

/** The frame with stripes, brand and model. */
function printedFrame({ tone, brand }: Subject, pen: Pen, build: RollerBuild): string {
  const { frame } = build
  return group(
    { 'clip-path': pen.clip(frame) },
    path(
      frame,
      pen.linear(
        [
          [0, tone.light],
          [0.16, tone.glow],
          [0.34, tone.light],
          [0.6, tone.base],
          [1, tone.deep],
        ],
        '0 0 0 1',
      ),
    ),
    path(
      stripes(brand, { x: -250, y: -50, width: 90, height: 64 }),
      pen.linear([brand.accent.light, brand.accent.shade]),
    ),
    path('M196-50H400V20H170z', pen.linear([brand.accent.light, brand.accent.base, brand.accent.shade])),
    logotype(brand, {
      x: 30,
      y: build.guards ? 4 : -19,
      size: build.guards ? 30 : 19,
      room: 230,
      fill: brand.ink,
    }),
    logotype(
      { ...brand, name: brand.model || build.label },
      { x: 252, y: build.guards ? 0 : -22, size: 17, room: 84, fill: brand.accentInk },
    ),
    line('M-380-24H380', '#fff', 1.6, { opacity: 0.5 }),
  )
}

const bolts = (reach: number) =>
  [-reach, reach]
    .map(
      (x) =>
        path(`M${x} 14a8 8 0 1 0 .1 0z`, materials.steel.shade) + path(`M${x} 18a4 4 0 1 0 .1 0z`, '#22292d'),
    )
    .join('')

const rollerPair =
  (build: RollerBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(rollerSki(subject, pen, build))
    const turn = `rotate(-52)scale(${build.guards ? 0.84 : 0.88})`
    return (
      use(one, { transform: `translate(242 322)${turn}` }) +
      use(one, { transform: `translate(354 436)${turn}` })
    )
  }

const rollerSide =
  (build: RollerBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(rollerSki(subject, pen, build))
    const [scale, ground] = build.guards ? [0.72, 46] : [0.8, 62]
    const skiAt = (y: number) =>
      contactShadow(pen, 306, y + ground, 270, 16) +
      use(one, { transform: `translate(300 ${y})scale(${scale})` })
    return skiAt(290) + skiAt(440)
  }

const onRoad =
  (build: RollerBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(rollerSki(subject, pen, build))
    return [
      road(pen),
      use(one, { transform: 'translate(330 540)rotate(-4)scale(.660)' }),
      use(one, { transform: 'translate(270 640)rotate(-4)scale(.760)' }),
    ].join('')
  }

const rollerArt = (build: RollerBuild): ProductArt => ({
  front: rollerPair(build),
  side: rollerSide(build),
  detail: { x: 440, y: 210, zoom: 2, turn: 20 },
  use: onRoad(build),
})

const BLADE =
  'M10 452C-6 452-14 438-4 430 6 424 18 426 26 432L60 440H470C486 440 500 446 508 452V462H34C22 462 14 458 10 452z'
const BOOT =
  'M34 372C26 350 36 326 70 314 116 300 158 272 190 236 212 206 226 166 236 112 240 98 250 92 264 92 312 88 360 94 398 108 408 114 412 122 410 134 404 180 410 222 424 262 436 300 446 326 444 370 330 382 140 382 34 372z'

/** A Nordic skate: long blade on a rail, boot fixed at toe and heel. */
function iceSkate({ tone, brand }: Subject, pen: Pen): string {
  const { steel, carbon, rubber } = materials
  const accent = dyed(pen, brand.accent)
  const lace = [
    [118, 306],
    [146, 290],
    [170, 268],
    [192, 242],
    [208, 212],
    [220, 180],
    [230, 146],
  ] as const
  const cross = lace
    .map(([x, y]) => `M${x - 40} ${y - 22}C${x - 14} ${y - 18} ${x + 8} ${y - 4} ${x + 24} ${y + 14}`)
    .join('')
  const eyes = lace.map(([x, y]) => `M${x + 24} ${y + 14}h.1`).join('')
  return [
    path(BLADE, metal(pen, steel)),
    line('M36 461H507', '#fff', 1.6),
    path(
      'M70 440 84 386H150L166 440zM340 440 352 386H420L438 440z',
      pen.linear([carbon.light, carbon.glow, carbon.base, carbon.deep], '0 0 1 0'),
    ),
    path('M56 430H462V442H56z', metal(pen, materials.aluminium)),
    path('M30 370H446L440 390H40z', pen.linear([rubber.glow, rubber.base, rubber.deep])),
    path(
      'M236 116C238 92 250 82 268 78 312 70 362 78 396 92 408 100 412 114 410 136 356 106 290 100 236 116z',
      pen.linear([rubber.glow, rubber.light, rubber.deep], '0 0 1 0'),
    ),
    modelled(pen, {
      outline: BOOT,
      fill: dyed(pen, tone),
      tone,
      shade:
        'M60 350C160 352 270 354 340 326L350 390H40zM252 116C248 186 230 236 196 280 244 250 270 190 276 116zM386 176C390 226 406 256 434 268L450 200z',
      light:
        'M66 322C116 306 164 270 194 230L204 248C164 300 106 324 72 336zM296 106C320 102 346 104 368 110L364 130C340 122 316 122 298 126z',
      soft: 8,
      shine: 0.5,
      depth: 0.6,
      on: [
        path(stripes(brand, { x: 90, y: 260, width: 400, height: 90 }), accent, {
          transform: 'rotate(-38 280 320)',
        }),
        path('M350 378C340 332 352 292 400 262L430 252C440 296 448 330 446 378z', dyed(pen, carbon)),
        path('M34 374C24 350 36 328 66 314 80 330 90 352 90 378z', dyed(pen, carbon)),
        path('M250 90H420V196C370 180 316 178 274 188z', dyed(pen, tone)),
        stitch('M104 342C150 330 196 300 226 262 256 222 268 160 270 100', tone),
      ].join(''),
      over:
        line(cross, '#000', 6, { opacity: 0.3, transform: 'translate(1 4)' }) +
        line(cross, brand.accent.light, 5) +
        line(eyes, steel.base, 10) +
        line(eyes, '#1b2023', 5),
    }),
    logotype(brand, { x: 340, y: 154, size: 19, room: 108, fill: brand.ink, turn: 5 }),
    rect(74, 394, 68, 3, '#fff', 1.5),
  ].join('')
}

const skatePair: Draw = (subject, pen) => {
  const one = pen.symbol(iceSkate(subject, pen))
  return (
    contactShadow(pen, 316, 634, 270, 26) +
    use(one, { transform: 'translate(88 104)scale(.94)' }) +
    use(one, { transform: 'translate(30 154)scale(1.040)' })
  )
}

const oneSkate: Draw = (subject, pen) =>
  contactShadow(pen, 306, 626, 270, 24) + moved('translate(20 108)scale(1.120)', iceSkate(subject, pen))

/** A boot for the ice on its blade, and the same blade under the sole of any boot. */
const bareSkate = ({ tone, brand }: Subject, pen: Pen) => {
  const { steel, carbon } = materials
  return [
    castShadow(pen, BLADE, 8, 14, 8),
    path(BLADE, metal(pen, steel)),
    line('M36 461H507', '#fff', 1.6),
    path(
      'M70 440 84 386H150L166 440zM340 440 352 386H420L438 440z',
      pen.linear([carbon.light, carbon.base, carbon.deep]),
    ),
    path(
      'M40 366Q40 350 60 350H440Q460 350 460 366V390H40z',
      pen.linear([tone.light, tone.base, tone.shade], '0 0 0 1'),
    ),
    path('M60 350V300Q100 284 120 350zM380 350C380 300 440 280 452 320V350z', dyed(pen, carbon)),
    line('M66 310Q160 250 240 346M390 318Q300 250 260 346', brand.accent.base, 13),
    logotype(brand, { x: 250, y: 380, size: 22, room: 190, fill: brand.ink }),
  ].join('')
}

const bareSkates: Draw = (subject, pen) => {
  const one = pen.symbol(bareSkate(subject, pen))
  return (
    use(one, { transform: 'translate(88 -40)scale(.94)' }) +
    use(one, { transform: 'translate(30 150)scale(1.040)' })
  )
}
const oneBareSkate: Draw = (subject, pen) =>
  moved('translate(8 40)rotate(-8 300 400)scale(1.130)', bareSkate(subject, pen))

/** Everything on wheels and blades. */
export const rollerPictures = {
  'roller-classic': rollerArt(classic),
  'roller-combi': rollerArt(combi),
  'roller-skate': rollerArt(skate),
  'nordic-skate': {
    front: skatePair,
    side: oneSkate,
    detail: { x: 300, y: 430, zoom: 2.1 },
    use: usedIn(lake, oneSkate, 'translate(30 110)scale(.900)'),
  },
  'multi-skate': {
    front: bareSkates,
    side: oneBareSkate,
    detail: { x: 300, y: 540, zoom: 2.1 },
    use: usedIn(lake, oneBareSkate, 'translate(30 130)scale(.900)'),
  },
} satisfies Record<string, ProductArt>
