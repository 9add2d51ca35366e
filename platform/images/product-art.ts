import type { ProductArt } from './art.ts'
import { bagPictures } from './subjects/bags.ts'
import { baseWaxPictures } from './subjects/base-waxes.ts'
import { bindingPictures } from './subjects/bindings.ts'
import { bootPictures } from './subjects/boots.ts'
import { bottlePictures } from './subjects/bottles.ts'
import { coursePictures } from './subjects/courses.ts'
import { equipmentPictures } from './subjects/equipment.ts'
import { garmentPictures } from './subjects/garments.ts'
import { giftCardPictures } from './subjects/gift-cards.ts'
import { headwearPictures } from './subjects/headwear.ts'
import { legPictures } from './subjects/legs.ts'
import { packagePictures } from './subjects/packages.ts'
import { polePictures } from './subjects/poles.ts'
import { rollerPictures } from './subjects/rollers.ts'
import { servicePictures } from './subjects/services.ts'
import { skiPictures } from './subjects/skis.ts'
import { supplementPictures } from './subjects/supplements.ts'
import { toolPictures } from './subjects/tools.ts'
import { planPictures } from './subjects/training-plans.ts'
import { waxPictures } from './subjects/wax.ts'
import { flowingWaxPictures } from './subjects/wax-bottles.ts'
import { waxRoomPictures } from './subjects/wax-room.ts'
import { ironPictures } from './subjects/waxing-iron.ts'
import { wearablePictures } from './subjects/wearables.ts'

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
