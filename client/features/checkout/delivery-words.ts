import type { Arrival, ServicePoint, ShippingMethod } from '#shared/api/checkout.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import { daysWords, formatDays } from '#shared/product/delivery-dates.ts'
import { isImmaterial } from '#shared/product/immaterial.ts'
import type { StoreView } from '#shared/store-views.ts'

/** When it arrives, as far as the platform says: its days are those of goods in the warehouse. */
export function deliveryWords(
  { deliveryDays, arrival }: ShippingMethod,
  lines: CartLine[],
  t: Translate,
): string | undefined {
  if (!deliveryDays || !lines.some(isInWarehouse)) return
  if (arrival) return t('delivery.arrives', { dates: formatDays(toDates(arrival), t) })
  return daysWords(deliveryDays, t)
}

const isInWarehouse = ({ type, delayedBy }: CartLine): boolean => !delayedBy && !isImmaterial(type)

const toDates = ({ first, last }: Arrival) => ({ first: new Date(first), last: new Date(last) })

/** Where a service point is, and how far. */
export const pointWords = (point: ServicePoint, store: StoreView): string =>
  [point.street, point.city, distanceText(point, store)].filter(Boolean).join(', ')

const METRES_PER_KM = 1000

/** The number and its unit stay on one line. Null: nobody knows how far, or it is no way at all. */
function distanceText({ distance }: ServicePoint, store: StoreView): string | null {
  if (!distance) return null
  if (distance < METRES_PER_KM) return `${distance}\u00a0m`
  const km = new Intl.NumberFormat(store.locale, { maximumFractionDigits: 1 }).format(
    distance / METRES_PER_KM,
  )
  return `${km}\u00a0km`
}
