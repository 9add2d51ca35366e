import { describe, expect, test } from 'vitest'
import type { Language } from '#platform/commerce/stores.ts'
import { takePriceLimits } from '#platform/search/price-limits.ts'
import { createSynonyms } from '#platform/search/synonyms.ts'
import { readSoughtWords } from '#platform/search/understand-text.ts'
import { fold } from '#platform/search/words.ts'
import { filter, prepareCatalogue, search } from './catalogue-fixture.ts'

prepareCatalogue()

const take = (text: string, language: Language) => takePriceLimits(fold(text), language)

describe('a text asks for a price', () => {
  test.each<[Language, string, string, Record<string, number>]>([
    ['sv', 'skidor under 2000 kr', 'skidor', { lt: 2000 }],
    ['sv', 'skidor under 2 000:-', 'skidor', { lt: 2000 }],
    ['sv', 'jacka över 1500', 'jacka', { gt: 1500 }],
    ['sv', 'handskar max 500 kronor', 'handskar', { lte: 500 }],
    ['sv', 'pannlampa mellan 500 och 1000 kr', 'pannlampa', { gte: 500, lte: 1000 }],
    ['sv', 'presenter under 50 kr', 'presenter', { lt: 50 }],
    ['nb', 'ski under 2000 kr', 'ski', { lt: 2000 }],
    ['nb', 'jakke over 1.500 kroner', 'jakke', { gt: 1500 }],
    ['nb', 'hansker maks 500', 'hansker', { lte: 500 }],
    ['nb', 'hodelykt mellom 1000 og 500 kr', 'hodelykt', { gte: 500, lte: 1000 }],
    ['en', 'skis under 300', 'skis', { lt: 300 }],
    ['en', 'skis below €299.50', 'skis', { lt: 299.5 }],
    ['en', 'jacket over 150 euros', 'jacket', { gt: 150 }],
    ['en', 'gloves under 40', 'gloves', { lt: 40 }],
    ['en', 'gloves up to 40 eur', 'gloves', { lte: 40 }],
    ['en', 'headlamp between €50 and €100', 'headlamp', { gte: 50, lte: 100 }],
    ['sv', 'jacka 500-1000 kr', 'jacka', { gte: 500, lte: 1000 }],
    ['sv', 'jacka 500 – 1 000 kr', 'jacka', { gte: 500, lte: 1000 }],
    ['sv', 'jacka 500 kr - 1000', 'jacka', { gte: 500, lte: 1000 }],
    ['sv', 'present mellan 50 kr och 90', 'present', { gte: 50, lte: 90 }],
    ['en', 'headlamp 50-€100', 'headlamp', { gte: 50, lte: 100 }],
    ['nb', 'hansker 0-99 kr', 'hansker', { gte: 0, lte: 99 }],
    ['en', 'headlamp €50–100', 'headlamp', { gte: 50, lte: 100 }],
    ['en', 'headlamp 50-100 euros', 'headlamp', { gte: 50, lte: 100 }],
  ])('%s: %s', (language, text, rest, price) => {
    const taken = take(text, language)
    expect(taken?.text.replace(/\s+/g, ' ')).toBe(rest)
    expect(taken?.price).toEqual(price)
  })

  test.each<[Language, string]>([
    ['sv', 'skidor under 190 cm'],
    ['sv', 'flaska över 500 ml'],
    ['sv', 'valla under -5 grader'],
    ['sv', 'valla under 5 grader'],
    ['sv', 'pjäxor över 42'],
    ['sv', 'skidor 190 cm'],
    ['sv', 'skidor 500-1000'],
    ['sv', 'stavar 140-160 cm'],
    ['sv', 'pjäxor 38-42'],
    ['sv', 'vasa 85'],
    ['sv', 'skidor 2000'],
    ['sv', 'underställ 110'],
    ['nb', 'ski over 190cm'],
    ['nb', 'smøring under minus 5 grader'],
    ['nb', 'skisko over 42'],
    ['en', 'boots over 42'],
    ['en', 'skis under 190 cm'],
    ['en', 'wax below 5 degrees'],
    ['en', 'headlamp over 800 lumen'],
    ['en', 'skis for kids under 8'],
    ['en', 'FJ-SPA-10001 under 10001-190CM'],
  ])('%s: %s is no price', (language, text) => {
    expect(take(text, language)).toBeNull()
  })
})

test.each<[Language, string, Record<string, number>, boolean]>([
  ['sv', 'under 500 kr', { lt: 500 }, false],
  ['sv', 'vad ska man ha för under 500 kr?', { lt: 500 }, false],
  ['sv', 'billigt, under 500 kr', { lt: 500 }, true],
  ['nb', 'mellom 500 og 1000 kroner', { gte: 500, lte: 1000 }, false],
  ['en', 'under €50', { lt: 50 }, false],
  ['en', 'under 50 euros', { lt: 50 }, false],
])('%s: %s asks for a price and nothing else', (language, text, price, isCheap) => {
  const read = readSoughtWords(text, language, createSynonyms([], language))
  expect(read).toEqual({ words: [], isCheap, price })
})

const visible = [filter('status', { in: [0, 1] }), filter('visibility', { in: [3, 4] })]
const find = (text: string, filters = visible) => search({ text, filters })

test.each<[string, Record<string, number>]>([
  ['skidor under 2000 kr', { lt: 2000 }],
  ['skidor mellan 2000 och 4000', { gte: 2000, lte: 4000 }],
  ['skidor över 4000 kr', { gt: 4000 }],
])('%s: what the filter of the price leaves of the words', async (text, price) => {
  const asked = await find(text)
  const filtered = await find('skidor', [...visible, filter('final_price', price)])
  expect(asked.total).toBeGreaterThan(10)
  expect(asked.total).toBeLessThan((await find('skidor')).total)
  expect(asked.hits).toEqual(filtered.hits)
})

test('a price only finds all that costs as much, what sells best first', async () => {
  const asked = await find('under 500 kr')
  const sort = [{ field: 'popularity', options: 'desc' }]
  const all = await search({ filters: [...visible, filter('final_price', { lt: 500 })], sort })
  const skusOf = ({ hits }: typeof all) => hits.map(({ sku }) => sku)
  expect(asked.total).toBeGreaterThan(10)
  expect(asked.total).toBe(all.total)
  expect(skusOf(asked).toSorted()).toEqual(skusOf(all).toSorted())
  expect(skusOf(asked)[0]).toBe(skusOf(all)[0])
})
