import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewCartLine } from '#shared/api/cart.ts'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { amountsIn } from '../support/amounts.ts'
import { assortment, type Goods } from '../support/assortment.ts'
import { aBuyer, type Basket, type Buyer, buyers, cartOf, toPayment } from '../support/buyers.ts'
import {
  countOrders,
  fillGiftCards,
  fillShelves,
  findOrder,
  GIFT_CARD_WORTH,
  GIFT_CARDS,
  giftCardBalance,
  mailsAbout,
  receiptOfCart,
} from '../support/order-books.ts'
import { type Place, places } from '../support/places.ts'
import { COUPON, FREE, HOSTED, orderOf, type Purchase, pay, type Way, ways } from '../support/purchase.ts'
import { upstream } from '../support/shop.ts'

/**
 * Every purchase, bought through the shop's own API as a browser does it: what the cart showed is what the platform keeps,
 * what the thank-you page says and what the mail says, to the öre.
 */
const CASH: Way = 'cashondelivery'

beforeAll(() => fillShelves())
beforeEach(async () => {
  upstream.reset()
  await fillGiftCards()
})

const waysOffered = ({ shown }: Purchase) => shown.paymentMethods.map(({ code }) => code)

/** Buys, and holds cart, order, thank-you page and mail against each other. */
async function expectAgreement(purchase: Purchase, buyer: Buyer, { way, place }: { way: Way; place: Place }) {
  const { shopper, prefix, shown } = purchase
  expect(waysOffered(purchase)).toContain(way)
  const promised = await receiptOfCart(shown.cart)
  expect(promised.grandTotal).toBe(
    promised.subtotal + promised.discount + promised.shipping + promised.giftCard,
  )
  const thanks = await pay(purchase, way)
  expect([thanks.status, await thanks.clone().text()]).toEqual([200, expect.any(String)])
  const confirmation = await thanks.json<Confirmation>()
  expect(confirmation).toEqual({ orderNumber: expect.stringMatching(/^\d{9}$/), email: buyer.email })
  expect(await (await shopper.get(`${prefix}/api/checkout/confirmation`)).json()).toEqual(confirmation)

  const order = await findOrder(confirmation.orderNumber)
  expect(order?.receipt).toEqual(promised)
  expect(order).toMatchObject({
    email: buyer.email,
    customerId: buyer.customerId,
    storeId: place.store.id,
    currency: place.store.currency,
    method: way === HOSTED ? 'hosted_checkout' : way,
    totalDue: way === HOSTED ? 0 : promised.grandTotal,
  })
  expect(order?.delivery === '').toBe(shown.cart.totals.shipping === null)
  await expectMail(confirmation, promised.grandTotal, place)
  expect((await cartOf(purchase)).lines).toEqual([])
}

const currencies = { SEK: /SEK|kr/, NOK: /NOK|kr/, EUR: /EUR|€/ }

/** One mail goes to the buyer: with the number of the order, and with what it costs in the store's currency. */
async function expectMail(
  { orderNumber, email }: Confirmation,
  total: number,
  { store }: Place,
): Promise<void> {
  const [mail, ...others] = await mailsAbout(orderNumber)
  expect(others).toEqual([])
  expect(mail?.recipient).toBe(email)
  expect(amountsIn(mail?.text ?? '')).toContain(total)
  expect(mail?.text).toMatch(currencies[store.currency])
}

/**
 * Cash on delivery needs something that is delivered, something to pay, and a carrier that takes money (R4.71). A gift card that
 * is mailed is paid for at once. Where nothing is to be paid nothing else can be chosen.
 */
function isOffered(
  way: Way,
  { store }: Place,
  goods: Pick<Goods, 'isVirtual' | 'hasMailedCard'>,
  isFree = false,
): boolean {
  if (isFree || way === FREE) return isFree && way === FREE
  if (way === HOSTED) return true
  return !goods.hasMailedCard && (way !== CASH || (store.code !== 'en' && !goods.isVirtual))
}

/** Asked for all the same it makes no order. */
async function expectNotOffered(purchase: Purchase, way: Way): Promise<void> {
  const { shopper, prefix, shown } = purchase
  expect(waysOffered(purchase)).toContain(HOSTED)
  expect(waysOffered(purchase)).not.toContain(way)
  const request = orderOf(shown, way)
  const response = await shopper.send('POST', `${prefix}/api/checkout/order`, request)
  expect(response.status).toBe(409) // for good: nothing sends it again
  expect(await countOrders(request.orderId)).toBe(0)
}

describe.each(places)('in $name', (place) => {
  describe.each(buyers)('%s', (kind) => {
    describe.each(assortment)('buys $name', (goods) => {
      test.each(ways.filter((way) => isOffered(way, place, goods)))(
        'R1.17 R1.24 R1.28 R4.76 by %s: cart, order, thank-you page and mail agree',
        async (way) => {
          const buyer = await aBuyer(kind, place)
          const purchase = await toPayment(buyer, place, goods)
          expectGoods(await receiptOfCart(purchase.shown.cart), purchase.shown.cart, goods)
          expect(purchase.shown.cart.totals.shipping === null).toBe(goods.isVirtual)
          await expectAgreement(purchase, buyer, { way, place })
        },
      )

      test.each(ways.filter((way) => !isOffered(way, place, goods)))(
        'R4.71 R4.72: %s is not offered',
        async (way) => {
          const buyer = await aBuyer(kind, place)
          await expectNotOffered(await toPayment(buyer, place, goods), way)
        },
      )
    })
  })
})

/** The cart holds what the page sent, says it, and the platform has it. */
function expectGoods({ lines }: Awaited<ReturnType<typeof receiptOfCart>>, cart: Cart, goods: Goods): void {
  expect(cart.lines.map(({ options }) => options.map(({ value }) => value))).toEqual(
    goods.lines.map(({ shows }) => shows.map((words) => expect.stringMatching(words))),
  )
  expect(lines).toMatchObject(
    goods.lines.map(({ sku, quantity, chosen }) => ({ sku: expect.stringMatching(sku), quantity, chosen })),
  )
}

interface Reduced extends Basket {
  name: string
  /** The gift card pays for all of it. */
  isFree: boolean
}

const DEAR: NewCartLine[] = [{ sku: 'DEMO-EXTERNAL', quantity: 3 }] // more than any gift card
const CHEAP: NewCartLine[] = [{ sku: 'DEMO-LOW', quantity: 1 }]
const ROUNDED: NewCartLine[] = [
  { sku: 'DEMO-LOW', quantity: 3 }, // ten percent is no whole krona
  { sku: 'DEMO-VIRTUAL', quantity: 1 },
]

const reductions: Reduced[] = [
  { name: 'a coupon', adds: ROUNDED, coupon: true, isFree: false },
  { name: 'a gift card for a part', adds: DEAR, giftCard: true, isFree: false },
  { name: 'a gift card for all of it', adds: CHEAP, giftCard: true, isFree: true },
  { name: 'a coupon and a gift card for a part', adds: DEAR, coupon: true, giftCard: true, isFree: false },
  { name: 'a coupon and a gift card for the rest', adds: CHEAP, coupon: true, giftCard: true, isFree: true },
]

/** Who has something taken off in a store: what is taken off does not depend on it. */
const reducedBuyer = ({ store }: Place) => (store.code === 'no' ? 'a customer' : 'a guest')

describe.each(places)('in $name', (place) => {
  describe.each(reductions)(`${reducedBuyer(place)} with $name`, (basket) => {
    const isPayable = (way: Way) => isOffered(way, place, { isVirtual: false }, basket.isFree)

    test.each(ways.filter(isPayable))(
      'R1.25 R1.26 R4.56 R4.105 buys by %s: it is taken off as the cart said, and the card has what is left',
      async (way) => {
        const buyer = await aBuyer(reducedBuyer(place), place)
        const purchase = await toPayment(buyer, place, basket)
        const { totals, coupon } = purchase.shown.cart
        const toPay = totals.subtotal + totals.discount + (totals.shipping ?? 0)
        expect(coupon).toBe(basket.coupon ? COUPON : null)
        expect(totals.discount).toBe(basket.coupon ? -Math.round(totals.subtotal / 10) : 0)
        expect(totals.giftCard).toBe(basket.giftCard ? -Math.min(GIFT_CARD_WORTH, toPay) : 0)
        expect(totals.grandTotal === 0).toBe(basket.isFree)
        await expectAgreement(purchase, buyer, { way, place })
        expect(await giftCardBalance(GIFT_CARDS[place.store.code])).toBe(GIFT_CARD_WORTH + totals.giftCard)
      },
    )

    test.each(ways.filter((way) => !isPayable(way)))('R4.71 R4.72: %s is not offered', async (way) => {
      const buyer = await aBuyer(reducedBuyer(place), place)
      const purchase = await toPayment(buyer, place, basket)
      expect(waysOffered(purchase)).not.toContain(way)
    })
  })
})
