import type { ProductArt } from './art.ts'
import { bagPictures } from './bags.ts'
import { baseWaxPictures } from './base-waxes.ts'
import { bindingPictures } from './bindings.ts'
import { bootPictures } from './boots.ts'
import { bottlePictures } from './bottles.ts'
import { coursePictures } from './courses.ts'
import { equipmentPictures } from './equipment.ts'
import { garmentPictures } from './garments.ts'
import { giftCardPictures } from './gift-cards.ts'
import { headwearPictures } from './headwear.ts'
import { legPictures } from './legs.ts'
import { packagePictures } from './packages.ts'
import { polePictures } from './poles.ts'
import { rollerPictures } from './rollers.ts'
import { servicePictures } from './services.ts'
import { skiPictures } from './skis.ts'
import { supplementPictures } from './supplements.ts'
import { toolPictures } from './tools.ts'
import { planPictures } from './training-plans.ts'
import { waxPictures } from './wax.ts'
import { flowingWaxPictures } from './wax-bottles.ts'
import { waxRoomPictures } from './wax-room.ts'
import { ironPictures } from './waxing-iron.ts'
import { wearablePictures } from './wearables.ts'

/** Every kind of thing the shop has pictures of. */
export const productArt = {
  ...skiPictures,
  ...bootPictures,
  ...bindingPictures,
  ...polePictures,
  ...waxPictures,
  ...flowingWaxPictures,
  ...baseWaxPictures,
  ...toolPictures,
  ...ironPictures,
  ...waxRoomPictures,
  ...garmentPictures,
  ...legPictures,
  ...wearablePictures,
  ...headwearPictures,
  ...equipmentPictures,
  ...bagPictures,
  ...rollerPictures,
  ...supplementPictures,
  ...bottlePictures,
  ...giftCardPictures,
  ...servicePictures,
  ...coursePictures,
  ...planPictures,
  ...packagePictures,
} satisfies Record<string, ProductArt>

/** Name of a kind, as in the picture path. */
export type PictureKind = keyof typeof productArt
