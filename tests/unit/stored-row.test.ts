import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentValue, planEviction, type StoredRow } from '#shared/stored-row.ts'

const aStored = (parts: Partial<StoredRow> = {}): StoredRow => ({
  version: 3,
  savedAt: '2026-11-22T08:00:00.000Z',
  bytes: 10,
  value: { name: 'Skida' },
  ...parts,
})

describe('a row of another version', () => {
  const form = {
    version: 3,
    migrations: {
      0: () => null,
      1: (value: unknown) => ({ name: value }),
      2: (value: unknown) => ({ ...(value as object), length: 190 }), // of version 2
    },
  }

  test.each<[string, unknown, unknown]>([
    ['of this version is as it is', aStored(), { name: 'Skida' }],
    ['of the one before takes one step', aStored({ version: 2 }), { name: 'Skida', length: 190 }],
    [
      'of an earlier one takes every step',
      aStored({ version: 1, value: 'Skida' }),
      { name: 'Skida', length: 190 },
    ],
    ['that nobody can bring forward is dropped', aStored({ version: 0 }), null],
    ['of a version without a step is dropped', aStored({ version: -1 }), null],
    ['of a newer build is left to it', aStored({ version: 4 }), null],
    ['without a version is dropped', { value: 1, savedAt: '2026' }, null],
    ['without a moment is dropped', { version: 3, value: 1 }, null],
    ['that is damaged is dropped', 'x', null],
    ['that is missing is none', undefined, null],
  ])('%s', (_, row, value) => {
    expect(currentValue(row, form)).toEqual(value)
  })
})

const NOW = '2026-12-01T00:00:00.000Z'

describe('the quota', () => {
  const rowsOf = (count: number, bytes: number): [string, StoredRow][] =>
    Array.from({ length: count }, (_, at) => [
      `r${at}`,
      aStored({ bytes, savedAt: new Date(Date.UTC(2026, 0, at + 1)).toISOString() }),
    ])

  test('of rows lets the oldest go', () => {
    expect(planEviction(rowsOf(5, 1), { maxRows: 3, maxBytes: 100 }, NOW).toSorted()).toEqual(['r0', 'r1'])
  })

  test('of bytes lets the oldest go', () => {
    expect(planEviction(rowsOf(5, 10), { maxRows: 99, maxBytes: 25 }, NOW).toSorted()).toEqual([
      'r0',
      'r1',
      'r2',
    ])
  })

  test('lets damaged rows go first', () => {
    expect(planEviction([['x', null], ...rowsOf(2, 1)], { maxRows: 2, maxBytes: 9 }, NOW)).toEqual(['x'])
  })

  test('holds for whatever stays, and nothing goes without need', () => {
    const rows = fc.array(fc.record({ bytes: fc.nat(50), day: fc.integer({ min: 1, max: 300 }) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(rows, fc.nat(20), fc.nat(400), (drawn, maxRows, maxBytes) => {
        const all = drawn.map(({ bytes, day }, at): [string, StoredRow] => [
          String(at),
          aStored({ bytes, savedAt: new Date(Date.UTC(2026, 0, day)).toISOString() }),
        ])
        const gone = new Set(planEviction(all, { maxRows, maxBytes }, NOW))
        const kept = all.filter(([key]) => !gone.has(key))
        const sum = kept.reduce((total, [, { bytes }]) => total + bytes, 0)
        expect(kept.length).toBeLessThanOrEqual(maxRows)
        expect(sum).toBeLessThanOrEqual(maxBytes)
        const needed =
          all.reduce((total, [, { bytes }]) => total + bytes, 0) > maxBytes || all.length > maxRows
        expect(gone.size > 0).toBe(needed)
      }),
    )
  })
})
