import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import { createShopper, upstream } from '../support/shop.ts'

const STEP_MS = 800 // so slow that steps do not overlap

/** Holds every call back, and notes in which step it went: a call that starts after another has ended waited for it. */
function countSteps() {
  const steps: [url: string, step: number][] = []
  let ended = 0
  upstream.reset()
  upstream.answer = async ({ url }) => {
    const step = ended + 1
    steps.push([url, step])
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    ended = Math.max(ended, step)
    return undefined
  }
  return steps
}

/** A product page itself shows nothing of an extension but the delivery terms. */
const isQuestion = (url: string) => url.includes('/api/ext/') && !url.includes('/delivery-service/')

/** Addresses of products, from the platform itself: the shop has not been asked for anything. */
async function findProducts(): Promise<string[]> {
  const path = '/api/catalog/vue_storefront_catalog/product/_search?size=9&request_format=search-query'
  const filters = [{ attribute: 'type_id', value: { in: ['configurable'] }, scope: 'default' }]
  const response = await platform.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _appliedFilters: filters }),
    },
    env,
  )
  const { hits } = await response.json<{ hits: { hits: { _source: { url_path: string } }[] } }>()
  return hits.hits.map(({ _source }) => `/${_source.url_path}`)
}

// A file of its own: nothing is known to this isolate yet.
test('the first page of a shop, a product, waits for two steps of eight calls; the next one for two of four', async () => {
  const [first = '/', second = '/'] = await findProducts()
  for (const [path, calls] of [
    [first, 8],
    [second, 4],
  ] as const) {
    const steps = countSteps()
    expect((await createShopper().get(path)).status).toBe(200)
    const own = steps.filter(([url]) => !isQuestion(url))
    expect(own.length).toBeLessThanOrEqual(calls)
    expect(Math.max(...own.map(([, step]) => step))).toBe(2)
  }
})
