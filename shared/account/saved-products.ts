import { isRecord } from '../is-record.ts'
import type { StoreView } from '../store-views.ts'

/** A product in the wishlist or the comparison of this device (Spec §3, Wishlist item). */
export interface SavedProduct {
  sku: string
  qty: 1
  /** What the shop showed when it was saved. Absent: not known, such as of what another device has saved. */
  price?: SavedPrice
}

export interface SavedPrice {
  minorUnits: number
  currency: StoreView['currency']
}

export type SavedListName = 'wishlist' | 'compare'

/**
 * Maximum size of each list. A comparison of more than four columns is unreadable, and one API response has a hundred
 * cards.
 */
export const MAX_SAVED: Record<SavedListName, number> = { wishlist: 100, compare: 4 }

/**
 * The list with a product added at the end. Returns the same list when the product is in it already or the list is full
 * (R4.107).
 */
export const addSaved = (
  list: SavedProduct[],
  { sku, price }: Pick<SavedProduct, 'sku' | 'price'>,
  most: number,
): SavedProduct[] =>
  hasSaved(list, sku) || list.length >= most ? list : [...list, { sku, qty: 1, ...(price && { price }) }]

/** The list without a product. Returns the same list when the product is not in it (R4.108). */
export const removeSaved = (list: SavedProduct[], sku: string): SavedProduct[] =>
  hasSaved(list, sku) ? list.filter((item) => item.sku !== sku) : list

export const hasSaved = (list: SavedProduct[], sku: string): boolean => list.some((item) => item.sku === sku)

const SKU = /^[^,\s]{1,64}$/ // what our API accepts in a list of skus

/** Parses a stored list. Invalid items and duplicates are dropped; nothing stored is an empty list. */
export function parseSaved(stored: string | null, most: number): SavedProduct[] {
  return itemsOf(stored).reduce<SavedProduct[]>((list, item) => addSaved(list, item, most), [])
}

function itemsOf(stored: string | null): SavedProduct[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(items) ? items.filter(isSaved) : []
  } catch {
    return [] // incomplete or not ours
  }
}

/** The price is as this device wrote it. */
const isSaved = (item: unknown): item is SavedProduct =>
  isRecord(item) && typeof item.sku === 'string' && SKU.test(item.sku)
