import { formatSum } from '#shared/format/sum.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Writes minor units as text. */
export type Money = (minorUnits: number) => string

/**
 * The shop's language, but the currency of the order: a customer may have bought in another store. Its code then stands in
 * for the sign, because Swedish and Norwegian kronor have the same.
 */
export function useMoney({ currency }: Pick<PastOrder, 'currency'>): Money {
  const { store } = useShop()
  const currencySign = currency === store.currency ? store.currencySign : currency
  return (minorUnits) => formatSum(minorUnits, { language: store.language, currencySign })
}
