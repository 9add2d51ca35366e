import type { Draw, ProductArt } from '../art.ts'
import { snowfield } from '../backdrops.ts'
import { group, line, moved } from '../pen.ts'
import { awayGoer, person, strider, tint } from '../scenes/landscape.ts'

/** A skier's way of going, drawn in two turns on the snow. */
const courseArt = (skier: Draw, tracks: Draw): ProductArt => ({
  front: (subject, pen) =>
    snowfield(pen) + tracks(subject, pen) + moved('translate(300 690)scale(4.600)', skier(subject, pen)),
  side: (subject, pen) =>
    snowfield(pen) +
    moved('translate(160 560)scale(2.200)', skier(subject, pen)) +
    moved('translate(420 690)scale(3.600)', skier(subject, pen)),
  detail: { x: 330, y: 400, zoom: 1.9 },
  use: (subject, pen) =>
    snowfield(pen) +
    tracks(subject, pen) +
    moved('translate(190 600)scale(2.600)', skier(subject, pen)) +
    moved('translate(470 560)scale(-1.900 1.900)', skier(subject, pen)),
})

const striding: Draw = ({ brand }, pen) =>
  person(strider(pen, { legs: tint.dusk, hat: tint.coal }), 0, 0, 1, brand.accent.base)
const skating: Draw = ({ brand }, pen) =>
  group(
    { transform: 'rotate(-6)' },
    person(awayGoer(pen, { legs: tint.dusk, hat: tint.coal }), 0, -20, 1, brand.accent.base),
  )

const grooves: Draw = () => line('M-20 700H620M-20 716H620', tint.glacier, 5)
const herringbone: Draw = () =>
  line(
    'M180 740L250 640M420 740L350 640M230 610L276 540M370 610L324 540M264 520L288 480M336 520L312 480',
    tint.glacier,
    8,
  )

/** Courses in technique. */
export const coursePictures = {
  'course-classic': courseArt(striding, grooves),
  'course-skate': courseArt(skating, herringbone),
} satisfies Record<string, ProductArt>
