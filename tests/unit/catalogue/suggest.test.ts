import { describe, expect, test } from 'vitest'
import { bestMatches, comparableWords, isNamedIn, matchScore } from '#shared/catalogue/suggest.ts'

test.each([
  ['Värmevalla', 'varmevalla'],
  ['Värmevalla', 'vaermevalla'],
  ['Blåbær', 'blabar'],
  ['Grønn', 'gronn'],
  ['Grønn', 'groenn'],
  ['Łódź', 'lodz'],
  ['190cm', '190 cm'],
])('%s and %s are the same words', (one, other) => {
  expect(comparableWords(one)).toEqual(comparableWords(other))
})

describe('how well a name answers what is typed', () => {
  test.each([
    ['Längdskidor', 'längd', 2],
    ['Längdskidor', 'skidor', 1],
    ['Längdskidor', 'ski', 0],
    ['Värmevalla', 'vall', 1],
    ['Fjällro Race', 'ra fj', 2],
    ['Fjällro Race', 'race valla', 0],
    ['Fjällro', '', 0],
    ['Fjällro', '…', 0],
  ])('%s to %j: %i', (name, typed, score) => expect(matchScore(name, typed)).toBe(score))

  test('a brand is meant when all of its name is among the words', () => {
    expect(isNamedIn('Vinter Gran', 'gran skidor vinter')).toBe(true)
    expect(isNamedIn('Vinter Gran', 'vinter skidor')).toBe(false)
    expect(isNamedIn('–', 'vinter')).toBe(false)
  })
})

test('the best come first, of equals the one that stood first, and what scores nothing is left out', () => {
  const score = { a: 1, b: 0, c: 2, d: 1, e: 1 }
  const best = (limit: number) => bestMatches(['a', 'b', 'c', 'd', 'e'] as const, limit, (one) => score[one])
  expect(best(3)).toEqual(['c', 'a', 'd'])
  expect(best(9)).toEqual(['c', 'a', 'd', 'e'])
})
