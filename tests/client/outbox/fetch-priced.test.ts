import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPriced } from '#client/pages/order-confirmation/fetch-priced.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { compareTerms, termsOf } from '#shared/outbox/terms.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aQueuedOrder, orderDetails } from '#tests/support/builders.ts'

const store = storeViews.sv
const details = orderDetails()
const cart = aCart()
const agreed = { ...cart, totals: withPayment(cart.totals, 29_00) }
const order = aQueuedOrder('one', { cart: agreed })
/** What the shop says to the delivery and the payment of the order. */
let answer: () => Response

const anInvoice = (cost: number) => ({
  code: details.paymentMethod,
  title: 'Faktura',
  hosted: false,
  cost,
  isDefault: true,
  offline: true,
})
const failure = (status: number, code: string) => Response.json({ error: { code } }, { status })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/cart' ? Response.json(cart) : answer(),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['costs more by now', 39_00],
  ['costs nothing any more', 0],
])('a way to pay that %s costs that in the new terms, and it is told', async (_, cost) => {
  answer = () => Response.json({ cart, paymentMethods: [anInvoice(cost)] })
  const now = termsOf(await fetchPriced(store, order))
  expect(now.grandTotal).toBe(cart.totals.grandTotal + cost)
  expect(compareTerms(termsOf(agreed), now)).toEqual([{ kind: 'payment', before: 29_00, now: cost }])
})

test('an order of an earlier build, which knew no such cost, has it in the new terms', async () => {
  answer = () => Response.json({ cart, paymentMethods: [anInvoice(29_00)] })
  const priced = await fetchPriced(store, { ...order, terms: undefined })
  expect(priced.totals.grandTotal).toBe(agreed.totals.grandTotal)
})

test('where the shop refuses the delivery, or the cart is empty, the cart is shown as it is', async () => {
  answer = () => failure(422, 'errors.checkout.refused')
  expect((await fetchPriced(store, order)).totals).toEqual(cart.totals)
})

test('a shop that cannot say what it costs is asked again', async () => {
  answer = () => failure(502, 'errors.platformAway')
  await expect(fetchPriced(store, order)).rejects.toMatchObject({ status: 502 })
})
