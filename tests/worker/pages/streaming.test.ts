import { beforeEach, expect, test } from 'vitest'
import { createShopper, openStream, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const HOLE_MS = 3000

/** Holds the answer of the related products back: the search for one category's best sellers. */
function delayRelated(): void {
  upstream.answer = async (request): Promise<Response | undefined> => {
    if (!request.url.includes('/product/_search')) return undefined
    const body = await request.text()
    const isRelated = body.includes('"category_ids"') && body.includes('popularity')
    if (isRelated) await new Promise((resolve) => setTimeout(resolve, HOLE_MS))
    return undefined
  }
}

async function firstProductPath(): Promise<string> {
  const answer = await (await createShopper().get('/api/search/suggest?q=skate')).json<{
    products: { path: string }[]
  }>()
  return answer.products[0]?.path ?? ''
}

test('a slow hole does not hold the product up, and comes later in the same response', async () => {
  const path = await firstProductPath()
  delayRelated()
  const startedAt = Date.now()
  const response = await openStream(path)
  const reader = (response.body ?? new ReadableStream()).getReader()
  const decoder = new TextDecoder()
  let html = ''
  let productAfterMs = Number.POSITIVE_INFINITY
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    html += decoder.decode(chunk.value, { stream: true })
    if (html.includes('<h1') && productAfterMs === Number.POSITIVE_INFINITY)
      productAfterMs = Date.now() - startedAt
  }
  expect(productAfterMs).toBeLessThan(HOLE_MS - 300)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(HOLE_MS)
  expect(html).toContain('data-line')
})

test('the data of a navigation comes in lines: the product first, the hole when it is filled', async () => {
  const path = await firstProductPath()
  const lines = (await (await createShopper().get(`/_data${path}`)).text()).trim().split('\n')
  const head = JSON.parse(lines[0] ?? '') as { value: { name: string }; promised: string[] }
  expect(head.value.name).toMatch(/-product$/)
  expect(head.promised).toEqual(['data.related'])
  expect(JSON.parse(lines[1] ?? '')[0]).toBe('data.related')
})

test('a product page costs at most four calls in two steps when nothing is known, and none when it is', async () => {
  const path = await firstProductPath()
  const shopper = createShopper()
  await shopper.get('/') // the shop's own: categories, attributes
  upstream.reset()
  await shopper.get(path)
  expect(upstream.calls.length, upstream.calls.join(', ')).toBeLessThanOrEqual(4)
  upstream.reset()
  await shopper.get(path)
  expect(upstream.calls).toEqual([])
})
