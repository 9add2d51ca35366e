/** Every kind of thing the shop has pictures of. */
export const pictureFamilies = [
  'ski-classic',
  'ski-skate',
  'ski-touring',
  'ski-junior',
  'boot-classic',
  'boot-skate',
  'boot-touring',
  'binding',
  'pole',
  'wax-glide',
  'wax-grip',
  'wax-tool',
  'jacket',
  'pants',
  'baselayer',
  'midlayer',
  'glove',
  'hat',
  'sock',
  'eyewear',
  'bag',
  'headlamp',
  'roller-classic',
  'roller-skate',
  'ice-skate',
  'supplement-gel',
  'supplement-powder',
  'supplement-bar',
  'bottle',
  'gift-card',
  'service',
  'bundle',
] as const

/** Name of a family, as in the picture path. */
export type PictureFamily = (typeof pictureFamilies)[number]

/** The pictures each product has. */
export const pictureViews = ['front', 'side', 'detail'] as const

/** Name of a picture of a product. */
export type PictureView = (typeof pictureViews)[number]

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
] as const

/** Name of a landscape, as in the picture path. */
export type SceneName = (typeof sceneNames)[number]
