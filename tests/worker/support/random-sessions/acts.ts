import { expect } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { GIFT_CARDS } from '../order-books.ts'
import { call } from './calls.ts'
import {
  buy,
  chooseDelivery,
  complete,
  decline,
  openPayment,
  orderAgain,
  orderShown,
  pay,
} from './checkout-acts.ts'
import { type Act, goodsOf, type Turn } from './plan.ts'
import { type Browser, count, type World } from './world.ts'

const PASSWORD = 'Ett-långt-lösen-1'

type CartAnswer = ApiAnswer<'cart.addLine'>

/** Does what a turn says. What cannot be done where the shopper is, is not done. */
export async function act(world: World, turn: Turn): Promise<void> {
  world.wire.losesOrder ||= turn.isOrderUnheard
  await perform(world, turn)
  world.wire.losesOrder = false
}

async function perform(world: World, { browser: at, act: what, fate }: Turn): Promise<void> {
  const browser = world.browsers[at]
  if (!browser) throw new Error(`no browser ${at}`)
  const hear = (answer: CartAnswer) => see(browser, answer.cart)
  const checkout = { world, browser, fate }
  switch (what.do) {
    case 'add':
      return add(world, browser, { ...what, fate })
    case 'change':
      return change(world, browser, { ...what, fate })
    case 'remove':
      return remove(world, browser, { ...what, fate })
    case 'use coupon':
      return call(world, browser, 'cart.applyCoupon', { input: { code: what.code }, fate, hear })
    case 'drop coupon':
      return call(world, browser, 'cart.removeCoupon', { fate, hear })
    case 'use gift card':
      return call(world, browser, 'cart.applyGiftCard', {
        input: { code: GIFT_CARDS[world.place.store.code] },
        fate,
        hear,
      })
    case 'drop gift card':
      return call(world, browser, 'cart.removeGiftCard', { fate, hear })
    case 'register':
    case 'log in':
      return logIn(world, browser, { isNew: what.do === 'register', fate })
    case 'log out':
      world.left.add(browser.owner)
      return call(world, browser, 'user.logout', { fate, hear: () => leave(browser) })
    case 'choose delivery':
      return chooseDelivery(checkout)
    case 'order':
      return orderShown(checkout)
    case 'order again':
      return orderAgain(checkout)
    case 'open payment':
      return openPayment(checkout)
    case 'decline':
      return decline(checkout)
    case 'pay':
      return pay(checkout)
    case 'complete':
      return complete(checkout)
    case 'buy by invoice':
    case 'buy in two tabs':
    case 'buy beside a coupon':
    case 'buy at the provider':
    case 'buy and leave':
      await fill(world, browser, what.item)
      return buy(checkout, what.do)
    case 'hear late answers':
      return hearLate(browser)
    default:
      return what satisfies never
  }
}

export async function hearLate({ late }: Browser): Promise<void> {
  for (const arrive of late.splice(0)) await arrive()
}

function see(browser: Browser, cart: Cart | null): void {
  if (cart) browser.shown = cart
}

function leave(browser: Browser): void {
  Object.assign(browser, { customerId: undefined, shown: null, choice: null })
}

/** Somebody who buys has something in the cart. */
async function fill(world: World, browser: Browser, item: number): Promise<void> {
  if (!browser.shown || browser.shown.lines.length === 0)
    await add(world, browser, { do: 'add', item, quantity: 1, fate: 'arrives' })
}

type With<D extends Act['do']> = Extract<Act, { do: D }> & Pick<Turn, 'fate'>

function add(world: World, browser: Browser, { item, quantity, fate }: With<'add'>): Promise<void> {
  const goods = goodsOf[browser.owner]
  const line = goods[item % goods.length]
  const isAlone = !world.isCrowded
  return call(world, browser, 'cart.addLine', {
    input: { ...line, quantity },
    fate,
    hear({ cart, notices }) {
      const isAdded = notices.some(({ key }) => key === 'notices.cart.added')
      if (isAlone && cart && isAdded) expect(cart.lines.map(({ sku }) => sku)).toContain(line?.sku)
      if (!isAdded) expect(notices).not.toEqual([]) // it says why
      see(browser, cart)
    },
  })
}

const lineAt = ({ shown }: Browser, at: number) => {
  const lines = shown?.lines ?? []
  return lines[at % Math.max(1, lines.length)]
}

async function change(world: World, browser: Browser, { line: at, quantity, fate }: With<'change'>) {
  const line = lineAt(browser, at)
  if (!line) return
  const isAlone = !world.isCrowded
  await call(world, browser, 'cart.changeLine', {
    input: { id: line.id, quantity },
    fate,
    hear({ cart, notices }) {
      const now = cart?.lines.find(({ id }) => id === line.id)?.quantity ?? 0
      if (isAlone && cart && notices.length === 0) expect(now).toBe(quantity)
      see(browser, cart)
    },
  })
}

async function remove(world: World, browser: Browser, { line: at, fate }: With<'remove'>) {
  const line = lineAt(browser, at)
  if (!line) return
  await call(world, browser, 'cart.removeLine', {
    input: { id: line.id },
    fate,
    hear({ cart }) {
      if (cart) expect(cart.lines.map(({ id }) => id)).not.toContain(line.id)
      see(browser, cart)
    },
  })
}

async function logIn(
  world: World,
  browser: Browser,
  { isNew, fate }: { isNew: boolean } & Pick<Turn, 'fate'>,
): Promise<void> {
  const credentials = { email: world.emails[browser.owner], password: PASSWORD }
  const name = { firstName: 'Åsa', lastName: 'Berg' }
  const isGuest = browser.customerId === undefined && browser.late.length === 0 && !world.isCrowded
  const own = isGuest && !browser.payment ? browser.read : null // what is paid for stays: the order is made of it
  const hear = ({ customer, cart, notices }: ApiAnswer<'user.login'>) => {
    expect(customer?.email).toBe(credentials.email)
    if (own && cart && notices.length === 0)
      // what was the guest's is the customer's
      expect(cart.lines.map(({ sku }) => sku)).toEqual(
        expect.arrayContaining(own.lines.map(({ sku }) => sku)),
      )
    count(world, 'logins')
    browser.customerId = customer?.id
    see(browser, cart)
  }
  if (isNew) await call(world, browser, 'user.register', { input: { ...credentials, ...name }, fate, hear })
  else await call(world, browser, 'user.login', { input: credentials, fate, hear })
}
