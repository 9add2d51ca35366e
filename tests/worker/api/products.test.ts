import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { SizeGuide } from '#shared/content/brand.ts'
import { formatDate } from '#shared/format/date.ts'
import type { OffersAnswer } from '#shared/product/offers.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { Review } from '#shared/product/reviews.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()
const db = (env as unknown as { DB: D1Database }).DB
const offersOf = async (sku: string) => {
  const response = await shopper.get(`/api/offers?sku=${sku}`)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  return (await response.json<OffersAnswer>()).offers
}

describe('live offers', () => {
  test('R4.25: of a configurable they are its variants’, with stock and price as they are now', async () => {
    const offers = await offersOf('DEMO-CONF')
    expect(Object.keys(offers)).toHaveLength(5)
    expect(offers['DEMO-CONF-RED-180']).toEqual({
      price: { current: 4499_00, was: null },
      stock: { status: 'ok', quantity: 12 },
    })
    expect(offers['DEMO-CONF-RED-200']?.stock?.status).toBe('out_of_stock')
  })

  test('R4.22: a special price in its window stands beside the regular one', async () => {
    const { 'DEMO-SALE': offer } = await offersOf('DEMO-SALE')
    expect(offer?.price).toEqual({ current: expect.any(Number), was: 3299_00 })
  })

  test.each([
    ['DEMO-BUNDLE', 16],
    ['DEMO-GROUPED', 3],
  ])('R1.28: of %s they are its parts’', async (sku, count) => {
    const offers = await offersOf(sku)
    expect(Object.keys(offers)).toHaveLength(count)
    expect(Object.values(offers).every(({ price }) => (price?.current ?? 0) > 0)).toBe(true)
  })

  test.each([
    ['not below the regular one', 500, { current: 500_00, was: null }],
    ['above it', 600, { current: 500_00, was: null }],
    ['below it', 400, { current: 400_00, was: 500_00 }],
  ])('R4.23: a special price whose final price is %s', async (_, final_price, price) => {
    const [head = ''] = (await (await shopper.get('/_data/p/DEMO-LOW/x')).text()).split('\n')
    const { id } = JSON.parse(head).value.data.product
    const price_info = { regular_price: 500, special_price: 400, final_price }
    upstream.answer = ({ url }) =>
      url.includes('render-list')
        ? Response.json({ code: 200, result: { items: [{ id, price_info }] } })
        : undefined
    expect((await offersOf('DEMO-LOW'))['DEMO-LOW']?.price).toEqual(price)
  })

  test('R7.32 R7.61: a platform that cannot say leaves what is known', async () => {
    upstream.answer = ({ url }) =>
      /render-list|stock/.test(url) ? Response.json({ code: 500, result: 'no' }) : undefined
    expect(await offersOf('DEMO-LOW')).toEqual({ 'DEMO-LOW': { price: null, stock: null } })
  })

  const failures: [string, () => Response][] = [
    ['is busy', () => new Response('slow down', { status: 429 })],
    ['is down', () => new Response('down', { status: 503 })],
    [
      'is cut off',
      () => {
        throw new TypeError('connection lost')
      },
    ],
  ]
  test.each(failures)(
    'R4.25 R7.32: where only the call of the prices %s, the stock is told',
    async (_, fail) => {
      upstream.answer = ({ url }) => (url.includes('render-list') ? fail() : undefined)
      const { 'DEMO-LOW': offer } = await offersOf('DEMO-LOW')
      expect(offer).toEqual({ price: null, stock: { status: 'ok', quantity: 3 } })
    },
  )

  test.each(failures)('where only the call of the stock %s, the price is told', async (_, fail) => {
    upstream.answer = ({ url }) => (url.includes('/stock/') ? fail() : undefined)
    const { 'DEMO-LOW': offer } = await offersOf('DEMO-LOW')
    expect(offer).toMatchObject({ price: { current: expect.any(Number) }, stock: null })
  })

  test('where one of several calls of the stock fails, the stock that the others name is told', async () => {
    let calls = 0
    upstream.answer = ({ url }) => {
      if (!url.includes('/stock/list')) return undefined
      calls += 1
      return calls === 1 ? new Response('down', { status: 500 }) : undefined
    }
    const stocks = Object.values(await offersOf('DEMO-BUNDLE')).map(({ stock }) => stock)
    expect(calls).toBeGreaterThan(1)
    expect(stocks.filter((stock) => stock === null)).toHaveLength(15)
    expect(stocks.length).toBeGreaterThan(15)
  })

  test.each(['', '?sku=', `?sku=${'x'.repeat(65)}`])('asked for with %j is refused', async (query) => {
    expect((await shopper.get(`/api/offers${query}`)).status).toBe(400)
  })

  test('of nothing are not found', async () => {
    expect((await shopper.get('/api/offers?sku=NOTHING')).status).toBe(404)
  })
})

test('R4.112: cards of products looked at come in the order asked, without what is not listed', async () => {
  const ids = async (sku: string) =>
    (await (await shopper.get(`/_data/p/${sku}/x`)).text()).match(/"product":\{"id":(\d+)/)?.[1]
  const [sale, low, expired] = await Promise.all(['DEMO-SALE', 'DEMO-LOW', 'DEMO-EXPIRED'].map(ids))
  expect(expired).toBeUndefined()
  const response = await shopper.get(`/api/products?ids=${low},999999,${sale}`)
  const { cards } = await response.json<{ cards: ProductCard[] }>()
  expect(cards.map(({ sku }) => sku)).toEqual(['DEMO-LOW', 'DEMO-SALE'])
  expect((await shopper.get('/api/products?ids=1;2')).status).toBe(400)
})

describe('the report of a view', () => {
  test('R4.115: reaches the platform', async () => {
    expect((await shopper.send('POST', '/api/product-views/7')).status).toBe(204)
    expect(upstream.calls).toEqual(['POST /api/ext/reports/catalog-product-view/7'])
  })

  test('R8.42: that fails is nobody’s trouble, and is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    upstream.answer = () => Response.json({ code: 500, result: 'no' })
    expect((await shopper.send('POST', '/api/product-views/7')).status).toBe(204)
    const lines = warn.mock.calls.map(([line]) => JSON.parse(line))
    warn.mockRestore()
    expect(lines).toMatchObject([{ event: 'Error reporting CatalogProductView', productId: 7 }])
  })

  test('of no product is refused', async () => {
    expect((await shopper.send('POST', '/api/product-views/x')).status).toBe(400)
    expect(upstream.calls).toEqual([])
  })
})

const aReview = { id: 1, title: 'Snabb', detail: 'Bra glid.', nickname: 'Åsa' }

describe('a review', () => {
  const review = { productId: 7, title: 'Snabb', text: 'Bra glid på kallföre.', nickname: 'Åsa', rating: 5 }

  /** The platform takes a review, and the test sees what it was sent. */
  function takeReviews() {
    const taken: unknown[] = []
    upstream.answer = async (request) => {
      if (!request.url.includes('/api/review/create')) return undefined
      taken.push(await request.json())
      return Response.json({ code: 200, result: { id: 1, review_status: 2 } })
    }
    return taken
  }

  test('R1.23 R7.62: is handed in for moderation in the platform’s form', async () => {
    const taken = takeReviews()
    const response = await shopper.send('POST', '/api/reviews', review)
    expect(response.status).toBe(202)
    expect(taken).toEqual([
      {
        review: {
          product_id: 7,
          title: 'Snabb',
          detail: 'Bra glid på kallföre.',
          nickname: 'Åsa',
          review_entity: 'product',
          customer_id: null,
          ratings: [{ rating_name: 'Rating', value: 5 }],
        },
      },
    ])
  })

  test('R1.23: is shown to nobody before the shop has approved it', async () => {
    const data = await (await shopper.get('/_data/p/DEMO-SALE/x')).text()
    const productId = Number(/"id":(\d+),"sku":"DEMO-SALE"/.exec(data)?.[1])
    const own = crypto.randomUUID()
    const nicknames = async () => {
      await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
      const answer = await shopper.get(`/api/reviews?product=${productId}`)
      return (await answer.json<{ reviews: Review[] }>()).reviews.map(({ nickname }) => nickname)
    }
    const waiting = { ...review, productId, nickname: own }
    expect((await shopper.send('POST', '/api/reviews', waiting)).status).toBe(202)
    expect(await nicknames()).not.toContain(own)
    const set = (path: string, value: unknown) =>
      db
        .prepare(
          "UPDATE document SET source = json_set(source, ?, ?) WHERE entity = 'review' AND json_extract(source, '$.nickname') = ?",
        )
        .bind(path, value, own)
        .run()
    await set('$.review_status', 1)
    const shown = await nicknames()
    expect(shown).toContain(own)
    await set('$.created_at', 'soon') // no page can show it: it is left out, and the others stay
    expect(await nicknames()).toEqual(shown.filter((name) => name !== own))
  })

  test('that is sent twice because its answer was lost is handed in once; one that the platform refused may come again', async () => {
    const taken = takeReviews()
    const waiting = { ...review, taskId: crypto.randomUUID() }
    const first = shopper.send('POST', '/api/reviews', waiting)
    const again = await shopper.send('POST', '/api/reviews', waiting)
    expect([(await first).status, again.status]).toEqual([202, 202])
    expect(await again.json()).toEqual({ isWaiting: true })
    expect(taken).toHaveLength(1)

    const other = { ...review, taskId: crypto.randomUUID() }
    upstream.answer = ({ url }) =>
      url.includes('/api/review/create') ? Response.json({ code: 500, result: 'no' }) : undefined
    expect((await shopper.send('POST', '/api/reviews', other)).status).toBe(502)
    const takenLater = takeReviews()
    expect((await shopper.send('POST', '/api/reviews', other)).status).toBe(202)
    expect(takenLater).toHaveLength(1)
  })

  test('of a customer who has bought the product says so to everybody, a guest’s does not', async () => {
    const customer = createShopper()
    await customer.send('POST', '/api/user/login', { email: 'anna@example.com', password: 'Skidspar-2026' })
    const bought = await db
      .prepare(
        `SELECT product.id FROM sales_order, json_each(document, '$.items') AS item
        JOIN offer ON offer.store_id = 1 AND offer.sku = item.value ->> 'sku'
        JOIN product ON product.store_id = 1 AND product.sku = COALESCE(offer.parent_sku, offer.sku) WHERE email = ?`,
      )
      .bind('anna@example.com')
      .first<{ id: number }>()
    const productId = bought?.id ?? 0
    const handed = [
      await customer.send('POST', '/api/reviews', { ...review, productId, nickname: 'Anna' }),
      await createShopper().send('POST', '/api/reviews', { ...review, productId, nickname: 'Gäst' }),
    ]
    expect(handed.map(({ status }) => status)).toEqual([202, 202])
    await db
      .prepare("UPDATE document SET source = json_set(source, '$.review_status', 1) WHERE entity = 'review'")
      .run()
    const answer = await shopper.get(`/api/reviews?product=${productId}`)
    const { reviews } = await answer.json<{ reviews: Review[] }>()
    const verified = reviews.filter(({ isVerified }) => isVerified).map(({ nickname }) => nickname)
    expect(reviews.map(({ nickname }) => nickname)).toContain('Gäst')
    expect(verified).toEqual(['Anna'])
  })

  test('of a customer whose login has ended meanwhile is a guest’s, and not lost', async () => {
    const customer = createShopper()
    await customer.send('POST', '/api/user/login', { email: 'anna@example.com', password: 'Skidspar-2026' })
    const tokens: boolean[] = []
    upstream.answer = async (request) => {
      if (request.url.includes('/api/user/refresh'))
        return Response.json({ code: 401, result: 'no' }, { status: 401 })
      if (!request.url.includes('/api/review/create')) return undefined
      const hasToken = request.url.includes('token=') || request.headers.has('Authorization')
      tokens.push(hasToken)
      return hasToken
        ? Response.json({ code: 401, result: 'The consumer is not authorized.' }, { status: 401 })
        : Response.json({ code: 200, result: { id: 1, review_status: 2 } })
    }
    expect((await customer.send('POST', '/api/reviews', review)).status).toBe(202)
    expect(tokens).toEqual([true, false])
  })

  test('R7.62: of a customer names the customer', async () => {
    const customer = createShopper()
    await customer.send('POST', '/api/user/login', { email: 'anna@example.com', password: 'Skidspar-2026' })
    const { id } = (await (await customer.get('/api/user')).json<CustomerAnswer>()).customer ?? {}
    const taken = takeReviews()
    expect((await customer.send('POST', '/api/reviews', review)).status).toBe(202)
    expect(id).toBeGreaterThan(0)
    expect(taken).toMatchObject([{ review: { customer_id: id } }])
  })

  test.each([
    [404, 'The product that was requested doesn’t exist', 422, 'errors.notFound'],
    [
      500,
      [{ keyword: 'type', dataPath: '.detail', message: 'should be string' }],
      422,
      'errors.checkout.fields',
    ],
    [500, 'SQLSTATE[HY000]', 502, 'errors.platformAway'],
    [429, 'Too many requests', 502, 'errors.platformAway'],
  ])(
    'R7.62: that the platform answers with %i %j is refused for good, or may come again',
    async (code, result, status, error) => {
      upstream.answer = ({ url }) =>
        url.includes('/api/review/create') ? Response.json({ code, result }) : undefined
      const response = await shopper.send('POST', '/api/reviews', { ...review, taskId: crypto.randomUUID() })
      expect([response.status, await response.json()]).toEqual([status, { error: { code: error } }])
    },
  )

  test('R7.62: of a product that is gone is refused for good', async () => {
    const response = await shopper.send('POST', '/api/reviews', { ...review, productId: 999_999 })
    expect(response.status).toBe(422)
  })

  test('R5.14: with something missing is told by field, and goes nowhere', async () => {
    const taken = takeReviews()
    const response = await shopper.send('POST', '/api/reviews', { ...review, title: ' ', rating: 0 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { fields: { title: 'errors.field.required', rating: 'errors.field.required' } },
    })
    expect(taken).toEqual([])
  })

  test('with the field filled in that nobody sees is thanked and dropped', async () => {
    const taken = takeReviews()
    const response = await shopper.send('POST', '/api/reviews', {
      ...review,
      website: 'https://spam.example',
    })
    expect(response.status).toBe(202)
    expect(taken).toEqual([])
  })

  test.each([
    {},
    { ...review, productId: 'x' },
    { ...review, text: 'x'.repeat(3001) },
    { ...review, rating: '5' },
  ])('of another shape is refused: %#', async (body) => {
    const taken = takeReviews()
    expect((await shopper.send('POST', '/api/reviews', body)).status).toBe(400)
    expect(taken).toEqual([])
  })

  test('from another site is refused', async () => {
    const response = await shopper.request('/api/reviews', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify(review),
    })
    expect(response.status).toBe(403)
  })

  test('is of the day that its author’s clock said', async () => {
    upstream.answer = (request) =>
      request.url.includes('/review/_search')
        ? Response.json({ total: 1, hits: [{ ...aReview, created_at: '2026-11-29 23:30:00' }] })
        : undefined
    const answer = await shopper.get('/api/reviews?product=4711')
    const [{ createdAt = '' } = {}] = (await answer.json<{ reviews: Review[] }>()).reviews
    expect(formatDate(new Date(createdAt), storeViews.sv)).toBe('30 november 2026')
  })
})

describe('R2.44: the size guide of a product', () => {
  test('comes from the editors, for each store in its language', async () => {
    const data = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
    const id = /"sizeGuide":"([\w-]+)"/.exec(data)?.[1]
    const guides = await Promise.all(
      ['', '/en'].map(async (prefix) =>
        (await shopper.get(`${prefix}/api/size-guides/${id}`)).json<SizeGuide>(),
      ),
    )
    for (const { columns, rows } of guides)
      expect(rows.every((row) => row.length === columns.length)).toBe(true)
    expect(guides[0]?.rows.length).toBeGreaterThan(0)
    expect(guides[0]?.title).not.toBe(guides[1]?.title)
  })

  test.each(['nothing', '..%2Fpages', 'a'.repeat(65)])('%s is not found', async (id) => {
    expect((await shopper.get(`/api/size-guides/${id}`)).status).toBe(404)
  })
})
