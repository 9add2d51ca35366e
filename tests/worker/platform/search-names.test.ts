import { expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import type { PlatformClient } from '#worker/platform/client.ts'
import { fetchCards } from '#worker/platform/lists/cards.ts'
import { productsBySku } from '#worker/platform/protocol/product-search.ts'
import type { SearchRequest } from '#worker/platform/protocol/search.ts'

/** The name that a search is kept under. */
async function nameOf(request: SearchRequest, code: 'sv' | 'no' = 'sv'): Promise<string> {
  let name = ''
  const fetch = async (asked: string) => {
    name = asked
    return { cards: [] }
  }
  await fetchCards({ store: storeViews[code], cache: { fetch } } as unknown as PlatformClient, request) // asked for nothing else
  return name
}

const request = productsBySku(['A', 'B'])
const others: [string, SearchRequest][] = [
  ['other products', productsBySku(['A', 'C'])],
  ['other fields', productsBySku(['A', 'B'], { fields: ['sku'] })],
  ['fields left out', { ...request, exclude: ['media_gallery'] }],
  ['another page', { ...request, from: 50 }],
  ['another size', { ...request, size: 1 }],
]

test('the same search is kept once, in each store', async () => {
  expect(await nameOf(productsBySku(['A', 'B']))).toBe(await nameOf(request))
  expect(await nameOf(request, 'no')).not.toBe(await nameOf(request))
})

test.each(others)('%s: kept apart', async (_, other) => {
  expect(await nameOf(other)).not.toBe(await nameOf(request))
})
