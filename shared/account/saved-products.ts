/** A product that a shopper has put on a list of the device: the wishlist or the comparison (Spec §3, Wishlist item). */
export interface SavedProduct {
  sku: string
  qty: 1
}

export type SavedListName = 'wishlist' | 'compare'

/** How many a list holds: a table of more than four columns is read by nobody, and one answer brings a hundred cards. */
export const MOST_SAVED: Record<SavedListName, number> = { wishlist: 100, compare: 4 }

/** The list with a product, the newest last; the very same when the product is there already or there is no room (R4.107). */
export const addSaved = (list: SavedProduct[], sku: string, most: number): SavedProduct[] =>
  hasSaved(list, sku) || list.length >= most ? list : [...list, { sku, qty: 1 }]

/** The list without a product; the very same when it is not there (R4.108). */
export const removeSaved = (list: SavedProduct[], sku: string): SavedProduct[] =>
  hasSaved(list, sku) ? list.filter((item) => item.sku !== sku) : list

export const hasSaved = (list: SavedProduct[], sku: string): boolean => list.some((item) => item.sku === sku)

const SKU = /^[^,\s]{1,64}$/ // what our API takes in a list of skus

/** A stored list. What is no product of it is dropped, and so is the second of two; nothing stored is an empty list. */
export function parseSaved(stored: string | null, most: number): SavedProduct[] {
  return skusOf(stored).reduce<SavedProduct[]>((list, sku) => addSaved(list, sku, most), [])
}

function skusOf(stored: string | null): string[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(items)) return []
    return items.map((item) => item?.sku).filter((sku) => typeof sku === 'string' && SKU.test(sku))
  } catch {
    return [] // cut off, or somebody else's text
  }
}
