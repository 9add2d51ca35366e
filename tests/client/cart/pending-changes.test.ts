import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPendingChanges, withChanges } from '#client/features/cart/pending-changes.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const cart = aCart([aCartLine({ id: 1, sku: 'WAX-1' }), aCartLine({ id: 2, sku: 'WAX-2' })])
const idsOf = (shown: Cart | undefined) => shown?.lines.map(({ id }) => id)
const without = (id: number) => (current: Cart) => withoutLine(current, id)

describe('changes of the cart that are under way', () => {
  test('show on top of what the shop has confirmed, also of a cart that comes meanwhile', () => {
    const pending = createPendingChanges()
    pending.add(without(1))
    expect(idsOf(withChanges(cart, pending.read()))).toEqual([2])
    const newer = aCart([...cart.lines, aCartLine({ id: 3, sku: 'WAX-3' })])
    expect(idsOf(withChanges(newer, pending.read()))).toEqual([2, 3])
  })

  test('are taken back one by one: one that fails leaves the others alone', () => {
    const pending = createPendingChanges()
    const failing = without(1)
    pending.add(failing)
    pending.add(without(2))
    expect(idsOf(withChanges(cart, pending.read()))).toEqual([])
    pending.remove(failing)
    expect(idsOf(withChanges(cart, pending.read()))).toEqual([1])
  })

  test('leave no trace once another one has replaced them', () => {
    const pending = createPendingChanges()
    const seven = (current: Cart) => withQuantity(current, 1, 7)
    pending.add(seven)
    pending.remove(seven)
    expect(withChanges(cart, pending.read())).toBe(cart)
  })

  test('are told to listeners until they leave', () => {
    const pending = createPendingChanges()
    let heard = 0
    const leave = pending.subscribe(() => heard++)
    pending.add(without(1))
    leave()
    pending.add(without(2))
    expect(heard).toBe(1)
  })
})

describe('the cart’s actions', () => {
  let answers: (() => Promise<Response>)[] = []
  const sent: string[] = []

  beforeEach(() => {
    answers = []
    sent.length = 0
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      sent.push(`${method} ${path}`)
      return (answers.shift() ?? (() => Promise.reject(new Error('away'))))()
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  /** Fresh modules: the actions and what is under way are one for each store and document. */
  async function open() {
    const { removeLine } = await import('#client/features/cart/line-actions.ts')
    const { pendingChanges } = await import('#client/features/cart/pending-changes.ts')
    const shown = () => idsOf(withChanges(cart, pendingChanges('en').read()))
    return { remove: (id: number) => removeLine(storeViews.en, id), shown }
  }

  test('show a change at once, and take back only the one that fails', async () => {
    const { remove, shown } = await open()
    let arrive = (_: Response) => {}
    answers = [
      () => Promise.resolve(Response.json({ error: { code: 'errors.platformAway' } }, { status: 503 })),
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    ]
    const failing = remove(1)
    const going = remove(2)
    expect(shown()).toEqual([])
    expect(await failing).toMatchObject([{ type: 'error', key: 'errors.platformAway' }])
    expect(shown()).toEqual([1])
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    arrive(Response.json({ cart: withoutLine(cart, 2), notices: [] }))
    expect(await going).toEqual([])
    expect(sent.slice(0, 2)).toEqual(['DELETE /en/api/cart/lines/1', 'DELETE /en/api/cart/lines/2'])
    await vi.waitFor(() => expect(sent[2]).toBe('GET /en/api/cart')) // the shop knows what became of the first
  })
})
