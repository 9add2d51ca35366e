import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { toAddress } from '#platform/commerce/addresses.ts'
import { type PricedCart, priceCart } from '#platform/commerce/cart/cart-totals.ts'
import { emptyCart } from '#platform/commerce/cart/carts.ts'
import { readCart } from '#platform/commerce/cart/read-cart.ts'
import { issueCards } from '#platform/commerce/orders/issued-cards.ts'
import { type OrderToPlace, placeOrder } from '#platform/commerce/orders/place-order.ts'
import { storeOfCode } from '#platform/commerce/stores.ts'
import { UNTAXED_CLASS } from '#platform/commerce/vat.ts'
import { aCart, anAddress, post, prepareShop } from './commerce-fixture.ts'
import { aLine, anOffer } from './order-builders.ts'

const AT = '2026-03-01 10:00:00'

prepareShop()
beforeEach(async () => {
  await setStock({ qty: 10 })
  await env.DB.prepare("UPDATE gift_card SET balance = 50000 WHERE code = 'GK-500'").run()
})

const setStock = ({ qty, isPending = false, isManaged = true }: Record<string, number | boolean>) =>
  env.DB.prepare(
    "UPDATE stock_item SET qty = ?, is_in_stock = ?, manage_stock = ?, pending = ? WHERE sku = 'WAX'",
  )
    .bind(qty, Number(!isManaged || Number(qty) > 0), Number(isManaged), Number(isPending))
    .run()

const readNumber = async (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('value')
const stockLeft = () => readNumber("SELECT qty AS value FROM stock_item WHERE sku = 'WAX'")
const cardLeft = () => readNumber("SELECT balance AS value FROM gift_card WHERE code = 'GK-500'")
const isInStock = () => readNumber("SELECT is_in_stock AS value FROM stock_item WHERE sku = 'WAX'")
const isOpen = ({ cart }: PricedCart) =>
  readNumber('SELECT is_active AS value FROM quote WHERE id = ?', cart.id)

/** A cart as a call reads it, before it places the order: what it reads may be over by then. */
async function aReadCart(qty: number, { card = 0 } = {}): Promise<PricedCart> {
  const cartId = await aCart({ WAX: qty })
  if (card > 0) await post('/api/ext/gift-card/apply', { cart_id: cartId, code: 'GK-500', amount: card })
  return priceCart(await readCart(env.DB, { kind: 'guest', cartId: cartId }, AT), AT)
}

const invoice = { method: 'hosted_invoice', title: 'Faktura', additional: null, isPaid: false }
let orders = 0
function place(priced: PricedCart, parts: Partial<OrderToPlace> = {}) {
  const billing = toAddress(anAddress)
  if (!billing) throw new Error('no address')
  return placeOrder(env.DB, {
    ...{ priced, billing, shipping: billing, payment: invoice, extension: {}, customerId: null },
    ...{ email: 'asa@example.com', orderId: `place-${++orders}`, status: 'pending', request: null },
    ...{ at: AT, shopOrigins: undefined },
    ...parts,
  })
}

describe('of two orders that were both possible when their carts were read', () => {
  test('only one gets the goods that are left, and the other changes nothing', async () => {
    const [first, second] = [await aReadCart(6), await aReadCart(6, { card: 100 })]
    expect(await place(first)).not.toBeNull()
    expect(await place(second)).toBeNull()
    expect([await stockLeft(), await cardLeft(), await isOpen(second)]).toEqual([4, 500_00, 1])
    expect(await isOpen(first)).toBe(0)
  })

  test('only one is paid by what is left on the gift card, and the other takes no goods', async () => {
    const [first, second] = [await aReadCart(2, { card: 300 }), await aReadCart(2, { card: 300 })]
    expect(await place(first)).not.toBeNull()
    expect(await place(second)).toBeNull()
    expect([await stockLeft(), await cardLeft(), await isOpen(second)]).toEqual([8, 200_00, 1])
  })

  test('a gift card pays with the last that is on it', async () => {
    expect(await place(await aReadCart(3, { card: 500 }))).not.toBeNull()
    expect(await cardLeft()).toBe(0)
  })

  test('of one cart only one is made', async () => {
    const cart = await aReadCart(1)
    expect(await place(cart)).not.toBeNull()
    expect(await place(cart)).toBeNull()
    expect(await stockLeft()).toBe(9)
  })
})

test('the last ones can be ordered, and then it is out of stock', async () => {
  expect(await place(await aReadCart(10))).not.toBeNull()
  expect([await stockLeft(), await isInStock()]).toEqual([0, 0])
})

test('what was taken out of sale meanwhile is not ordered, whatever is counted of it', async () => {
  const cart = await aReadCart(1)
  await env.DB.prepare("UPDATE stock_item SET is_in_stock = 0 WHERE sku = 'WAX'").run()
  expect(await place(cart)).toBeNull()
})

test.each([
  ['is not known yet', { isPending: true }],
  ['is not counted', { isManaged: false }],
])('stock that %s refuses no order, and stays as it is', async (_, parts) => {
  const cart = await aReadCart(3)
  await setStock({ qty: 1, ...parts })
  expect(await place(cart)).not.toBeNull()
  expect([await stockLeft(), await isInStock()]).toEqual([1, 1])
})

describe('what nobody sends', () => {
  const statusOf = async (isPaid: boolean) => {
    const cartId = await aCart({ DOWNLOAD: 1 })
    const priced = priceCart(await readCart(env.DB, { kind: 'guest', cartId }, AT), AT)
    const order = await place(priced, { payment: { ...invoice, isPaid } })
    return env.DB.prepare('SELECT status FROM sales_order WHERE entity_id = ?').bind(order?.entity_id).first()
  }

  test('is done once it is paid for, and not before', async () => {
    expect(await statusOf(true)).toEqual({ status: 'complete' })
    expect(await statusOf(false)).toEqual({ status: 'pending' })
  })
})

describe('gift cards that come by mail', () => {
  const aCardCart = (qty: number) =>
    priceCart(
      {
        ...emptyCart(storeOfCode('sv'), null),
        lines: [aLine({ sku: 'CARD', productType: 'virtual', qty })],
        offersBySku: new Map([['CARD', anOffer({ sku: 'CARD', taxClassId: UNTAXED_CLASS })]]),
      },
      AT,
    )
  const issued = () => readNumber('SELECT COUNT(*) AS value FROM gift_card WHERE balance = 19900')
  const paid = { ...invoice, isPaid: true }

  test('come with an order that is made and paid for, and with no other', async () => {
    expect(await place(aCardCart(2))).not.toBeNull()
    expect(await place(aCardCart(2), { payment: paid, paidSession: 'unknown' })).toBeNull()
    expect(await issued()).toBe(0)
    expect(await place(aCardCart(2), { payment: paid })).not.toBeNull()
    expect(await issued()).toBe(2)
  })

  test.each([
    [100, 100, 199_00],
    [101, 1, 101 * 199_00],
  ])('of %i pieces are %i, each worth %i: a mail has room for a hundred', (qty, pieces, balance) => {
    const { cards } = issueCards(aCardCart(qty), AT)
    expect([cards.length, cards[0]?.balance]).toEqual([pieces, balance])
  })
})

describe('a payment at the provider’s', () => {
  const aSession = async ({ cart }: PricedCart, id: string, status: string) =>
    env.DB.prepare(
      `INSERT INTO hosted_session (id, quote_id, store_id, amount, fingerprint, origin, token, status, created_at, expires_at)
      VALUES (?, ?, 1, 100, '', '', '', ?, ?, ?)`,
    )
      .bind(id, cart.id, status, AT, AT)
      .run()
  const session = (id: string) =>
    env.DB.prepare('SELECT status, returned_at FROM hosted_session WHERE id = ?').bind(id).first()

  test('that was given back meanwhile makes no order', async () => {
    const cart = await aReadCart(1)
    await aSession(cart, 'given-back', 'void')
    expect(await place(cart, { paidSession: 'given-back' })).toBeNull()
    expect([await stockLeft(), await isOpen(cart)]).toEqual([10, 1])
  })

  test('for a cart that is ordered in another way is given back, and no other can be made any more', async () => {
    const cart = await aReadCart(1)
    await aSession(cart, 'paid-too', 'paid')
    await aSession(cart, 'still-open', 'open')
    await aSession(cart, 'tried-again', 'declined')
    await place(cart)
    expect(await session('paid-too')).toEqual({ status: 'void', returned_at: AT })
    for (const id of ['still-open', 'tried-again'])
      expect(await session(id)).toEqual({ status: 'void', returned_at: null })
  })

  test('is waited for no longer once its cart is ordered: others are looked after', async () => {
    const cart = await aReadCart(1)
    await aSession(cart, 'claimed', 'paid')
    await env.DB.prepare("UPDATE hosted_session SET unclaimed_since = ? WHERE id = 'claimed'").bind(AT).run()
    await place(cart, { paidSession: 'claimed', payment: { ...invoice, isPaid: true } })
    const left = 'SELECT COUNT(*) AS value FROM hosted_session WHERE unclaimed_since IS NOT NULL'
    expect([await readNumber(left), await session('claimed')]).toEqual([
      0,
      { status: 'paid', returned_at: null },
    ])
  })

  test('stays where the order was not made', async () => {
    const cart = await aReadCart(6)
    await aSession(cart, 'kept', 'paid')
    await setStock({ qty: 5 })
    expect(await place(cart)).toBeNull()
    expect(await session('kept')).toEqual({ status: 'paid', returned_at: null })
  })
})
