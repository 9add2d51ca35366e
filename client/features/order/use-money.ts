import type { PastOrder } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Writes minor units as text. */
export type Money = (minorUnits: number) => string

/** The shop's language, but the currency of the order: a customer may have bought in another store. */
export function useMoney({ currency }: Pick<PastOrder, 'currency'>): Money {
  const { store } = useShop()
  const format = new Intl.NumberFormat(store.locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (minorUnits) => format.format(minorUnits / 100)
}
