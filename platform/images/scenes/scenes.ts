import type { Pen } from '#platform/images/pen.ts'
import { cabin, nightLamp } from './evening-scenes.ts'
import { coastTrail, frozenLake, rollerRoad } from './open-scenes.ts'
import type { SceneName } from './scene-names.ts'
import { familyTour, forestTrack, mountainPlateau, raceStart } from './snow-scenes.ts'
import { litLoop, longRace, skiRack, springCrust } from './trail-scenes.ts'
import { waxRoom } from './wax-room-scene.ts'

export { SCENE } from './landscape.ts'

/** Draws one landscape. */
type DrawScene = (pen: Pen) => string

/** All landscapes; each leaves a calm area on the left for words. */
export const sceneDrawings = {
  'forest-track': forestTrack,
  'mountain-plateau': mountainPlateau,
  'wax-room': waxRoom,
  'night-lamp': nightLamp,
  'race-start': raceStart,
  'family-tour': familyTour,
  'roller-road': rollerRoad,
  'frozen-lake': frozenLake,
  'coast-trail': coastTrail,
  cabin,
  'spring-crust': springCrust,
  'ski-rack': skiRack,
  'lit-loop': litLoop,
  'long-race': longRace,
} satisfies Record<SceneName, DrawScene>

/** Draws the landscape of that name. */
export const drawScene = (name: SceneName, pen: Pen): string => sceneDrawings[name](pen)
