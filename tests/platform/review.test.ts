import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { moderateReview } from '#platform/commerce/reviews.ts'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { allDocuments, filter, post, prepareSmallCatalogue, search } from './catalogue-fixture.ts'

prepareSmallCatalogue()

interface Answer {
  code: number
  result: { id: number; review_status: number; entity_pk_value: number }
}

const ratingOf = async (sku: string) => {
  const [hit] = (await search({ filters: [filter('sku', { eq: sku })] })).hits
  return [hit?.rating_summary, hit?.reviews_count]
}

const create = async (body: unknown, storeCode = 'sv') => {
  const response = await post(`/api/review/create?storeCode=${storeCode}`, body)
  return (await response.json()) as Answer
}
const productId = async (sku: string) =>
  (await search({ filters: [filter('sku', { eq: sku })] })).hits[0]?.id ?? 0
const approved = async (id: number, index?: string) => {
  const filters = [filter('product_id', { eq: id }), filter('review_status', { eq: 1 })]
  return search({ entity: 'review', filters, ...(index && { index }) })
}
const words = {
  title: 'Snabb skida',
  detail: 'Bra glid på kallföre',
  nickname: 'Åsa',
  review_entity: 'product',
}

describe('reviews (R1.23, R7.62)', () => {
  test('a review waits until it is approved, then it is read', async () => {
    const product_id = await productId('DEMO-LOW')
    const { code, result } = await create({
      review: { ...words, product_id, customer_id: null, ratings: [{ value: 4 }] },
    })
    expect([code, result.review_status, result.entity_pk_value]).toEqual([200, 2, product_id])
    expect((await approved(product_id)).total).toBe(0)
    await post('/dials/reviews', { id: result.id, status: 1 })
    expect(await approved(product_id)).toMatchObject({
      total: 1,
      hits: [{ ...words, product_id, stores: [1] }],
    })
    expect((await approved(product_id, 'vue_storefront_catalog_no')).total).toBe(0)
    expect(await ratingOf('DEMO-LOW')).toEqual([80, 1])
    await post('/dials/reviews', { id: result.id, status: 3 })
    expect(await ratingOf('DEMO-LOW')).toEqual([undefined, undefined])
    expect((await approved(product_id)).total).toBe(0)
  })

  test('a review is approved or rejected by a press on the demo page, in the store it was written for', async () => {
    const shop = { ...env, DEMO: '1', DIALS: '0' }
    const demoPage = async () => (await app.request('/demo', {}, shop)).text()
    const press = (action: string) => app.request(action, { method: 'POST' }, shop)
    const product_id = await productId('DEMO-FREE')
    const norwegian = 'vue_storefront_catalog_no'
    const title = 'Fin <b>ski</b>'
    const { total: before } = await approved(product_id, norwegian)
    for (const verdict of ['approve', 'reject']) {
      const { result } = await create(
        { review: { ...words, title, product_id, ratings: [{ value: 5 }] } },
        'no',
      )
      const action = `/demo/reviews/3/${result.id}/${verdict}`
      const page = await demoPage()
      expect(page).toContain(`action="${action}"`)
      expect(page).toContain('Fin &lt;b&gt;ski&lt;/b&gt;')
      expect((await press(action)).status).toBe(303)
      expect(await demoPage()).not.toContain(`action="${action}"`)
    }
    expect((await approved(product_id, norwegian)).total).toBe(before + 1)
    expect((await approved(product_id)).total).toBe(0)
    expect((await press('/demo/reviews/3/999999/approve')).status).toBe(404)
    expect((await press('/demo/reviews/3/1/delete')).status).toBe(404)
  })

  test('a review is approved together with its product’s stars, or not at all', async () => {
    const product_id = await productId('DEMO-SALE')
    const { result } = await create({ review: { ...words, product_id, ratings: [{ value: 4 }] } })
    await env.DB.exec(
      "CREATE TRIGGER no_stars BEFORE UPDATE ON product BEGIN SELECT RAISE(ABORT, 'no stars'); END",
    )
    const verdict = { storeId: 1, id: result.id, status: 1 }
    await expect(moderateReview(env.DB, verdict)).rejects.toThrow('no stars')
    expect((await approved(product_id)).hits.map(({ id }) => id)).not.toContain(result.id)
    await env.DB.exec('DROP TRIGGER no_stars')
    expect(await moderateReview(env.DB, verdict)).toBe(true)
    expect((await approved(product_id)).hits.map(({ id }) => id)).toContain(result.id)
  })

  test('stars travel with a review when they are stars', async () => {
    const product_id = await productId('DEMO-LOW')
    const { result } = await create({
      review: { ...words, product_id, ratings: [{ value: 4 }, { value: 9 }] },
    })
    expect(result).toMatchObject({ ratings: [{ value: 4, percent: 80 }] })
  })

  test('a product has its approved reviews, newest first when asked, with their distribution', async () => {
    const filters = [
      filter('product_id', { eq: await productId('DEMO-CONF') }),
      filter('review_status', { eq: 1 }),
    ]
    const { hits, total } = await search({
      entity: 'review',
      filters,
      sort: [{ field: 'created_at', options: 'desc' }],
    })
    const dates = hits.map(({ created_at }) => created_at)
    expect([total, dates]).toEqual([23, dates.toSorted().toReversed()])
    const stars = hits.map(({ ratings }) => (ratings as { value: number }[])[0]?.value)
    expect([5, 4, 3, 2, 1].map((star) => stars.filter((one) => one === star).length)).toEqual([
      14, 6, 2, 0, 1,
    ])
  })

  test.each([
    ['a product id as text', { ...words, product_id: '1769' }, { keyword: 'type', dataPath: '.product_id' }],
    ['no title', { ...words, title: undefined, product_id: 1 }, { keyword: 'required' }],
    ['a customer id as text', { ...words, product_id: 1, customer_id: 'x' }, { keyword: 'type' }],
  ])('%s is refused with the fault', async (_, review, fault) => {
    expect(await create({ review })).toMatchObject({ code: 500, result: [fault] })
  })

  test('without a review, or without its product, it says so', async () => {
    expect(await create({})).toMatchObject({ code: 500, result: expect.stringContaining('review_status') })
    expect(await create({ review: { ...words, product_id: 1 } })).toMatchObject({ code: 404 })
  })
})

describe('a verified purchase (contract §11)', () => {
  beforeAll(() => seedCommerce(env.DB))

  const ANNA = { username: 'anna@example.com', password: 'Skidspar-2026' }
  const EVE = { username: 'eve@example.com', password: 'Skitrack-2026' }
  const logIn = async (credentials: object) =>
    ((await (await post('/api/user/login', credentials)).json()) as { result: string }).result

  /** The products of Anna's orders: a variant stands for its configurable. */
  async function boughtByAnna(where = "o.status <> 'canceled'"): Promise<number[]> {
    const { results } = await env.DB.prepare(
      `SELECT DISTINCT COALESCE(f.parent_id, f.product_id) AS id FROM sales_order AS o, json_each(o.document, '$.items') AS item
      JOIN offer AS f ON f.store_id = 1 AND f.product_id = json_extract(item.value, '$.product_id')
      WHERE o.email = 'anna@example.com' AND ${where}`,
    ).all<{ id: number }>()
    return results.map(({ id }) => id)
  }
  const verified = async (product_id: number, token: string | null, more: object = {}) => {
    const path = `/api/review/create?storeCode=sv${token === null ? '' : `&token=${token}`}`
    const answer = (await (await post(path, { review: { ...words, product_id, ...more } })).json()) as {
      code: number
      result: Record<string, unknown>
    }
    expect(answer.code).toBe(200)
    return answer.result.verified_purchase
  }

  test('is told of what the customer has bought, also as one of its variants', async () => {
    const token = await logIn(ANNA)
    const bought = await boughtByAnna()
    const configurables = await boughtByAnna('f.parent_id IS NOT NULL')
    expect(configurables.length).toBeGreaterThan(0)
    for (const id of [...bought.slice(0, 3), ...configurables.slice(0, 2)])
      expect(await verified(id, token)).toBe(true)
  })

  test('is not told of what they have not bought, of a canceled order, nor of another customer’s', async () => {
    const bought = await boughtByAnna()
    const other = (await allDocuments()).find(({ id }) => !bought.includes(id))
    expect(await verified(other?.id ?? 0, await logIn(ANNA))).toBeUndefined()
    expect(await verified(bought[0] ?? 0, await logIn(EVE))).toBeUndefined()
    await env.DB.prepare("UPDATE sales_order SET status = 'canceled'").run()
    expect(await verified(bought[0] ?? 0, await logIn(ANNA))).toBeUndefined()
    await seedCommerce(env.DB)
  })

  test('is not told of a guest, whatever they claim', async () => {
    const [id = 0] = await boughtByAnna()
    const claims = { customer_id: 1, verified_purchase: true }
    expect(await verified(id, null, claims)).toBeUndefined()
  })

  test('no review of the demo shop claims one: no order stands behind it', async () => {
    const { results } = await env.DB.prepare(
      "SELECT source FROM document WHERE entity = 'review' AND json_extract(source, '$.nickname') <> ?",
    )
      .bind(words.nickname)
      .all<{ source: string }>()
    expect(results.length).toBeGreaterThan(50)
    expect(results.filter(({ source }) => source.includes('verified_purchase'))).toEqual([])
  })
})
