import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { OffersAnswer } from '#shared/product/offers.ts'
import type { Bindings } from '#worker/app-env.ts'
import { createShopper, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

beforeEach(() => upstream.reset())

const OLA = { email: 'ola@example.com', password: 'Skispor-2026' }
const GROUP_PRICE = 799_00
const GUEST_PRICE = 899_00
const VARIANT = 'DEMO-TIER-NAVY-M'

type Shopper = ReturnType<typeof createShopper>

async function logIn(settings: Partial<Bindings> = {}) {
  const shopper = createShopper(undefined, settings)
  const response = await shopper.send('POST', '/api/user/login', OLA)
  const { customer } = await response.json<CustomerAnswer>()
  return { shopper, customer }
}

const pricesOf = async (shopper: Shopper, skus: string) => {
  const response = await shopper.get(`/api/products/prices?skus=${skus}`)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  return (await response.json<ApiAnswer<'products.prices'>>()).prices
}
const offersOf = async (shopper: Shopper, sku: string) =>
  (await (await shopper.get(`/api/offers?sku=${sku}`)).json<OffersAnswer>()).offers

/** Bodies and addresses of the searches and price calls since. */
function watch(): { searches: Record<string, unknown>[]; renderLists: URLSearchParams[] } {
  const seen: ReturnType<typeof watch> = { searches: [], renderLists: [] }
  upstream.answer = async (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/_search')) seen.searches.push(await request.json())
    if (url.pathname.endsWith('/render-list')) seen.renderLists.push(url.searchParams)
    return undefined
  }
  return seen
}

describe('R3.35 R4.27 R6.5 R6.7: a customer of a price group', () => {
  test('sees their prices where they differ from a guest’s, and only there', async () => {
    const { shopper, customer } = await logIn()
    expect(customer).toMatchObject({ groupId: 2, hasOwnPrices: true })
    expect(await pricesOf(shopper, 'DEMO-TIER,DEMO-LOW,NOTHING')).toEqual({
      'DEMO-TIER': { price: { current: GROUP_PRICE, was: null }, from: false },
    })
  })

  test('sees them on the product’s page, for each variant, and pays them', async () => {
    const { shopper } = await logIn()
    const offers = await offersOf(shopper, 'DEMO-TIER')
    expect(Object.keys(offers).length).toBeGreaterThan(1)
    for (const { price } of Object.values(offers)) expect(price?.current).toBe(GROUP_PRICE)
    await shopper.send('POST', '/api/cart/lines', { sku: VARIANT, parentSku: 'DEMO-TIER', quantity: 1 })
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(lines.map(({ rowTotal }) => rowTotal)).toEqual([GROUP_PRICE])
  })

  test('is told no guest’s price as theirs while the group’s cannot be asked, but the stock', async () => {
    const { shopper } = await logIn()
    await offersOf(shopper, 'DEMO-TIER') // the product itself is known
    upstream.answer = async (request) => {
      const isOwn = request.url.includes('_search') && (await request.text()).includes('groupToken')
      return isOwn ? new Response('down', { status: 503 }) : undefined
    }
    const { [VARIANT]: offer } = await offersOf(shopper, 'DEMO-TIER')
    expect(offer).toMatchObject({ price: null, stock: { status: 'ok' } })
  })

  test('pays a guest’s prices again after logging out', async () => {
    const { shopper } = await logIn()
    await shopper.send('POST', '/api/user/logout', {})
    expect(await pricesOf(shopper, 'DEMO-TIER')).toBeNull()
    const offers = await offersOf(shopper, 'DEMO-TIER')
    expect(offers[VARIANT]?.price?.current).toBe(GUEST_PRICE)
  })

  test('gets the very documents that guests get, and theirs are kept', async () => {
    const { shopper } = await logIn()
    const withoutNonces = async (who: Shopper) => {
      const response = await who.get('/p/DEMO-TIER/x')
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '-'
      return (await response.text()).replaceAll(nonce, '')
    }
    await createShopper().get('/p/DEMO-TIER/x') // the first answer may stream: then it has other styles
    const own = await withoutNonces(shopper)
    expect(own).toBe(await withoutNonces(createShopper()))
    const data = await (await shopper.get('/_data/p/DEMO-TIER/x')).text()
    expect(/"sku":"DEMO-TIER",.*?"current":(\d+)/.exec(data)?.[1]).toBe(String(GUEST_PRICE))
    const searches = upstream.calls.length
    await shopper.get('/p/DEMO-TIER/x')
    expect(upstream.calls).toHaveLength(searches)
  })
})

describe('what the platform is told', () => {
  test('R6.9 R3.21 R7.41: the group token and the group go along with the search of a customer', async () => {
    const { shopper } = await logIn()
    const seen = watch()
    await pricesOf(shopper, 'DEMO-TIER')
    expect(seen.searches).toContainEqual(
      expect.objectContaining({ groupId: 2, groupToken: expect.stringMatching(/^ey/) }),
    )
  })

  test('R6.5 R6.9: a token that the platform signs anew takes the old one’s place, and the cookie is sent once', async () => {
    const { shopper } = await logIn()
    const seen = watch()
    const { answer } = upstream
    upstream.answer = async (request) => {
      if (!request.url.includes('/user/me')) return answer?.(request)
      const asPlatform = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
      const { code, result } = await asPlatform.json<{ code: number; result: object }>()
      return Response.json({ code, result: { ...result, groupToken: 'signed-anew' } })
    }
    const cookies = async () => (await shopper.get('/api/user')).headers.getSetCookie().length
    expect([await cookies(), await cookies()]).toEqual([1, 0])
    await pricesOf(shopper, 'DEMO-TIER')
    expect(seen.searches).toContainEqual(expect.objectContaining({ groupId: 2, groupToken: 'signed-anew' }))
  })

  test('R6.6: of a customer whose group is not known the default one goes along, where the shop has one', async () => {
    for (const [DEFAULT_PRICE_GROUP, groupId] of [
      [undefined, undefined],
      ['3', 3],
    ] as const) {
      upstream.answer = async (request) => {
        if (!request.url.includes('/user/me')) return undefined
        const answer = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
        const { code, result } = await answer.json<{ code: number; result: object }>()
        return Response.json({ code, result: { ...result, group_id: null } })
      }
      const { shopper } = await logIn({ ...(DEFAULT_PRICE_GROUP && { DEFAULT_PRICE_GROUP }) })
      const seen = watch()
      await pricesOf(shopper, 'DEMO-TIER')
      const own = seen.searches.filter(({ groupToken }) => groupToken)
      expect(own.map((search) => search.groupId)).toEqual([groupId])
      upstream.reset()
    }
  })

  test('R6.8 R7.58: of render-list the group only where groups have taxes of their own', async () => {
    for (const [grouped, userGroupId] of [
      ['off', null],
      ['on', '2'],
    ] as const) {
      const { shopper } = await logIn({ GROUPED_TAX: grouped })
      const seen = watch()
      await offersOf(shopper, 'DEMO-TIER')
      expect(seen.renderLists.map((query) => query.get('userGroupId'))).toEqual([userGroupId])
      upstream.reset()
    }
  })

  test('R6.7: nothing of a group where neither prices nor taxes depend on it', async () => {
    const { shopper, customer } = await logIn({ PRICE_TIERS: 'off' })
    expect(customer?.hasOwnPrices).toBe(false)
    const seen = watch()
    expect(await pricesOf(shopper, 'DEMO-TIER')).toBeNull()
    await offersOf(shopper, 'DEMO-TIER')
    await shopper.get('/energi')
    expect(seen.searches).not.toEqual([])
    expect(JSON.stringify(seen.searches)).not.toContain('group')
  })

  test('a guest’s searches name no group', async () => {
    const seen = watch()
    await offersOf(createShopper(), 'DEMO-SALE')
    await createShopper().get('/valla')
    expect(seen.searches).not.toEqual([])
    expect(JSON.stringify(seen.searches)).not.toContain('groupToken')
  })
})

describe('R6.7: on a stock platform, which reads the group of a search too late', () => {
  beforeEach(() => stockPlatform(['lateGroup']))
  afterEach(wholePlatform)

  test('the search is in the engine’s language, and the customer sees and pays their prices', async () => {
    const { shopper } = await logIn()
    const { searches } = watch()
    expect(await pricesOf(shopper, 'DEMO-TIER')).toMatchObject({
      'DEMO-TIER': { price: { current: GROUP_PRICE } },
    })
    for (const { price } of Object.values(await offersOf(shopper, 'DEMO-TIER')))
      expect(price?.current).toBe(GROUP_PRICE)
    const [asked] = searches.filter(({ groupToken }) => groupToken)
    expect(asked).toHaveProperty('query.bool.filter')
  })
})
