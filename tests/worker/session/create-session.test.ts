import { expect, test } from 'vitest'
import { createSession } from '#worker/session/create-session.ts'
import {
  isDueAt,
  type SessionCustomer,
  type SessionData,
  type SessionPart,
  sessionParts,
} from '#worker/session/session-parts.ts'

const customer: SessionCustomer = {
  ...{ token: 't1', refreshToken: 'r', groupToken: null, groupId: 1, id: 7 },
  ...{ sessionId: 's', store: 'sv' },
}

/** A session of these parts; `asked` are the parts that were loaded and the questions about the customer. */
function aSession(
  parts: Partial<SessionData>,
  { isLive = async () => true, due = [] }: { isLive?: () => Promise<boolean>; due?: SessionPart[] } = {},
) {
  const asked: string[] = []
  const created = createSession({
    async load<P extends SessionPart>(part: P) {
      asked.push(part)
      await scheduler.wait(1)
      const value = parts[part]
      return value === undefined ? null : { value, isDue: due.includes(part) }
    },
    isLive: () => {
      asked.push('live?')
      return isLive()
    },
  })
  return { ...created, asked }
}

test('only the parts that are read are opened, each once', async () => {
  const { session, changes, asked } = aSession({ 'cart.sv': 'c1' })
  expect(await Promise.all([session.read('cart.sv'), session.read('cart.sv')])).toEqual(['c1', 'c1'])
  expect([asked, await changes()]).toEqual([['cart.sv'], []])
})

test('changes of one request merge, though they overlap', async () => {
  const { session, changes } = aSession({ 'cart.sv': 'c1' })
  const addToCart = async () => {
    await session.read('cart.sv')
    session.update({ 'cart.sv': 'c2' })
  }
  const order = async () => {
    await session.read('confirmation')
    session.update({ confirmation: { orderNumber: '1', email: 'a@example.com' }, checkout: null })
  }
  await Promise.all([addToCart(), order()])
  expect(await session.read('cart.sv')).toBe('c2')
  expect((await changes()).map(([part]) => part)).toEqual(['cart.sv', 'confirmation'])
})

test('what is the same value by the end is not sent back, whatever the order of its fields', async () => {
  const { session, changes } = aSession({ 'gift-card': { cartId: 'c1', code: 'GK' }, checkout: 'now' })
  session.update({ 'gift-card': { code: 'GK', cartId: 'c1' }, 'cart.no': null, checkout: null })
  expect(await changes()).toEqual([['checkout', null]])
})

test('a part that is due is sent again when it was used, with the value that it has by then', async () => {
  const parts = { 'cart.sv': 'c1', 'cart.no': 'c2', 'cart.en': 'c3', checkout: 'now' }
  const { session, changes, asked } = aSession(parts, { due: ['cart.sv', 'cart.no', 'cart.en'] })
  await session.read('cart.sv')
  await session.read('checkout')
  session.update({ 'cart.no': null })
  expect(await changes()).toEqual([
    ['cart.sv', 'c1'],
    ['cart.no', null],
  ])
  expect(asked).not.toContain('cart.en')
})

test('only carts are due, after a day: a late answer brings no tokens back that were renewed meanwhile', () => {
  const due = (Object.keys(sessionParts) as SessionPart[]).filter((part) => isDueAt(part, 2 * 86_400))
  expect(due).toEqual(['cart.sv', 'cart.no', 'cart.en'])
  expect(isDueAt('cart.sv', 80_000)).toBe(false)
})

test('whether a customer is logged in is asked once, and only when somebody wants to know who it is', async () => {
  const { session, asked } = aSession({ customer, 'cart.sv': 'c1' })
  await session.read('cart.sv')
  expect(asked).not.toContain('live?')
  await Promise.all([session.read('customer'), session.read('customer'), session.hasEnded()])
  expect(asked.filter((question) => question === 'live?')).toHaveLength(1)
})

test('a customer whose session has ended is nobody, until somebody logs in', async () => {
  const { session } = aSession({ customer }, { isLive: async () => false })
  expect([await session.read('customer'), await session.hasEnded()]).toEqual([null, true])
  session.update({ customer: { ...customer, sessionId: 'new' } })
  expect([(await session.read('customer'))?.sessionId, await session.hasEnded()]).toEqual(['new', false])
})
