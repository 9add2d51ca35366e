import { expect } from 'vitest'
import type { OrderRequest, ShippingChoice } from '#shared/api/checkout.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact } from '#tests/support/builders.ts'
import { call } from './calls.ts'
import type { Fate, Purchase } from './plan.ts'
import { type Attempt, type Browser, count, type World } from './world.ts'

/** A shopper in the checkout; `fate` is that of the last answer. */
interface Checkout {
  world: World
  browser: Browser
  fate: Fate
}

/** The first way to deliver that needs no service point; none where nothing is sent. */
export async function chooseDelivery({ world, browser, fate }: Checkout): Promise<void> {
  const { address } = world.place
  const contact = aContact({ emailAddress: world.emails[browser.owner] })
  let choice: ShippingChoice = { contact, address }
  await call(world, browser, 'checkout.shippingMethods', {
    input: { address },
    fate: 'arrives',
    hear({ methods }) {
      const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
      if (method) choice = { ...choice, carrierCode: method.carrierCode, methodCode: method.methodCode }
    },
  })
  await call(world, browser, 'checkout.chooseShipping', {
    input: choice,
    fate,
    hear({ cart }) {
      browser.shown = cart
      browser.choice = choice
    },
    hearRefusal(_, code) {
      if (code === 'errors.checkout.emptyCart') browser.shown = null
    },
  })
}

/** Orders what is shown, as it was shown. */
export async function orderShown(checkout: Checkout): Promise<void> {
  const attempt = newAttempt(checkout)
  if (attempt) await send(attempt, checkout)
}

/** The button is pressed, and at the same moment another tab sends what waits on the device. */
async function orderTwice(checkout: Checkout): Promise<void> {
  const attempt = newAttempt(checkout)
  if (attempt) await Promise.all([send(attempt, checkout), send(attempt, checkout)])
}

function newAttempt({ world, browser }: Checkout): Attempt | null {
  const { shown, choice, customerId } = browser
  if (!shown || shown.lines.length === 0 || !choice) return null
  const request: OrderRequest = {
    ...choice,
    paymentMethod: 'hosted_invoice',
    orderId: crypto.randomUUID(),
    customerId,
    expected: expectedOf(shown),
  }
  const attempt: Attempt = { request, browser: world.browsers.indexOf(browser), state: 'open' }
  world.attempts.push(attempt)
  return attempt
}

/** Sends the newest order again: the shop has to say what it said before, or what it could not say. */
export async function orderAgain({ world, fate }: Pick<Checkout, 'world' | 'fate'>): Promise<void> {
  const attempt = world.attempts.at(-1)
  const browser = world.browsers[attempt?.browser ?? 0]
  if (!attempt || !browser) return
  count(world, 'orders sent again')
  await send(attempt, { world, browser, fate })
}

/** Sends an order, again or for the first time. */
export function send(attempt: Attempt, { world, browser, fate }: Checkout): Promise<void> {
  return call(world, browser, 'checkout.order', {
    input: attempt.request,
    fate,
    hear({ orderNumber }) {
      expect(attempt.state).not.toBe('refused')
      if (attempt.state === 'open') count(world, 'ordered by invoice')
      attempt.state = 'confirmed'
      browser.shown = null
      expect(orderNumber).not.toBe('')
      world.confirmed.push({ orderNumber, owner: browser.owner })
    },
    hearRefusal(status) {
      if (verdictOf(status) !== 'refused') return
      expect(attempt.state).not.toBe('confirmed')
      if (attempt.state === 'open') count(world, 'orders refused')
      attempt.state = 'refused'
    },
  })
}

export async function openPayment({ world, browser, fate }: Checkout): Promise<void> {
  await call(world, browser, 'checkout.paymentSession', {
    fate,
    hear(payment) {
      browser.payment = payment
      world.payments.set(claimsOf(payment.token).sid, browser.owner)
    },
  })
}

/** The session's id and amount, which its token names: a JWT. */
function claimsOf(token: string): { sid: string; amount: number } {
  const [, claims = ''] = token.split('.')
  const json = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(json) as { sid: string; amount: number } // platform/commerce/payment/hosted-sessions.ts
}

export const pay = (checkout: Checkout): Promise<void> => submit(checkout, 'pay')
export const decline = (checkout: Checkout): Promise<void> => submit(checkout, 'decline')

/** The provider's page: it knows by itself what can be paid. */
async function submit({ browser }: Checkout, action: string): Promise<void> {
  const { payment, shopper } = browser
  if (!payment) return
  const method = claimsOf(payment.token).amount === 0 ? 'free' : 'card'
  await shopper.post(payment.url, { token: payment.token, action, method })
}

/** Asks for the order of what was paid. Where nothing was, the answer is the last order, whose number may not be known. */
export async function complete({ world, browser, fate }: Checkout): Promise<void> {
  await call(world, browser, 'checkout.complete', {
    fate,
    hear({ orderNumber }) {
      browser.shown = null
      if (orderNumber === '') return
      count(world, 'ordered at the provider')
      world.confirmed.push({ orderNumber, owner: browser.owner })
    },
    hearRefusal: (_, code) => count(world, `completion: ${code}`),
  })
}

/** The whole checkout; `fate` is that of its last answer. */
export async function buy(checkout: Checkout, how: Purchase): Promise<void> {
  const arriving: Checkout = { ...checkout, fate: 'arrives' }
  await chooseDelivery(arriving)
  switch (how) {
    case 'buy by invoice':
      return orderShown(checkout)
    case 'buy in two tabs':
      return orderTwice(checkout)
    case 'buy beside a coupon': {
      const { world, browser } = checkout
      await call(world, browser, 'cart.applyCoupon', { input: { code: 'SKARE10' }, fate: 'lost' })
      return orderShown(checkout)
    }
    case 'buy and leave':
    case 'buy at the provider':
      await openPayment(arriving)
      await pay(arriving)
      if (how === 'buy at the provider') await complete(checkout)
      return
    default:
      return how satisfies never
  }
}
