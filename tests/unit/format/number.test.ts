import { expect, test } from 'vitest'
import { formatWhole, pluralCategory } from '#shared/format/number.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'

test.each(storeCodes)('%s: whole numbers and their plurals are those of the language', (code) => {
  const { locale, language } = storeViews[code]
  const [numerals, rules] = [new Intl.NumberFormat(locale), new Intl.PluralRules(locale)]
  for (const count of [...Array(2000).keys(), 9_999, 10_000, 123_456, 1_000_000, 21_000_001]) {
    expect(formatWhole(count, language)).toBe(numerals.format(count))
    expect(pluralCategory(count)).toBe(rules.select(count))
  }
})
