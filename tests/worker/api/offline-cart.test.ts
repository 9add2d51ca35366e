import { beforeEach, describe, expect, test } from 'vitest'
import type { CartChanges } from '#shared/api/cart.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { aCartLine } from '#tests/support/builders.ts'
import { applyChanges } from '#worker/api/cart/apply-changes.ts'
import type { ShopperCart } from '#worker/api/cart/shopper-cart.ts'
import { sessionEnded } from '#worker/session/session-ended.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

const skusOf = ({ lines }: Cart) => lines.map(({ sku, quantity }) => [sku, quantity])

async function add(shopper: Shopper, line: object): Promise<Cart> {
  const response = await shopper.send('POST', '/api/cart/lines', { quantity: 1, ...line })
  return (await response.json<CartAnswer>()).cart
}

async function apply(shopper: Shopper, changes: CartChanges): Promise<CartAnswer> {
  const response = await shopper.send('POST', '/api/cart/changes', changes)
  expect(response.status).toBe(200)
  return response.json()
}

describe('what was changed without a connection', () => {
  test('quantities, removals and additions reach the cart, and telling it twice changes nothing', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-SALE' })
    const { lines } = await add(shopper, { sku: 'DEMO-LOW', quantity: 2 })
    const [sale, tier] = lines
    const changes = {
      baseIds: lines.map(({ id }) => id),
      changes: [
        { id: sale?.id, sku: 'DEMO-SALE', quantity: 0 },
        { id: tier?.id, sku: 'DEMO-LOW', quantity: 3 },
        { sku: 'DEMO-CONF-RED-190', parentSku: 'DEMO-CONF', quantity: 2 },
      ],
    }
    const expected = [
      ['DEMO-LOW', 3],
      ['DEMO-CONF-RED-190', 2],
    ]
    const first = await apply(shopper, changes)
    expect(skusOf(first.cart)).toEqual(expected)
    expect(first.notices).toEqual([])
    expect(skusOf((await apply(shopper, changes)).cart)).toEqual(expected)
  })

  test('the cart is read again only after a change that was sent', async () => {
    const shopper = createShopper()
    const { lines } = await add(shopper, { sku: 'DEMO-SALE', quantity: 2 })
    const same = { id: lines[0]?.id, sku: 'DEMO-SALE', quantity: 2 }
    const gone = { id: 999_999, sku: 'DEMO-TIER', quantity: 0 }
    const reads = async (changes: CartChanges['changes']) => {
      upstream.calls = []
      await apply(shopper, { baseIds: [], changes })
      return upstream.calls.filter((call) => call === 'GET /api/cart/totals').length
    }
    expect(await reads(Array.from({ length: 50 }, () => [same, gone]).flat())).toBe(2)
    expect(await reads([same, { sku: 'DEMO-LOW', quantity: 1 }, gone, same])).toBe(3)
  })

  test('a first cart of all opens with it', async () => {
    const { cart } = await apply(createShopper(), {
      baseIds: [],
      changes: [{ sku: 'DEMO-SALE', quantity: 2 }],
    })
    expect(skusOf(cart)).toEqual([['DEMO-SALE', 2]])
  })

  test('a product with a text of its own is added once, beside the same one with another', async () => {
    const shopper = createShopper()
    const initials = (value: string) => [{ optionId: '1', value }]
    const { lines } = await add(shopper, { sku: 'DEMO-INITIALS', custom: initials('AB') })
    const custom = initials('CD')
    const changes = {
      baseIds: lines.map(({ id }) => id),
      changes: [{ sku: 'DEMO-INITIALS', quantity: 1, custom }],
    }
    const { cart } = await apply(shopper, changes)
    expect(cart.lines).toHaveLength(lines.length + 1)
    expect((await apply(shopper, changes)).cart.lines).toHaveLength(lines.length + 1)
  })

  const withInitials = (value: string) => ({ sku: 'DEMO-INITIALS', custom: [{ optionId: '1', value }] })
  const textsOf = ({ lines }: Cart) =>
    lines.map(({ options, quantity }) => [options.map(({ value }) => value).join(), quantity])

  test('two lines of one product with different texts stay two lines', async () => {
    const shopper = createShopper()
    const changes = {
      baseIds: [],
      changes: [
        { ...withInitials('AB'), quantity: 1 },
        { ...withInitials('CD'), quantity: 2 },
      ],
    }
    const expected = [
      ['AB', 1],
      ['CD', 2],
    ]
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual(expected)
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual(expected)
  })

  test('the same text twice adds up, however often it is told', async () => {
    const shopper = createShopper()
    const once = { ...withInitials('AB'), quantity: 1 }
    const changes = { baseIds: [], changes: [once, once] }
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual([['AB', 2]])
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual([['AB', 2]])
  })

  test('a plain product leaves the printed one of the same sku alone', async () => {
    const shopper = createShopper()
    const { lines } = await add(shopper, withInitials('AB'))
    const changes = {
      baseIds: lines.map(({ id }) => id),
      changes: [{ sku: 'DEMO-INITIALS', quantity: 3 }],
    }
    const expected = [
      ['AB', 1],
      ['', 3],
    ]
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual(expected)
    expect(textsOf((await apply(shopper, changes)).cart)).toEqual(expected)
  })

  test('two configurations of a bundle stay two lines, told in whatever quantity of their parts', async () => {
    const shopper = createShopper()
    const chosen = (...links: number[]) =>
      links.map((link) => ({ optionId: String(Math.floor(link / 100)), selections: [String(link)] }))
    const changes = {
      baseIds: [],
      changes: [
        { sku: 'DEMO-BUNDLE', quantity: 1, bundle: chosen(101, 202, 301, 403) },
        { sku: 'DEMO-BUNDLE', quantity: 2, bundle: chosen(101, 203, 301, 403) },
      ],
    }
    const quantities = ({ lines }: Cart) => lines.map(({ quantity }) => quantity)
    expect(quantities((await apply(shopper, changes)).cart)).toEqual([1, 2])
    expect(quantities((await apply(shopper, changes)).cart)).toEqual([1, 2])
  })

  test('a group is added beside one of its members that was added by itself', async () => {
    const { cart } = await apply(createShopper(), {
      baseIds: [],
      changes: [
        { sku: 'DEMO-GROUPED-BLUE', quantity: 1 },
        {
          sku: 'DEMO-GROUPED',
          quantity: 1,
          members: [
            { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
            { sku: 'DEMO-GROUPED-RED', quantity: 1 },
          ],
        },
      ],
    })
    expect(skusOf(cart)).toEqual([
      ['DEMO-GROUPED-BLUE', 3],
      ['DEMO-GROUPED-RED', 1],
    ])
  })

  const trio = {
    sku: 'DEMO-GROUPED',
    quantity: 1,
    members: [
      { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
      { sku: 'DEMO-GROUPED-RED', quantity: 1 },
    ],
  }

  test('a group of which one member did not arrive is whole after the next try, however often it is told', async () => {
    const shopper = createShopper()
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-GROUPED-BLUE', quantity: 1 }, trio] }
    upstream.answer = async (request) =>
      (await request.text()).includes('DEMO-GROUPED-RED') && request.url.includes('/api/cart/update')
        ? new Response('lost', { status: 500 })
        : undefined
    expect((await shopper.send('POST', '/api/cart/changes', changes)).status).toBeGreaterThanOrEqual(500)
    upstream.reset()
    const expected = [
      ['DEMO-GROUPED-BLUE', 3],
      ['DEMO-GROUPED-RED', 1],
    ]
    expect(skusOf((await apply(shopper, changes)).cart)).toEqual(expected)
    expect(skusOf((await apply(shopper, changes)).cart)).toEqual(expected)
  })

  test('a group comes on top of a member that the device knew', async () => {
    const shopper = createShopper()
    const { lines } = await add(shopper, { sku: 'DEMO-GROUPED-BLUE', quantity: 3 })
    const { cart } = await apply(shopper, { baseIds: lines.map(({ id }) => id), changes: [trio] })
    expect(skusOf(cart)).toEqual([
      ['DEMO-GROUPED-BLUE', 5],
      ['DEMO-GROUPED-RED', 1],
    ])
  })

  test('a group that was taken out again goes, although the shop has it of an attempt whose answer was lost', async () => {
    const shopper = createShopper()
    await apply(shopper, { baseIds: [], changes: [trio] })
    const { cart } = await apply(shopper, { baseIds: [], changes: [{ ...trio, quantity: 0 }] })
    expect(cart.lines).toEqual([])
  })

  test('a line that is gone is told and not added again; the rest goes on', async () => {
    const { cart, notices } = await apply(createShopper(), {
      baseIds: [999_999],
      changes: [
        { id: 999_999, sku: 'DEMO-TIER', quantity: 3 },
        { id: 999_998, sku: 'DEMO-LOW', quantity: 0 },
        { sku: 'DEMO-SALE', quantity: 1 },
      ],
    })
    expect(notices).toMatchObject([{ type: 'error', key: 'errors.cart.lineGone' }])
    expect(skusOf(cart)).toEqual([['DEMO-SALE', 1]])
  })

  test('what is scarce is added as far as it goes, and that is said', async () => {
    const { cart, notices } = await apply(createShopper(), {
      baseIds: [],
      changes: [{ sku: 'DEMO-LOW', quantity: 9 }],
    })
    expect(skusOf(cart)).toEqual([['DEMO-LOW', 3]])
    expect(notices).toMatchObject([{ key: 'notices.cart.stockLimit' }])
  })
})

test('a session that ends meanwhile ends the call: nothing counts as told', async () => {
  const ending = {
    fetch: async () => ({ lines: [aCartLine({ id: 1, sku: 'DEMO-SALE', quantity: 1 })] }),
    id: () => Promise.reject(sessionEnded()),
  } as unknown as ShopperCart
  const changes = { baseIds: [1], changes: [{ id: 1, sku: 'DEMO-SALE', quantity: 2 }] }
  await expect(applyChanges(ending, changes)).rejects.toMatchObject({ status: 401 })
})

test('changes that are left when the time is over are made at the next try', async () => {
  const untouched = {} as ShopperCart
  const changes = { baseIds: [], changes: [{ sku: 'DEMO-SALE', quantity: 1 }] }
  await expect(applyChanges(untouched, changes, Date.now() - 1)).rejects.toMatchObject({ status: 504 })
})
