/** The landscapes. */
export const sceneNames = [
  'forest-track',
  'mountain-plateau',
  'wax-room',
  'night-lamp',
  'race-start',
  'family-tour',
  'roller-road',
  'frozen-lake',
  'coast-trail',
  'cabin',
  'spring-crust',
  'ski-rack',
  'lit-loop',
  'long-race',
] as const

/** Name of a landscape, as in the picture path. */
export type SceneName = (typeof sceneNames)[number]
