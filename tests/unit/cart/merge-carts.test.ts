import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameLine } from '#shared/cart/line-identity.ts'
import {
  applyLocalActions,
  type ClientLine,
  cartHash,
  type MergeAction,
  type MergeSettings,
  planMerge,
  type ServerLine,
  settlePush,
} from '#shared/cart/merge-carts.ts'
import { aClientLine, aServerLine } from '#tests/support/builders.ts'

const stock: MergeSettings = {
  clientForced: false,
  mergeQuantities: false,
  canRemoveLocal: false,
  canModifyLocal: false,
}
const line = aClientLine({ quantity: 2 })
const known = aServerLine({ quantity: 5 })

describe('planMerge', () => {
  test.each<[string, Partial<MergeSettings>]>([
    ['R4.59 M1 a line the platform lacks is pushed', {}],
    [
      'R4.59 M1 with forced client state too, even if lines may be removed',
      { clientForced: true, canRemoveLocal: true },
    ],
  ])('%s', (_, settings) => {
    const push = { kind: 'push', line, quantity: 2, serverId: null, serverCartId: null }
    expect(planMerge([line], [], { ...stock, ...settings })).toEqual([push])
  })

  test('R4.58 M2 it is removed when the sync may remove lines and the client is not forced', () => {
    expect(planMerge([line], [], { ...stock, canRemoveLocal: true })).toEqual([{ kind: 'removeLocal', line }])
  })

  test.each<[string, Partial<MergeSettings>, number]>([
    [
      'R4.61 M3 another quantity is pushed with forced client state',
      { clientForced: true, canModifyLocal: true },
      2,
    ],
    ['R4.61 M3 quantities add up when merge is on', { mergeQuantities: true, canModifyLocal: true }, 7],
    ['M3 another quantity is pushed when the device may not be modified', {}, 2],
  ])('%s', (_, settings, quantity) => {
    const push = { kind: 'push', line, quantity, serverId: '66257', serverCartId: 'cart-1' }
    expect(planMerge([line], [known], { ...stock, ...settings })).toEqual([push])
  })

  test('R4.60 M4 else the device takes the quantity of the platform', () => {
    const settings = { ...stock, canModifyLocal: true }
    const actions = planMerge([line], [known], settings)
    expect(actions).toEqual([{ kind: 'updateLocal', line, server: known }])
    expect(applyLocalActions([line], actions)).toEqual([
      { ...line, quantity: 5, confirmedQuantity: 5, serverId: '66257', serverCartId: 'cart-1' },
    ])
  })

  test('M5 equal lines take the ids of the platform', () => {
    const server = aServerLine({ quantity: 2 })
    expect(planMerge([line], [server], stock)).toEqual([{ kind: 'adoptIds', line, server }])
  })

  test('R4.63 M6 a line only the platform has is deleted there with forced client state', () => {
    expect(planMerge([], [known], { ...stock, clientForced: true })).toEqual([
      { kind: 'deleteOnServer', server: known },
    ])
  })

  test('R4.62 M7 else it is added to the device with its ids and quantity', () => {
    const actions = planMerge([], [known], stock)
    expect(actions).toEqual([{ kind: 'addLocal', server: known }])
    expect(applyLocalActions([], actions)).toEqual([{ ...known, confirmedQuantity: 5 }])
  })
})

describe('settlePush', () => {
  const confirmed = aClientLine({ serverId: '66257', quantity: 4, confirmedQuantity: 2 })
  const aPush = (parts: Partial<Extract<MergeAction, { kind: 'push' }>> = {}) =>
    ({
      kind: 'push',
      line: confirmed,
      quantity: 4,
      serverId: '66257',
      serverCartId: 'cart-1',
      ...parts,
    }) as const
  const shopping = { inCheckout: false }

  test('F1 a failed push of a line the platform never had removes it', () => {
    expect(settlePush(aPush({ line, serverId: null }), null, shopping)).toEqual({ kind: 'removed' })
  })

  test('R4.64 F2 a failed update restores the previous quantity', () => {
    expect(settlePush(aPush(), null, shopping)).toEqual({
      kind: 'restored',
      line: { ...confirmed, quantity: 2 },
    })
  })

  test('R4.64 F2 without a previous quantity it removes the line', () => {
    const fresh = { ...confirmed, confirmedQuantity: 0 }
    expect(settlePush(aPush({ line: fresh }), null, shopping)).toEqual({ kind: 'removed' })
  })

  test('F3 a failed push of a line that was never confirmed removes it', () => {
    expect(settlePush(aPush({ line }), null, shopping)).toEqual({ kind: 'removed' })
  })

  test('R8.9 F4 a new line that is stored takes its ids, with the notice of adding', () => {
    expect(settlePush(aPush({ line, serverId: null }), aServerLine({ quantity: 2 }), shopping)).toEqual({
      kind: 'confirmed',
      line: { ...line, serverId: '66257', serverCartId: 'cart-1', confirmedQuantity: 2 },
      notice: 'notices.cart.added',
    })
  })

  test('R8.10 F4 a known line that is stored says that its quantity has changed', () => {
    const result = settlePush(aPush(), aServerLine({ quantity: 4 }), shopping)
    expect(result).toMatchObject({ notice: 'notices.cart.quantityUpdated' })
  })

  test('F4 nothing is said in the checkout', () => {
    expect(settlePush(aPush(), aServerLine(), { inCheckout: true })).toMatchObject({ notice: null })
  })
})

describe('merging any two carts', () => {
  const sku = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  const quantity = fc.integer({ min: 1, max: 9 })
  const byId = { selector: ({ sku: id }: { sku: string }) => id }
  const client = fc.uniqueArray(
    fc.record({ sku, quantity }).map((parts) => aClientLine(parts)),
    byId,
  )
  const server = fc.uniqueArray(
    fc.record({ sku, quantity }).map((parts) => aServerLine({ ...parts, serverId: `id-${parts.sku}` })),
    byId,
  )
  const settings = fc.record({
    clientForced: fc.boolean(),
    mergeQuantities: fc.boolean(),
    canRemoveLocal: fc.boolean(),
    canModifyLocal: fc.boolean(),
  })

  test('leaves nothing to do for a second round', () => {
    fc.assert(
      fc.property(client, server, settings, (ours, theirs, how) => {
        const merged = runMerge(ours, theirs, planMerge(ours, theirs, how))
        const again = { ...how, mergeQuantities: false } // quantities add up on login only
        expect(planMerge(merged.client, merged.server, again)).toEqual([])
      }),
    )
  })

  test('R4.65 loses no line of the device without a failed push', () => {
    fc.assert(
      fc.property(client, server, settings, (ours, theirs, how) => {
        const merged = runMerge(ours, theirs, planMerge(ours, theirs, { ...how, canRemoveLocal: false }))
        for (const kept of ours) expect(merged.client.some((other) => isSameLine(kept, other))).toBe(true)
      }),
    )
  })

  test('loses no line of the platform unless the client is forced', () => {
    fc.assert(
      fc.property(client, server, settings, (ours, theirs, how) => {
        const merged = runMerge(ours, theirs, planMerge(ours, theirs, { ...how, clientForced: false }))
        for (const kept of theirs) expect(merged.client.some((other) => isSameLine(kept, other))).toBe(true)
      }),
    )
  })
})

/** Carries a plan out against a platform where everything works. */
function runMerge(client: ClientLine[], server: ServerLine[], actions: MergeAction[]) {
  const deleted = actions.flatMap((action) => (action.kind === 'deleteOnServer' ? [action.server] : []))
  const pushes = actions.flatMap((action) => (action.kind === 'push' ? [action] : []))
  const stored = new Map(
    pushes.map((push) => {
      const { sku, options } = push.line
      return [
        push.line,
        aServerLine({ sku, options, quantity: push.quantity, serverId: push.serverId ?? `id-${sku}` }),
      ]
    }),
  )
  const remaining = server.filter(
    (line) => !deleted.includes(line) && !pushes.some((push) => push.serverId === line.serverId),
  )
  const settled = applyLocalActions(client, actions).map((line) => {
    const push = pushes.find((other) => other.line === line)
    const result = push && settlePush(push, stored.get(line) ?? null, { inCheckout: false })
    return result?.kind === 'confirmed' ? result.line : line
  })
  return { client: settled, server: [...remaining, ...stored.values()] }
}

test('R4.53 the hash changes with lines, quantities and the cart, and with nothing else', () => {
  const hash = cartHash([line], 'cart-1')
  expect(cartHash([{ ...line, confirmedQuantity: 9 }], 'cart-1')).toBe(hash)
  expect(cartHash([{ ...line, quantity: 9 }], 'cart-1')).not.toBe(hash)
  expect(cartHash([], 'cart-1')).not.toBe(hash)
  expect(cartHash([line], 'cart-2')).not.toBe(hash)
})
