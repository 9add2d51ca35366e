import type { FilterAttribute } from '#shared/catalogue/filter-groups.ts'
import { queryOf } from '#shared/catalogue/list-query.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import type { ListingScope } from '#shared/catalogue/search-saved.ts'
import type { Page } from '#shared/page-data.ts'
import type { ListingRequest } from './saved-listings.ts'

const BRAND = 'ls_brand'

/**
 * Which products the listing of a page is about; null for a page without a listing, and for the part of a brand, whose
 * rules only the shop knows.
 */
export function scopeOf(page: Page, attributes: Record<string, FilterAttribute>): ListingScope | null {
  if (page.name === 'category') return { kind: 'category', categoryId: page.data.category.id }
  if (page.name === 'search-result') return page.data.query ? { kind: 'search', text: page.data.query } : null
  if (page.name !== 'brand' || page.data.brand.parent) return null
  const { name } = page.data.brand
  const [value] =
    Object.entries(attributes[BRAND]?.options ?? {}).find(([, { label }]) => label === name) ?? []
  return value ? { kind: 'attribute', code: BRAND, value } : null
}

/** What a shown list answers. */
export function requestOf(scope: ListingScope, list: ProductList): ListingRequest {
  const query = queryOf(list, null)
  return { scope, query }
}
