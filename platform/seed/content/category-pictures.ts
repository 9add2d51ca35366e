import { colours } from '../vocabulary/colours.ts'
import { families } from '../vocabulary/families.ts'

const CLOSE_UP = 'detail'

/** A close-up of what a category sells, by the category's key; null: nothing of a family is in it. */
export function pictureOf(categoryKey: string): string | null {
  const family = families.find(({ category }) => category === categoryKey)
  const [brand] = family?.brands ?? []
  const [colour] = family?.colours ?? []
  return family && brand && colour
    ? `/product/${family.pictures[0]}/${brand}_${colours[colour].slug}-${CLOSE_UP}.svg`
    : null
}

export const categoryAssetId = (categoryKey: string): string => `category-${categoryKey}`
