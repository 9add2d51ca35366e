import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { cartActions } from '#client/features/cart/cart-actions.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const { sv } = storeViews
const KEY = 'skare:cart-unanswered:sv'
const tab = new Map<string, string>()
const device = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const toStorage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})
const cart = aCart([aCartLine({ id: 7, sku: 'A', quantity: 1 })])

let actions: ReturnType<typeof cartActions>

beforeEach(async () => {
  tab.clear()
  device.clear()
  vi.resetModules() // each test is another page
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', toStorage(device))
  vi.stubGlobal('sessionStorage', toStorage(tab))
  actions = (await import('#client/features/cart/cart-actions.ts')).cartActions(sv)
})
afterEach(() => {
  fetched.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const refused = () => Response.json({ error: { code: 'errors.stock' } }, { status: 409 })

describe('a change that the shop has not answered', () => {
  test('leaves a mark in the tab until the answer is here', async () => {
    const answer = Promise.withResolvers<Response>()
    fetched.mockReturnValue(answer.promise)
    const adding = actions.removeLine(7)
    expect(tab.has(KEY)).toBe(true)
    answer.resolve(Response.json({ cart, notices: [] }))
    await adding
    expect(tab.has(KEY)).toBe(false)
  })

  test('of two, the mark stays until both are answered', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    for (const { promise } of answers) fetched.mockReturnValueOnce(promise)
    const changes = [actions.removeLine(7), actions.removeLine(8)]
    answers[0]?.resolve(Response.json({ cart, notices: [] }))
    await changes[0]
    expect(tab.has(KEY)).toBe(true)
    answers[1]?.resolve(Response.json({ cart, notices: [] }))
    await changes[1]
    expect(tab.has(KEY)).toBe(false)
  })

  test('has failed, and the cart is asked for: the mark stays while nobody knows the cart', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refused())
    await actions.applyCode('coupon', 'X')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(tab.has(KEY)).toBe(true)
    fetched.mockResolvedValueOnce(Response.json(cart))
    await actions.refresh()
    expect(tab.has(KEY)).toBe(false)
  })
})
