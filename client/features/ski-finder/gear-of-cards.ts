import { MAX_SIZED, type SizedGear } from '#shared/skis/sized-gear.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { createStore } from '../../ui/create-store.ts'

/** What is known of products in this tab, by sku: of a package all its parts; none: neither ski nor pole nor boot. */
export const gearOfCards = createStore<Record<string, SizedGear[]>>(() => ({}))

const asked = new Set<string>()
let waiting: string[] = []

/** Asks what a card's product is, once. Cards that appear at the same time are asked for together. */
export function askForGear(store: StoreView, sku: string): void {
  if (asked.has(sku)) return
  asked.add(sku)
  if (waiting.length === 0) queueMicrotask(() => void askForAll(store))
  waiting.push(sku)
}

async function askForAll(store: StoreView): Promise<void> {
  const skus = waiting
  waiting = []
  for (let at = 0; at < skus.length; at += MAX_SIZED) await ask(store, skus.slice(at, at + MAX_SIZED))
}

/** Without an answer cards say nothing, and are asked for again when they come back. */
async function ask(store: StoreView, skus: string[]): Promise<void> {
  try {
    const { gear } = await callApi(store, 'products.gear', { skus: skus.join() })
    const entries = skus.map((sku) => [sku, gear[sku] ?? []] as const)
    gearOfCards.write({ ...gearOfCards.read(), ...Object.fromEntries(entries) })
  } catch (error) {
    for (const sku of skus) asked.delete(sku)
    console.warn('gear of cards', error)
  }
}
