import { useEffect } from 'react'
import type { CardPrice } from '#shared/api/group-prices.ts'
import { useShop } from '../shop-context.tsx'
import { useGroupPrices } from './group-prices.ts'

/** The price of a card's product for the current customer. */
export function useCardPrice(card: CardPrice & { sku: string }): CardPrice {
  const { store } = useShop()
  const { owner, prices } = useGroupPrices()
  const { sku } = card
  useEffect(() => {
    if (owner)
      import('./fetch-group-prices.ts').then((asking) => asking.askFor(store, sku)).catch(console.warn) // on failure, guests' prices stay
  }, [owner, store, sku])
  return prices[sku] ?? card
}
