import type { BrandName } from '#shared/content/brand.ts'
import { toSlug } from '#shared/content/slug.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { PlatformClient } from '../client.ts'
import { type Attribute, fetchAttributes } from './attributes.ts'

export const BRAND_CODE = 'ls_brand'

/** The brands of the store: options of the brand attribute (R3.40, R3.41). */
export async function fetchBrandNames(platform: PlatformClient): Promise<BrandName[]> {
  const attributes = await fetchAttributes(platform)
  return toBrandNames(attributes[BRAND_CODE], platform.store)
}

const EVERY_STORE = 0

/** The brands of a store. An option without stores belongs to every store. */
export const toBrandNames = (attribute: Attribute | undefined, { id: storeId }: StoreView): BrandName[] =>
  Object.entries(attribute?.options ?? {})
    .filter(([, { stores }]) => !stores || stores.some((id) => id === EVERY_STORE || id === storeId))
    .map(([id, { label }]) => ({ id, name: label, slug: toSlug(label) }))
    .filter(({ slug }) => slug)
