import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSum } from '#shared/format/sum.ts'
import { storeViews } from '#shared/store-views.ts'

const { sv, no, en } = storeViews

test.each([
  ['a whole sum has no fraction digits', 458_00, no, '458\u00a0kr'],
  ['another has two, after a point abroad', 38_90, en, '38.90\u00a0€'],
  ['and after a comma in Sweden', 1224_05, sv, '1\u00a0224,05\u00a0kr'],
  ['a discount has a minus sign', -24_90, sv, '−24,90\u00a0kr'],
  ['nothing has no sign', -0, sv, '0\u00a0kr'],
])('%s', (_, minorUnits, store, text) => {
  expect(formatSum(minorUnits, store)).toBe(text)
})

test('what is written is what is charged, to the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minorUnits) => {
      const text = formatSum(minorUnits, sv)
        .replace('−', '-')
        .replace(/[\u00a0kr]/g, '')
        .replace(',', '.')
      expect(Math.round(Number(text) * 100)).toBe(minorUnits === 0 ? 0 : minorUnits)
    }),
  )
})
