import { formatSum } from '#shared/format/sum.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { storeViews } from '#shared/store-views.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Writes minor units as text. */
export type Money = (minorUnits: number) => string

/** The shop's language, but the currency of the order: a customer may have bought in another store. */
export function useMoney({ currency }: Pick<PastOrder, 'currency'>): Money {
  const { store } = useShop()
  const sold = Object.values(storeViews).find((view) => view.currency === currency) ?? store
  const format = { language: store.language, currencySign: sold.currencySign }
  return (minorUnits) => formatSum(minorUnits, format)
}
