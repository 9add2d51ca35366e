import { expect, test } from 'vitest'
import { createCartState } from '#client/features/cart/cart-state.ts'
import type { CartAnswer } from '#shared/api/cart.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const cart = aCart([aCartLine({ id: 1, sku: 'WAX-1' }), aCartLine({ id: 2, sku: 'WAX-2' })])
const answer = (known: Cart): CartAnswer => ({ cart: known, notices: [] })
const idsOf = (shown: Cart | undefined) => shown?.lines.map(({ id }) => id)
const without = (id: number) => ({ applyTo: (current: Cart) => withoutLine(current, id) })

test('nothing is known before the first cart', () => {
  expect(createCartState(() => cart).read()).toBeUndefined()
})

test('a change shows at once and stays when it is confirmed', async () => {
  const state = createCartState(() => cart)
  const done = state.change(without(1), async () => answer(withoutLine(cart, 1)))
  expect(idsOf(state.read())).toEqual([2])
  await done
  expect(idsOf(state.read())).toEqual([2])
})

test('a change that fails is taken back and leaves the others alone', async () => {
  const state = createCartState(() => undefined)
  state.confirm(cart)
  const failing = state.change(without(1), () => Promise.reject(new Error('away')))
  const going = state.change(without(2), () => new Promise(() => undefined))
  expect(idsOf(state.read())).toEqual([])
  await expect(failing).rejects.toThrow('away')
  expect(idsOf(state.read())).toEqual([1])
  expect(going).toBeInstanceOf(Promise)
})

test('changes under way show on top of a cart that comes meanwhile', () => {
  const state = createCartState(() => undefined)
  state.change(without(1), () => new Promise(() => undefined)).catch(() => undefined)
  state.confirm(cart)
  expect(idsOf(state.read())).toEqual([2])
})

test('a change that another one replaced leaves no trace', async () => {
  const state = createCartState(() => undefined)
  state.confirm(cart)
  await state.change({ applyTo: (current) => withQuantity(current, 1, 7) }, async () => null)
  expect(state.read()?.lines[0]?.quantity).toBe(1)
})

test('listeners hear of every change until they leave', () => {
  const state = createCartState(() => undefined)
  let heard = 0
  const leave = state.subscribe(() => heard++)
  state.confirm(cart)
  leave()
  state.confirm(emptyCart)
  expect(heard).toBe(1)
})
