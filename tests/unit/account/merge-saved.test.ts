import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySaved, savedChange } from '#shared/account/merge-saved.ts'

const MOST = 4
const sku = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G')
const aList = fc.uniqueArray(sku, { maxLength: MOST })

test('a device that joins an account adds all it has: the union, in the order of adding', () => {
  const change = savedChange([], ['B', 'C'])
  expect(applySaved(['A', 'B'], change, MOST)).toEqual(['A', 'B', 'C'])
})

test('when there is no room for all, the newest stay', () => {
  expect(applySaved(['A', 'B', 'C'], savedChange([], ['X', 'Y']), MOST)).toEqual(['B', 'C', 'X', 'Y'])
})

test('a merge has each product once, has room, and holds nothing that neither side had', () => {
  fc.assert(
    fc.property(aList, aList, aList, (agreed, device, account) => {
      const merged = applySaved(account, savedChange(agreed, device), MOST)
      expect(new Set(merged).size).toBe(merged.length)
      expect(merged.length).toBeLessThanOrEqual(MOST)
      expect([...account, ...device]).toEqual(expect.arrayContaining(merged))
    }),
  )
})

test('the same change twice is the same change once', () => {
  fc.assert(
    fc.property(aList, aList, aList, (agreed, device, account) => {
      const change = savedChange(agreed, device)
      const once = applySaved(account, change, MOST)
      expect(applySaved(once, change, MOST)).toEqual(once)
    }),
  )
})

describe('two devices of one account', () => {
  type Act = { device: 0 | 1; kind: 'toggle' | 'sync'; sku: string }
  const acts = fc.array(
    fc.record({
      device: fc.constantFrom(0 as const, 1 as const),
      kind: fc.constantFrom('toggle' as const, 'sync' as const),
      sku,
    }),
    { maxLength: 40 },
  )

  /** Lives through what two shoppers do, in any order, and answers what device and account have at the end. */
  function live(all: Act[]) {
    let account: string[] = []
    const devices = [0, 1].map(() => ({ list: [] as string[], agreed: [] as string[] }))
    const sync = (device: (typeof devices)[number]) => {
      account = applySaved(account, savedChange(device.agreed, device.list), MOST)
      device.agreed = device.list = account
    }
    for (const act of all) {
      const device = devices[act.device] ?? expect.unreachable()
      if (act.kind === 'sync') sync(device)
      else if (device.list.includes(act.sku)) device.list = device.list.filter((one) => one !== act.sku)
      else if (device.list.length < MOST) device.list = [...device.list, act.sku]
    }
    for (const device of [...devices, ...devices]) sync(device)
    return { account, lists: devices.map(({ list }) => list) }
  }

  test('have the same list once both have told the account', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const { account, lists } = live(all)
        expect(lists).toEqual([account, account])
      }),
    )
  })

  test('what one has removed is not brought back by the other, which still shows it', () => {
    const saved = { device: 0, kind: 'toggle', sku: 'A' } as const
    const sync = (device: 0 | 1) => ({ device, kind: 'sync', sku: '' }) as const
    const { account } = live([saved, sync(0), sync(1), saved, sync(0), { ...saved, device: 1, sku: 'B' }])
    expect(account).toEqual(['B'])
  })
})
