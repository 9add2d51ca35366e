import { beforeEach, expect, test } from 'vitest'
import { skuOf } from '#platform/seed/product-names.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const askFor = async (skus: string[], prefix = '') => {
  const response = await createShopper().get(`${prefix}/api/products?inCart=${skus.join()}`)
  expect(response.status).toBe(200)
  return { response, cards: (await response.json<{ cards: ProductCard[] }>()).cards }
}

test.each([
  ['', 'Glidvalla'],
  ['/en', 'Glide Wax'],
])(
  'skate skis in the cart propose glider and no grip wax, in the language of the store %s',
  async (prefix, name) => {
    const skis = [0, 1, 2, 3].map((at) => skuOf('ski-skate', at))
    const { cards, response } = await askFor(skis, prefix)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThanOrEqual(4)
    expect(cards.filter((card) => card.name.includes(name)).length).toBeGreaterThan(0)
    expect(cards.filter((card) => /Burkvalla|Hard Wax/.test(card.name))).toEqual([])
    expect(cards.every(({ stock }) => stock === 'ok')).toBe(true)
    expect(response.headers.get('Cache-Control')).toContain('public')
  },
)

test('what is in the cart is not proposed, and a cart of nothing known proposes nothing', async () => {
  const ski = skuOf('ski-skate', 0)
  const { cards } = await askFor([ski])
  const [first] = cards
  const { cards: others } = await askFor([ski, first?.sku ?? ''])
  expect(others.map(({ sku }) => sku)).not.toContain(first?.sku)
  expect((await askFor(['NOBODY-HAS-THIS'])).cards).toEqual([])
})

test('R3: what a page shows beside its own product stays apart: a ski’s page shows its family, not its binding', async () => {
  const html = await (await createShopper().get('/skidor/langdskidor/skateskidor')).text()
  const path = /href="(\/skidor\/langdskidor\/skateskidor\/[^"?]+)"/.exec(html)?.[1] ?? ''
  expect(path).not.toBe('')
  const page = await (await createShopper().get(path)).text()
  expect(page).toContain('class="product-rail')
  expect(page).not.toContain('Bindning Skate')
})
