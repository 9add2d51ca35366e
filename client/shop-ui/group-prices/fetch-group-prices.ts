import { MOST_PRICED } from '#shared/api/group-prices.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { readGroupPrices, showGroupPrices } from './group-prices.ts'
import { setPriceOwner } from './price-owner.ts'

/** What has been asked for, and whom for. */
let asked = { owner: readGroupPrices().owner, skus: new Set<string>() }
let waiting: string[] = []
let answered: Promise<void> | undefined

/** Asks what a product costs its owner, together with the others that come on the screen at the same time; once. */
export function askFor(store: StoreView, sku: string): Promise<void> {
  const { owner } = readGroupPrices()
  if (asked.owner !== owner) asked = { owner, skus: new Set() }
  if (asked.skus.has(sku)) return Promise.resolve()
  asked.skus.add(sku)
  waiting.push(sku)
  answered ??= Promise.resolve().then(() => askForAll(store))
  return answered
}

async function askForAll(store: StoreView): Promise<void> {
  const skus = waiting
  waiting = []
  answered = undefined
  for (let at = 0; at < skus.length; at += MOST_PRICED) await ask(store, skus.slice(at, at + MOST_PRICED))
}

async function ask(store: StoreView, skus: string[]): Promise<void> {
  const { owner } = readGroupPrices()
  const { prices } = await callApi(store, 'products.prices', { skus: skus.join() }).catch(
    (error: unknown) => {
      for (const sku of skus) asked.skus.delete(sku) // what is shown next may ask again
      throw error
    },
  )
  const now = readGroupPrices()
  if (now.owner !== owner) return // somebody has logged out meanwhile
  if (prices === null) setPriceOwner(null)
  else showGroupPrices({ owner, prices: { ...now.prices, ...prices } })
}
