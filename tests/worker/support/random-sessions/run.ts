import { expect } from 'vitest'
import { clock, SECOND } from '../clock.ts'
import { upstream } from '../shop.ts'
import { act, hearLate } from './acts.ts'
import { type Books, balance, expectAllTold, expectPaymentsSettled, openBooks, setStock } from './books.ts'
import { checkCart } from './carts.ts'
import { complete, send } from './checkout-acts.ts'
import type { Plan, Step } from './plan.ts'
import { aWorld, type Browser, count, type World } from './world.ts'

const QUIETLY = { fate: 'arrives', isOrderUnheard: false } as const

/** Lives a plan through. After each step carts, orders, stock and gift card are compared with the platform's. */
export async function live({ store, customers, steps }: Plan, tally: Map<string, number>): Promise<void> {
  const world = aWorld(store, tally)
  const books = await openBooks()
  try {
    for (const browser of customers) await act(world, { ...QUIETLY, browser, act: { do: 'register' } })
    for (const step of steps) {
      const touched = await take(world, books, step)
      for (const browser of touched) await checkCart(world, browser)
      await balance(world, books)
    }
    await settle(world, books)
  } finally {
    upstream.reset()
  }
}

/** Takes a step; returns the browsers to look at. */
async function take(world: World, books: Books, step: Step): Promise<Browser[]> {
  switch (step.kind) {
    case 'turn':
      await act(world, step.turn)
      return browsersOf(world, step.turn.browser)
    case 'together': {
      world.isCrowded = true
      const outcomes = await Promise.allSettled(step.turns.map((turn) => act(world, turn)))
      world.isCrowded = false
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
      return browsersOf(world, ...step.turns.map(({ browser }) => browser))
    }
    case 'outage':
      world.wire.outage = step.outage
      return []
    case 'recovery':
      return recover(world)
    case 'stock':
      await setStock(books, step.sku, step.quantity)
      return []
    default:
      return step satisfies never
  }
}

const browsersOf = ({ browsers }: World, ...at: number[]): Browser[] =>
  browsers.filter((_, index) => at.includes(index))

/** How long the shop may spare a platform that is well again (R9.6). */
const SPARED_MS = 3 * SECOND

/** The platform is well again: so is the shop, three seconds later. */
function recover(world: World): Browser[] {
  if (!world.wire.outage) return []
  count(world, 'outages')
  world.wire.outage = null
  clock.pass(SPARED_MS)
  return world.browsers
}

/** The end: late answers arrive, and every shopper asks what became of their orders until they know. */
async function settle(world: World, books: Books): Promise<void> {
  recover(world)
  for (const browser of world.browsers) {
    await hearLate(browser)
    if (browser.payment) await complete({ world, browser, fate: 'arrives' })
  }
  await finishOrders(world)
  for (const browser of world.browsers) await checkCart(world, browser)
  await balance(world, books)
  expectAllTold(world, books)
  await expectPaymentsSettled(world, books)
}

/** An order of a customer is sent from their account only. */
async function finishOrders(world: World): Promise<void> {
  for (const attempt of world.attempts.filter(({ state }) => state === 'open')) {
    const browser = world.browsers[attempt.browser]
    if (!browser) throw new Error(`no browser ${attempt.browser}`)
    if (attempt.request.customerId !== undefined)
      await act(world, { ...QUIETLY, browser: attempt.browser, act: { do: 'log in' } })
    await send(attempt, { world, browser, fate: 'arrives' })
    expect(attempt.state).not.toBe('open')
  }
}
