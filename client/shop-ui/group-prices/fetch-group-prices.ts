import { MAX_PRICED } from '#shared/api/group-prices.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { readGroupPrices, showGroupPrices } from './group-prices.ts'
import { setPriceOwner } from './price-owner.ts'

/** The skus that were requested, and for which customer. */
let requested = { owner: readGroupPrices().owner, skus: new Set<string>() }
let waiting: string[] = []
let answered: Promise<void> | undefined

/** Loads the customer's price of a product, once. Products that appear at the same time are loaded together. */
export function askFor(store: StoreView, sku: string): Promise<void> {
  const { owner } = readGroupPrices()
  if (requested.owner !== owner) requested = { owner, skus: new Set() }
  if (requested.skus.has(sku)) return Promise.resolve()
  requested.skus.add(sku)
  waiting.push(sku)
  answered ??= Promise.resolve().then(() => askForAll(store))
  return answered
}

async function askForAll(store: StoreView): Promise<void> {
  const skus = waiting
  waiting = []
  answered = undefined
  for (let at = 0; at < skus.length; at += MAX_PRICED) {
    const some = skus.slice(at, at + MAX_PRICED)
    await ask(store, some).catch((error: unknown) => {
      for (const sku of some) requested.skus.delete(sku) // after a failure they may be requested again
      console.warn(error)
    })
  }
}

async function ask(store: StoreView, skus: string[]): Promise<void> {
  const { owner } = readGroupPrices()
  const { prices } = await callApi(store, 'products.prices', { skus: skus.join() })
  const now = readGroupPrices()
  if (now.owner !== owner) return // the customer has logged out meanwhile
  if (prices === null) setPriceOwner(null)
  else showGroupPrices({ owner, prices: { ...now.prices, ...prices } })
}
