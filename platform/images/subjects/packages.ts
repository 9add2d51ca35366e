import type { Draw, ProductArt, Subject } from '../art.ts'
import { snowfield, table, usedIn, workshop } from '../backdrops.ts'
import { type ColourName, colours } from '../palette.ts'
import { moved } from '../pen.ts'
import { contactShadow } from '../shading.ts'
import { bootPictures } from './boots.ts'
import { bottlePictures } from './bottles.ts'
import { polePictures } from './poles.ts'
import { skiPictures } from './skis.ts'
import { supplementPictures } from './supplements.ts'
import { brush, nylon, scraper } from './tools.ts'
import { tin } from './wax.ts'
import { iron, ironPictures } from './waxing-iron.ts'

interface SkiPackage {
  ski: keyof typeof skiPictures
  boot: keyof typeof bootPictures
  pole: keyof typeof polePictures
}

/** Skis, boots and poles together: what is in the package is what is drawn. */
const skiPackageArt = ({ ski, boot, pole }: SkiPackage): ProductArt => {
  const front: Draw = (subject, pen) =>
    [
      moved('translate(220 10)rotate(4)scale(.680)', polePictures[pole].side(subject, pen)),
      moved('translate(-70 -14)scale(.940)', skiPictures[ski].front(subject, pen)),
      moved('translate(228 330)scale(.580)', bootPictures[boot].front(subject, pen)),
    ].join('')
  const apart: Draw = (subject, pen) =>
    [
      moved('translate(10 0)scale(.480)', skiPictures[ski].front(subject, pen)),
      moved('translate(300 0)scale(.480)', polePictures[pole].front(subject, pen)),
      moved('translate(130 330)scale(.580)', bootPictures[boot].side(subject, pen)),
    ].join('')
  return {
    front,
    side: apart,
    detail: { x: 400, y: 560, zoom: 2 },
    use: usedIn(snowfield, front, 'translate(40 90)scale(.860)'),
  }
}

const inColour = (subject: Subject, colour: ColourName): Subject => ({
  ...subject,
  colour,
  tone: colours[colour],
})

/** Iron, two waxes, scraper and brush. */
const waxKit: Draw = (subject, pen) =>
  [
    contactShadow(pen, 306, 690, 270, 24),
    moved('translate(210 190)scale(.900)', iron(subject, pen)),
    moved('translate(430 300)scale(.640)', tin(inColour(subject, 'blue'), pen, true)),
    moved('translate(530 330)scale(.640)', tin(inColour(subject, 'red'), pen, true)),
    moved('translate(190 420)rotate(-10)', scraper(subject, pen)),
    moved('translate(300 580)scale(1.100)', brush(subject, pen, nylon)),
  ].join('')

/** Gels, bars, a drink and a bottle: what goes between start and finish. */
const raceKit: Draw = (subject, pen) =>
  [
    moved('translate(10 20)scale(.560)', supplementPictures['sports-drink'].front(subject, pen)),
    moved(
      'translate(310 10)scale(.560)',
      bottlePictures['sports-bottle'].front(inColour(subject, 'white'), pen),
    ),
    moved('translate(-10 340)scale(.540)', supplementPictures.gel.front(inColour(subject, 'purple'), pen)),
    moved('translate(290 380)scale(.520)', supplementPictures['energy-bar'].front(subject, pen)),
  ].join('')

/** What lies on top when the box is opened. */
const waxKitOpened: Draw = (subject, pen) =>
  [
    moved('translate(-30 -40)scale(.560)', ironPictures['waxing-iron'].side(subject, pen)),
    moved('translate(400 190)scale(.700)', tin(inColour(subject, 'blue'), pen, false)),
    moved('translate(520 210)scale(.700)', tin(inColour(subject, 'red'), pen, false)),
    moved('translate(330 440)rotate(8)scale(1.300)', scraper(subject, pen)),
    moved('translate(300 610)scale(1.200)', brush(subject, pen, nylon)),
  ].join('')

const raceKitOpened: Draw = (subject, pen) =>
  [
    moved('translate(-20 30)scale(.640)', supplementPictures.gel.front(inColour(subject, 'purple'), pen)),
    moved('translate(280 60)scale(.560)', supplementPictures['sports-drink'].side(subject, pen)),
    moved(
      'translate(-10 420)scale(.440)',
      bottlePictures['sports-bottle'].side(inColour(subject, 'white'), pen),
    ),
    moved('translate(230 380)scale(.600)', supplementPictures['energy-bar'].front(subject, pen)),
  ].join('')

/** What is sold together. */
export const packagePictures = {
  'package-classic': skiPackageArt({ ski: 'ski-classic', boot: 'boot-classic', pole: 'pole-alloy' }),
  'package-skate': skiPackageArt({ ski: 'ski-skate', boot: 'boot-skate', pole: 'pole-carbon' }),
  'package-touring': skiPackageArt({ ski: 'ski-steel-edge', boot: 'boot-touring', pole: 'pole-touring' }),
  'package-junior': skiPackageArt({ ski: 'ski-junior', boot: 'boot-junior', pole: 'pole-junior' }),
  'package-wax': {
    front: waxKit,
    side: waxKitOpened,
    detail: { x: 230, y: 190, zoom: 2 },
    use: usedIn(workshop, waxKit, 'translate(90 190)scale(.700)'),
  },
  'package-race': {
    front: raceKit,
    side: raceKitOpened,
    detail: { x: 180, y: 230, zoom: 2 },
    use: usedIn(table, raceKit, 'translate(110 260)scale(.640)'),
  },
} satisfies Record<string, ProductArt>
