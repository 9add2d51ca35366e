import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { cartActions } from '#client/features/cart/cart-actions.ts'
import type * as lineActions from '#client/features/cart/line-actions.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const { sv } = storeViews
const KEY = 'skare:cart-unanswered:sv'
const tab = new Map<string, string>()
const device = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const toStorage = (stored: Map<string, string>) => memoryStorage(stored)
const cart = aCart([aCartLine({ id: 7, sku: 'A', quantity: 1 })])

let actions: ReturnType<typeof cartActions>
let lines: typeof lineActions
let leave: () => void

beforeEach(async () => {
  tab.clear()
  device.clear()
  vi.resetModules() // each test is another page
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  leave = () => page.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', toStorage(device))
  vi.stubGlobal('sessionStorage', toStorage(tab))
  actions = (await import('#client/features/cart/cart-actions.ts')).cartActions(sv)
  lines = await import('#client/features/cart/line-actions.ts')
})
afterEach(() => {
  fetched.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the shopper sees of a cart that the shop has confirmed. */
async function shown(confirmed: Cart): Promise<[string, number][]> {
  const { pendingChanges, withChanges } = await import('#client/features/cart/pending-changes.ts')
  return withChanges(confirmed, pendingChanges('sv').read()).lines.map(({ sku, quantity }) => [sku, quantity])
}

const answerOf = (body: object) => Response.json(body)
const refused = () => Response.json({ error: { code: 'errors.stock' } }, { status: 409 })

describe('a change that the shop has not answered', () => {
  test('leaves a mark in the tab until the answer is here', async () => {
    const answer = Promise.withResolvers<Response>()
    fetched.mockReturnValue(answer.promise)
    const adding = lines.removeLine(sv, 7)
    expect(tab.has(KEY)).toBe(true)
    answer.resolve(answerOf({ cart, notices: [] }))
    await adding
    expect(tab.has(KEY)).toBe(false)
  })

  test('of two, the mark stays until both are answered', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    for (const { promise } of answers) fetched.mockReturnValueOnce(promise)
    const changes = [lines.removeLine(sv, 7), lines.removeLine(sv, 8)]
    answers[0]?.resolve(answerOf({ cart, notices: [] }))
    await changes[0]
    expect(tab.has(KEY)).toBe(true)
    answers[1]?.resolve(answerOf({ cart, notices: [] }))
    await changes[1]
    expect(tab.has(KEY)).toBe(false)
  })

  test('and waits for its turn is sent when the page is left; a question is not', async () => {
    fetched.mockReturnValue(new Promise(() => undefined))
    void lines.removeLine(sv, 7)
    void lines.removeLine(sv, 8)
    void actions.refresh()
    leave()
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/cart/lines/7', '/api/cart/lines/8'])
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true })
  })

  test('has failed, and the cart is asked for: the mark stays while nobody knows the cart', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refused())
    const { applyCode } = await import('#client/features/cart/code-actions.ts')
    await applyCode(sv, 'coupon', 'X')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(tab.has(KEY)).toBe(true)
    fetched.mockResolvedValueOnce(answerOf(cart))
    await actions.refresh()
    expect(tab.has(KEY)).toBe(false)
  })
})

describe('quantities of one line', () => {
  test('an older change that fails does not undo a newer one', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    for (const { promise } of answers) fetched.mockReturnValueOnce(promise)
    const older = lines.changeQuantity(sv, 7, 2)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    const newer = lines.changeQuantity(sv, 7, 3)
    answers[0]?.reject(new TypeError('Failed to fetch'))
    expect(await older).toBe('superseded')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    answers[1]?.resolve(answerOf({ cart, notices: [] }))
    expect(await newer).toEqual([])
    expect(device.has('skare:cart-changes:sv')).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('a product that is added', () => {
  const skis = aCartLine({ sku: 'C', quantity: 1 })

  test('while the shop cannot be reached is shown once, also while that is tried again', async () => {
    device.set('skare:cart:sv', JSON.stringify(cart))
    const again = Promise.withResolvers<Response>()
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(again.promise)
    const adding = actions.addLine(skis)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(await shown(cart)).toEqual([
      ['A', 1],
      ['C', 1],
    ])
    again.reject(new TypeError('Failed to fetch'))
    expect(await adding).toEqual([{ type: 'info', key: 'notices.cart.keptOffline' }])
  })

  test('and whose cart cannot be read is shown until one can', async () => {
    fetched
      .mockResolvedValueOnce(answerOf({ cart: null, notices: [] }))
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(answerOf(cart))
    await actions.addLine(skis)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(await shown(cart)).toContainEqual(['C', 1])
    expect(tab.has(KEY)).toBe(true)
    await actions.refresh()
    expect(await shown(cart)).toEqual([['A', 1]])
    expect(tab.has(KEY)).toBe(false)
  })

  test('is told to the shop later, also where storage is full', async () => {
    vi.stubGlobal('localStorage', {
      ...toStorage(device),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('navigator', { onLine: false })
    await actions.addLine(skis)
    expect(fetched).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', {})
    fetched.mockResolvedValueOnce(answerOf({ cart, notices: [] }))
    await actions.refresh()
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/cart/changes')
  })
})
