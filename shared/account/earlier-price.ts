import type { StoreView } from '../store-views.ts'
import type { SavedPrice } from './saved-products.ts'

/** The price when a product was saved, in minor units of `store`. Null: not known there, or shown as the same as now. */
export function earlierPrice(
  saved: SavedPrice | undefined,
  current: number | null,
  { currency }: StoreView,
): number | null {
  if (current === null || saved?.currency !== currency) return null
  return wholeUnits(saved.minorUnits) === wholeUnits(current) ? null : saved.minorUnits
}

/** As prices are shown (`formatPrice`). */
const wholeUnits = (minorUnits: number) => Math.round(minorUnits / 100)
