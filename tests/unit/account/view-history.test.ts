import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addView, openHistory } from '#shared/account/view-history.ts'

const now = new Date('2026-11-21T12:00:00Z')
const EXPIRY_MS = 14_400_000
const stored = (ids: unknown, ageMs = 0) => JSON.stringify({ ids, at: now.getTime() - ageMs })

describe('openHistory', () => {
  test('R4.113 R3.53 what was stored is there again', () => {
    expect(openHistory(stored([3, 7]), now).ids).toEqual([3, 7])
  })

  test.each([
    ['R4.114 R9.10 four hours old it still holds', EXPIRY_MS, [3]],
    ['R4.114 R9.10 a millisecond older it is cleared', EXPIRY_MS + 1, []],
    ['one that lies far ahead is cleared: the clock was set back', -EXPIRY_MS - 1, []],
  ])('%s', (_, ageMs, ids) => {
    expect(openHistory(stored([3], ageMs), now).ids).toEqual(ids)
  })

  test.each([null, '', 'x', '[]', 'null', stored('3'), stored(['3']), '{"ids":[1]}'])(
    'what cannot be read is an empty history: %j',
    (text) => {
      expect(openHistory(text, now).ids).toEqual([])
    },
  )
})

describe('addView', () => {
  test('R4.112 a product that is not present is added, in front', () => {
    expect(addView({ ids: [3], at: 0 }, 7, now)).toEqual({ ids: [7, 3], at: now.getTime() })
  })

  test('R4.112 R4.115 one that is present changes nothing, so nothing is reported', () => {
    const history = { ids: [3, 7], at: 0 }
    expect(addView(history, 7, now)).toBe(history)
  })

  test('no product stands in it twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 80 }), (views) => {
        const { ids } = views.reduce((history, id) => addView(history, id, now), {
          ids: [] as number[],
          at: 0,
        })
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
