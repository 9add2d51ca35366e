import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart } from '#shared/cart/cart.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const { sv } = storeViews
const KEY = 'skare:cart-unanswered:sv'
const tab = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const filled = aCart([aCartLine({ id: 7, sku: 'A', quantity: 1 })])

beforeEach(() => {
  tab.clear()
  tab.set(KEY, '1')
  vi.resetModules() // each test is another page
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('sessionStorage', memoryStorage(tab))
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The page asks; each answer is that of one question. How often it has asked in the end. */
async function asks(...answers: (() => Promise<Response>)[]): Promise<number> {
  for (const answer of answers) fetched.mockImplementationOnce(answer)
  const { askUntilAnswered } = await import('#client/features/cart/ask-until-answered.ts')
  const asked = askUntilAnswered(sv)
  expect(askUntilAnswered(sv)).toBe(asked)
  let isDone = false
  void asked.then(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise(setImmediate) // files are loaded, which takes no timer
    await vi.advanceTimersByTimeAsync(100)
  }
  return fetched.mock.calls.length
}
const answersWith = (cart: object) => async () => Response.json(cart)

test('a change that the next page overtook is asked for again, until it is there, and once more: others may follow', async () => {
  const none = answersWith(emptyCart)
  expect(await asks(none, none, answersWith(filled), answersWith(filled))).toBe(4)
  const { readStoredCart } = await import('#client/features/cart/stored-cart.ts')
  expect(readStoredCart(sv)?.lines).toMatchObject([{ sku: 'A' }])
  expect(tab.has(KEY)).toBe(false)
})

test('a change that is there at once costs two questions', async () => {
  expect(await asks(answersWith(filled), answersWith(filled))).toBe(2)
  expect(tab.has(KEY)).toBe(false)
})

test('another question answers nothing: it may have overtaken the change, too', async () => {
  fetched.mockImplementation(answersWith(emptyCart))
  const { cartActions } = await import('#client/features/cart/cart-actions.ts')
  await cartActions(sv).refresh()
  expect(tab.has(KEY)).toBe(true)
})

test('a change that the shop has refused costs four, and is forgotten', async () => {
  expect(await asks(...Array(4).fill(answersWith(emptyCart)))).toBe(4)
  expect(tab.has(KEY)).toBe(false)
})

test('while the shop cannot be reached the next page asks, too', async () => {
  expect(await asks(...Array(4).fill(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(4)
  expect(tab.has(KEY)).toBe(true)
})
