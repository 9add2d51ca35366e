import { beforeEach, expect, test } from 'vitest'
import { type ComparedProduct, toComparedRows } from '#shared/account/compare.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { drawnSize } from '#shared/skis/drawn-size.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()

test('R2.36: the cards of a wishlist come in its order, with what can be bought now', async () => {
  const response = await shopper.get('/api/products?skus=DEMO-SALE,NOTHING,DEMO-CONF')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate') // the same for everybody: devices save it
  const { cards } = await response.json<{ cards: ProductCard[] }>()
  expect(cards.map(({ sku }) => sku)).toEqual(['DEMO-SALE', 'DEMO-CONF'])
})

test('R4.20: the card of a package whose sizes are to be chosen says "from", with the price of its page; a complete one does not', async () => {
  const answer = await shopper.get('/api/products?skus=DEMO-BUNDLE,PK-GF-WAX,DEMO-GROUPED')
  const { cards } = await answer.json<{ cards: ProductCard[] }>()
  expect(cards.map(({ sku, from }) => [sku, from])).toEqual([
    ['DEMO-BUNDLE', true],
    ['PK-GF-WAX', false],
    ['DEMO-GROUPED', false],
  ])
  for (const { path, price, from } of cards) {
    const html = await (await shopper.get(path)).text()
    const [, head = ''] = /class="buy-box-price">(.*?)<\/b>/s.exec(html) ?? []
    expect(head.includes('från')).toBe(from)
    expect(head.replace(/\D/g, '')).toContain(String((price.current ?? 0) / 100))
  }
})

test('R4.20: so has that of a ski whose lengths cost differently; one price is no "from"', async () => {
  const page = await (await shopper.get('/_data/skidor')).text()
  const { cards } = JSON.parse(page.split('\n')[0] ?? '').value.data.list as { cards: ProductCard[] }
  const told = await Promise.all(
    cards.map(async ({ path, from }) => {
      const html = await (await shopper.get(path)).text()
      const [, head = ''] = /class="buy-box-price">(.*?)<\/b>/s.exec(html) ?? []
      return [path, from, head.includes('från')] as const
    }),
  )
  expect(told.filter(([, from, isOnPage]) => from !== isOnPage)).toEqual([])
  expect(new Set(told.map(([, from]) => from))).toEqual(new Set([true, false]))
})

test('R2.35: a comparison has the rows of the specification, and marks what the platform calls comparable', async () => {
  const { products } = await (await shopper.get('/api/compare?skus=DEMO-CONF,DEMO-SALE')).json<{
    products: ComparedProduct[]
  }>()
  expect(products.map(({ card }) => card.sku)).toEqual(['DEMO-CONF', 'DEMO-SALE'])
  for (const { specs } of products) {
    expect(specs).toContainEqual(expect.objectContaining({ label: 'Varumärke', isComparable: true })) // ls_brand
    expect(specs).toContainEqual(expect.objectContaining({ label: 'Belag', isComparable: false }))
  }
  const labels = toComparedRows(products).map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining(['Varumärke', 'Nivå', 'Vikt', 'Kärna', 'Belag', 'Sidskärning']),
  )
  expect(labels).not.toContain('Reklamationsrätt') // the same of both, and not comparable
})

test('a compared ski comes with what it is drawn from, anything else without', async () => {
  const found = await (await shopper.get('/_data/hitta-skidor?weight=75')).text()
  const [{ card }] = JSON.parse(found.split('\n')[0] ?? '').value.data.skis
  const answer = await shopper.get(`/api/compare?skus=${card.sku},DEMO-LOW`)
  const { products } = await answer.json<{ products: ComparedProduct[] }>()
  expect(products[0]?.ski).toMatchObject({ gear: { kind: 'ski', styles: ['classic'] } })
  expect(products[0]?.ski?.sizes.map(({ cm }) => cm)).toContain(200)
  const { weight, sizes = [] } = products[0]?.ski ?? {}
  expect(weight?.text).toMatch(new RegExp(` g per par \\(${weight?.cm} cm\\)$`))
  expect(sizes.map(({ cm }) => cm)).toContain(weight?.cm)
  expect(products[1]?.ski).toBeUndefined()
})

test('a ski that comes in one length is drawn at it, and it is the length of its weight', async () => {
  const { products } = await (await shopper.get('/api/compare?skus=DEMO-SALE')).json<{
    products: ComparedProduct[]
  }>()
  const ski = products[0]?.ski
  expect(ski).toMatchObject({ sizes: [{ cm: 195 }], weight: { cm: 195 } })
  expect(ski && drawnSize(ski)).toMatchObject({ size: { cm: 195 }, because: 'only' })
})

test.each([
  'products?skus=',
  'compare?skus=',
  'compare',
  'products?skus=A,,B',
  `compare?skus=${'x'.repeat(65)}`,
])('asked for with %j is refused', async (path) => {
  expect((await shopper.get(`/api/${path}`)).status).toBe(400)
})

test.each(['/onskelista', '/jamfor', '/en/wishlist', '/en/compare'])(
  'R2.35 R2.36: %s is a document for everybody that search engines leave out',
  async (path) => {
    const response = await shopper.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  },
)

test.each(['/konto', '/en/account'])(
  'R2.39 R2.40: %s is kept by nobody and left out by search engines',
  async (path) => {
    const response = await shopper.get(path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  },
)
