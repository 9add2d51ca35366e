import { describe, expect, test } from 'vitest'
import type { Language } from '#platform/commerce/stores.ts'
import { createSynonyms } from '#platform/search/synonyms.ts'
import { readSoughtWords } from '#platform/search/understand-text.ts'
import { filter, prepareCatalogue, search } from './catalogue-fixture.ts'

prepareCatalogue()

/** A compact hit; `fpit` is the price with tax (contract §8.3). */
interface Hit {
  name: string
  fpit: number
  _score: number
  stock?: { is_in_stock: boolean }
}

const find = async (text: string, sort?: { field: string; options: string }): Promise<Hit[]> => {
  const filters = [filter('status', { in: [0, 1] }), filter('visibility', { in: [3, 4] })]
  const { hits } = await search({ text, filters, ...(sort && { sort: [sort] }) })
  return hits as unknown as Hit[]
}
const pricesOf = (hits: Hit[]) => hits.map(({ fpit }) => fpit)
const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other)

describe('who asks for something cheap', () => {
  test.each(['billiga jackor', 'billig jacka', 'jacka billigt'])(
    '%s: from the lowest price',
    async (text) => {
      const cheap = await find(text)
      const good = cheap.filter(({ _score }) => _score >= Math.max(...cheap.map((hit) => hit._score)) / 2)
      expect(good.length).toBeGreaterThan(10)
      expect(good).toEqual(cheap.slice(0, good.length))
      const inStock = good.filter(({ stock }) => stock?.is_in_stock)
      expect(inStock.length).toBeLessThan(good.length)
      expect(inStock).toEqual(good.slice(0, inStock.length))
      expect(pricesOf(inStock)).toEqual(ascending(pricesOf(inStock)))
      const plain = await find('jacka')
      expect(pricesOf(plain)).not.toEqual(ascending(pricesOf(plain)))
      expect(cheap.length).toBe(plain.length)
    },
  )

  test('another order that is asked for counts', async () => {
    const dearest = pricesOf(await find('billig jacka', { field: 'final_price', options: 'desc' }))
    expect(dearest).toEqual(ascending(dearest).toReversed())
  })
})

const read = (text: string, language: Language) =>
  readSoughtWords(text, language, createSynonyms([], language))

test.each<[Language, string, string[], boolean]>([
  ['sv', 'billigaste skidorna', ['skidorna'], true],
  ['sv', 'prisvärda stavar', ['stavar'], true],
  ['sv', 'billigt', ['billigt'], false],
  ['sv', 'skidor för kallt väder', ['skidor', 'kallt'], false],
  ['nb', 'rimelige ski', ['ski'], true],
  ['nb', 'billige fjellski', ['fjellski'], true],
  ['en', 'cheapest skate skis', ['skate', 'skis'], true],
  ['en', 'budget', ['budget'], false],
  ['en', 'cheapskate skis', ['cheapskate', 'skis'], false],
])('%s: %s seeks %j, cheap: %s', (language, text, words, isCheap) => {
  expect(read(text, language)).toEqual({ words, isCheap, price: null })
})

test('a phrase of the table may have words that say nothing alone', () => {
  const synonyms = createSynonyms([{ words: 'ha på sig', meaning: 'kläder lager' }], 'sv')
  expect(readSoughtWords('vad ska man ha på sig', 'sv', synonyms).words).toEqual(['klader', 'lager'])
})
