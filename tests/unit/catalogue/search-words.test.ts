import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, expandWord, indexTerms, searchWords } from '#shared/catalogue/search-words.ts'

test.each<[string, string[]]>([
  ['Skida 190 cm', ['skida', '190', 'cm', '190cm']],
  ['Fjällrävens ÖL', ['fjallravens', 'ol']],
  ['Blåbær', ['blabaer']],
  ['Grønn', ['gronn']],
  ['', []],
])('the index terms of %s are %j', (text, terms) => {
  expect(indexTerms(text)).toEqual(terms)
})

test.each<[string, string[]]>([
  ['skida 190 cm', ['skida', '190cm']],
  ['190cm', ['190cm']],
  ['5 grader', ['5', 'grader']],
  ['Skate skate', ['skate']],
  ['a b c d e f g h i j k l m n', [...'abcdefghijkl']],
])('the words of %s are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

describe('a typed word matches', () => {
  const vocabulary = new Map([
    ['skate', 9],
    ['skata', 1],
    ['skare', 3],
    ['skatt', 2],
    ['varme', 1],
    ['190', 4],
    ['191', 9],
  ])
  const termsFor = (word: string) => expandWord(word, vocabulary).map(({ term }) => term)

  test.each<[string, string[]]>([
    ['skate', ['skate', 'skata']], // the same stem
    ['skatr', ['skatr', 'skate', 'skatt', 'skata']],
    ['vaerme', ['vaerme', 'varme']],
    ['varmen', ['varmen', 'varme']],
    ['var', ['var', 'varme']],
    ['bollskare', ['bollskare', 'skare']],
    ['190', ['190']],
    ['192', ['192']],
    ['sk', ['sk']],
    ['ksatr', ['ksatr']],
  ])('%s: %j', (word, terms) => {
    expect(termsFor(word)).toEqual(terms)
  })

  test.each([
    ['olen', ['gammol']],
    ['gammol', ['ol']],
    ['skor', ['skor', 'skar']],
  ])('two letters are no stem, they begin and end too many words: %s among %j', (word, terms) => {
    const all = new Map(terms.map((term) => [term, 1]))
    expect(expandWord(word, all)).toEqual([{ term: word, factor: 1 }])
  })

  test('a compound has more than a letter before its last part', () => {
    const all = new Map(['jacka', 'ojacka', 'barnjacka'].map((term) => [term, 1]))
    expect(expandWord('jacka', all).map(({ term }) => term)).toEqual(['jacka', 'barnjacka'])
  })

  test('one letter of a word of three may be wrong, not two', () => {
    const all = new Map(['skal', 'sky'].map((term) => [term, 1]))
    expect(expandWord('ski', all).map(({ term }) => term)).toEqual(['ski', 'sky'])
  })

  test('a letter that is written as two counts as much', () => {
    expect(expandWord('loepare', new Map([['lopare', 1]]))).toEqual([
      { term: 'loepare', factor: 1 },
      { term: 'lopare', factor: 1 },
    ])
  })

  test('nearer terms count more', () => {
    const factors = expandWord('skatr', vocabulary).map(({ factor }) => factor)
    expect(factors).toEqual([...factors].toSorted((one, other) => other - one))
  })
})

test('the number of edits is the same in both directions, and none only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
      expect(editDistance(one, other, 9) === 0).toBe(one === other)
    }),
  )
})
