import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OfflineChanges } from '#client/features/cart/offline-changes.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import type { Selections } from '#shared/product/selections.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const { sv } = storeViews
const KEY = 'skare:cart-changes:sv'
const confirmed = aCart([aCartLine({ id: 7, sku: 'A', quantity: 2 })])
const stored = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const adopted = vi.fn<(cart: Cart) => void>()

beforeEach(() => {
  stored.clear()
  stored.set('skare:cart:sv', JSON.stringify(confirmed))
  vi.resetModules() // each test is another browser
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', memoryStorage(stored))
})
afterEach(() => {
  fetched.mockReset()
  adopted.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (): Promise<OfflineChanges> =>
  (await import('#client/features/cart/offline-changes.ts')).offlineChanges(sv)
const answer = (cart: Cart, notices: object[] = []) => Response.json({ cart, notices })
const sent = (call = 0) => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body))
const five = { kind: 'quantity', id: 7, quantity: 5 } as const

describe('changes of the cart without a connection', () => {
  test('outlive the browser, with the number on the badge', async () => {
    const first = await open()
    first.keep(five)
    expect(stored.get('skare:cart-badge:sv')).toBe('5')
    vi.resetModules()
    const { pendingChanges } = await import('#client/features/cart/pending-changes.ts')
    await open()
    const [overlay] = pendingChanges('sv').read()
    expect(overlay?.(confirmed).lines).toMatchObject([{ id: 7, quantity: 5 }])
  })

  test('R4.54: while the shop cannot be reached nothing is lost; when it can be it is told once, and the device forgets', async () => {
    const changes = await open()
    changes.keep(five)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await changes.sync(adopted)).toBeNull()
    expect(stored.has(KEY)).toBe(true)

    const cart = aCart([aCartLine({ id: 7, sku: 'A', quantity: 5 })])
    fetched.mockResolvedValueOnce(answer(cart, [{ type: 'warning', key: 'errors.cart.outOfStock' }]))
    expect(await changes.sync(adopted)).toEqual([{ type: 'warning', key: 'errors.cart.outOfStock' }])
    expect(sent(1)).toEqual({ baseIds: [7], changes: [{ id: 7, sku: 'A', quantity: 5 }] })
    expect(adopted).toHaveBeenCalledExactlyOnceWith(cart)
    expect(stored.has(KEY)).toBe(false)
    expect(await changes.sync(adopted)).toEqual([])
    const { hasOfflineChanges } = await import('#client/features/cart/stored-cart.ts')
    expect(hasOfflineChanges(sv)).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('what is changed while the shop answers is told in the same turn, and both answers are heard', async () => {
    const changes = await open()
    changes.keep(five)
    const notices = [{ type: 'error', key: 'errors.cart.lineGone' }]
    fetched.mockImplementationOnce(async () => {
      changes.keep({ ...five, quantity: 6 })
      return answer(confirmed, notices)
    })
    fetched.mockImplementationOnce(async () => answer(confirmed))
    expect(await changes.sync(adopted)).toEqual(notices)
    expect(sent(1).changes).toEqual([{ id: 7, sku: 'A', quantity: 6 }])
    expect(stored.has(KEY)).toBe(false)
  })

  test.each([
    ['a shop that is down', () => Response.json({ error: { code: 'errors.platformAway' } }, { status: 503 })],
    ['too many calls', () => Response.json({ error: { code: 'errors.tooMany' } }, { status: 429 })],
    [
      'a page of somebody else’s network',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('%s takes nothing away', async (_, reply) => {
    const changes = await open()
    changes.keep(five)
    fetched.mockResolvedValue(reply())
    expect(await changes.sync(adopted)).toBeNull()
    expect(stored.has(KEY)).toBe(true)
  })

  test('what the shop never takes is told and dropped: it must not stand in the way of the next change', async () => {
    const changes = await open()
    changes.keep(five)
    fetched.mockResolvedValue(Response.json({ error: { code: 'errors.badRequest' } }, { status: 400 }))
    changes.keep({ kind: 'add', line: aCartLine({ sku: 'C', name: 'Klister' }), selections: null })
    const name = `${confirmed.lines[0]?.name}, Klister`
    expect(await changes.sync(adopted)).toEqual([
      { type: 'error', key: 'errors.cart.refused', params: { name } },
    ])
    expect(stored.has(KEY)).toBe(false)
  })

  const soldOut = { type: 'error', key: 'errors.cart.outOfStock' }
  const add = (line: Parameters<typeof aCartLine>[0], selections: Selections | null = null) =>
    ({ kind: 'add', line: aCartLine(line), selections }) as const

  test('what the shop has not taken is named, because its words for it name no product', async () => {
    const changes = await open()
    for (const name of ['Klister', 'Pannlampa', 'Skrapa'])
      changes.keep(add({ sku: name, parentSku: name, name }))
    changes.keep(five)
    const cart = aCart([aCartLine({ id: 9, sku: 'Skrapa', parentSku: 'Skrapa' })])
    fetched.mockResolvedValue(answer(cart, [soldOut, soldOut]))
    const name = `Klister, Pannlampa, ${confirmed.lines[0]?.name}`
    expect(await changes.sync(adopted)).toEqual([
      soldOut,
      soldOut,
      { type: 'error', key: 'errors.cart.refused', params: { name } },
    ])
  })

  test('a bundle, a group and what was taken out again are not named as missing', async () => {
    const changes = await open()
    const wax = { custom: [], bundle: [], members: [{ sku: 'BLUE', quantity: 1 }] }
    changes.keep(add({ sku: 'B', parentSku: 'B' }))
    changes.keep(add({ sku: 'G', parentSku: 'G' }, wax))
    changes.keep({ ...five, quantity: 0 })
    const lines = [aCartLine({ id: 8, sku: 'B-1-2', parentSku: 'B' }), aCartLine({ id: 9, sku: 'BLUE' })]
    fetched.mockResolvedValue(answer(aCart(lines), [soldOut]))
    expect(await changes.sync(adopted)).toEqual([soldOut])
  })

  test('the shop is not told while its cart is that of an order on its way, which would take them along unseen', async () => {
    let isOnItsWay = true
    vi.doMock('#client/features/cart/order-on-its-way.ts', () => ({
      isOrderOnItsWay: async () => isOnItsWay,
    }))
    stored.set('skare:outbox', '1')
    const changes = await open()
    changes.keep(five)
    expect(await changes.sync(adopted)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
    isOnItsWay = false
    fetched.mockResolvedValue(answer(confirmed))
    expect(await changes.sync(adopted)).toEqual([])
    expect(sent().changes).toMatchObject([{ id: 7, quantity: 5 }])
    vi.doUnmock('#client/features/cart/order-on-its-way.ts')
  })

  const addition = { kind: 'add', line: aCartLine({ sku: 'C' }), selections: null } as const
  const isAdded = { type: 'success', key: 'notices.cart.added' }
  const isGone = { type: 'error', key: 'errors.cart.lineGone' }

  test.each([
    ['an addition says that it is in the cart', addition, [], [isAdded]],
    ['an addition beside a refusal says what is refused', addition, [isGone], [isGone]],
    ['another quantity says nothing', five, [], []],
  ])('told while an earlier one waits, %s', async (_, step, told, expected) => {
    const changes = await open()
    changes.keep(five)
    const cart = aCart([...confirmed.lines, { ...addition.line, id: 8 }])
    fetched.mockResolvedValue(answer(cart, told))
    expect(await changes.keepAndSync(step, adopted)).toEqual(expected)
  })

  test('an order carries them from then on', async () => {
    const changes = await open()
    changes.keep(five)
    changes.clear(changes.read())
    expect(stored.has(KEY)).toBe(false)
    expect(changes.read().changes).toEqual([])
  })

  test('have one id from the first to the last, over a reload, too; those of a later cart have another', async () => {
    const first = await open()
    first.keep(five)
    const { id } = first.read()
    expect(id).toEqual(expect.any(String))
    vi.resetModules()
    const changes = await open()
    changes.keep({ ...five, quantity: 6 })
    expect(changes.read().id).toBe(id)
    changes.clear(changes.read())
    changes.keep(five)
    expect(changes.read().id).toEqual(expect.any(String))
    expect(changes.read().id).not.toBe(id)
  })

  test('those of an earlier build, without an id, are still there and get one with the next', async () => {
    stored.set(KEY, JSON.stringify({ baseIds: [7], changes: [{ ...five, sku: 'A' }] }))
    const changes = await open()
    expect(changes.read().changes).toMatchObject([five])
    changes.keep({ ...five, quantity: 6 })
    expect(changes.read()).toMatchObject({ id: expect.any(String), changes: [{ quantity: 6 }] })
  })

  test('an order takes those along that it carries, and none that came since', async () => {
    const changes = await open()
    changes.keep(five)
    const carried = changes.read()
    changes.keep({ ...five, quantity: 6 })
    changes.clear(carried)
    expect(changes.read().changes).toMatchObject([{ quantity: 6 }])
    changes.clear(changes.read())
    expect(changes.read().changes).toEqual([])
  })

  test('a session that ends by itself takes those of its lines along, and leaves the guest what was added', async () => {
    vi.stubGlobal('sessionStorage', memoryStorage(new Map()))
    vi.spyOn(console, 'info').mockImplementation(() => undefined) // nothing is cached here
    const changes = await open()
    changes.keep(five)
    changes.keep(addition)
    const { forgetCustomer } = await import('#client/pages/account/end-session.ts')
    forgetCustomer()
    fetched.mockResolvedValue(answer(emptyCart))
    await changes.sync(adopted)
    expect(sent()).toMatchObject({ changes: [{ sku: 'C', quantity: 1 }] })
  })

  test('damaged storage holds no changes', async () => {
    stored.set(KEY, '{"changes":[{}]}')
    expect((await open()).read().changes).toEqual([])
  })

  test('without a cart that was ever confirmed an addition is kept all the same', async () => {
    stored.delete('skare:cart:sv')
    const changes = await open()
    changes.keep({ kind: 'add', line: aCartLine({ sku: 'C', quantity: 2 }), selections: null })
    fetched.mockResolvedValue(answer(emptyCart))
    await changes.sync(adopted)
    expect(sent().changes).toMatchObject([{ sku: 'C', quantity: 2 }])
  })
})
