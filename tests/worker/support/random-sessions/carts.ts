import { expect } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { toCartTotals } from '#shared/cart/totals.ts'
import { CONTESTED, goodsOf } from './plan.ts'
import type { Browser, World } from './world.ts'

/** Reads the cart of a browser and holds it to its own sums, to the platform's, and to its owner. */
export async function checkCart(world: World, browser: Browser): Promise<void> {
  const { wire, place } = world
  wire.totalsAsked = null
  browser.read = null
  const read = () => browser.shopper.get(`${place.prefix}/api/cart`)
  const first = await read()
  const response = first.status === 401 ? await read() : first // a login that has ended is told once: from then on it is a guest's
  if (wire.outage && response.status >= 500) return
  expect(response.status).toBe(200)
  const cart = await response.json<Cart>()
  expectSums(cart)
  expectOwn(browser, cart)
  if (wire.totalsAsked) await expectAsAtPlatform(world, browser, { cart, asked: wire.totalsAsked })
  else expect(cart.lines).toEqual([])
  browser.read = cart
}

/** The sum of the lines, less the discount, with the delivery, less the gift card. */
function expectSums({ lines, totals }: Cart): void {
  const goods = lines.map(({ quantity, unitPrice, rowTotal }) => {
    expect(rowTotal).toBe(quantity * unitPrice)
    return rowTotal
  })
  const { subtotal, discount, shipping, giftCard, grandTotal } = totals
  expect(subtotal).toBe(goods.reduce((sum, amount) => sum + amount, 0))
  expect(grandTotal).toBe(subtotal + discount + (shipping ?? 0) + giftCard)
  expect(grandTotal).toBeGreaterThanOrEqual(0)
}

function expectOwn({ owner }: Browser, { lines }: Cart): void {
  const own = [CONTESTED, ...goodsOf[owner].map(({ sku }) => sku)]
  for (const { sku } of lines) expect(own).toContain(sku)
}

interface WireTotals {
  grand_total: number
  subtotal_incl_tax: number
  subtotal: number
  tax_amount: number
  discount_amount: number
  shipping_incl_tax: number
  total_segments: { code: string; value: number | null }[]
  items: { item_id: number; qty: number }[]
}

/** Asks the platform for the same cart. A guest's is in one browser only. */
async function expectAsAtPlatform(
  { wire, browsers, guestCarts }: World,
  browser: Browser,
  { cart, asked }: { cart: Cart; asked: Request },
): Promise<void> {
  const cartId = new URL(asked.url).searchParams.get('cartId') ?? ''
  if (!/^\d+$/.test(cartId)) {
    const at = browsers.indexOf(browser)
    expect(guestCarts.get(cartId) ?? at).toBe(at)
    guestCarts.set(cartId, at)
  }
  const { code, result } = await (await wire.ask(asked)).json<{ code: number; result: WireTotals }>()
  if (code !== 200 || result.items.length === 0) return expect(cart.lines).toEqual([])
  expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
    result.items.map(({ item_id, qty }) => [item_id, qty]),
  )
  expect(cart.totals).toEqual(totalsOf(result))
}

const totalsOf = (wire: WireTotals): Cart['totals'] =>
  toCartTotals({
    subtotal: minor(wire.subtotal_incl_tax),
    subtotalExclTax: minor(wire.subtotal),
    tax: minor(wire.tax_amount),
    shipping: minor(wire.shipping_incl_tax),
    discount: minor(wire.discount_amount),
    grandTotal: minor(wire.grand_total),
    segments: wire.total_segments.map(({ code, value }) => ({
      code,
      value: value === null ? null : minor(value),
    })),
  })

const minor = (amount: number) => Math.round(amount * 100)
