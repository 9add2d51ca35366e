import { describe, expect, test } from 'vitest'
import { groupsOf, keyedTexts, readMessages, textsOf } from '#tests/support/texts.ts'

/** Names of a text's parameters: `name` and `count` of `{name}: {count, plural, …}`. */
const parametersOf = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name ?? ''))].toSorted()

const model = readMessages('sv')
const modelGroups = groupsOf('sv')

test('R8.1 a key lies in one group only', () => {
  const keys = modelGroups.flatMap((group) => [...keyedTexts(model[group] ?? {}).keys()])
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

describe.each(['nb', 'en'] as const)('R9.50 R8.1 the catalogue %s', (language) => {
  const messages = readMessages(language)

  test('has the groups of the Swedish one', () => {
    expect(groupsOf(language)).toEqual(modelGroups)
  })

  describe.each(modelGroups)('%s', (group) => {
    const texts = keyedTexts(messages[group] ?? {})
    const modelTexts = keyedTexts(model[group] ?? {})

    test('has the keys of the Swedish one, no more and no fewer', () => {
      expect([...texts.keys()].toSorted()).toEqual([...modelTexts.keys()].toSorted())
    })

    test('asks for the same parameters', () => {
      const parameters = (catalogue: Map<string, string>) =>
        Object.fromEntries([...modelTexts.keys()].map((key) => [key, parametersOf(catalogue.get(key))]))
      expect(parameters(texts)).toEqual(parameters(modelTexts))
    })

    test('leaves no text empty', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
    })
  })
})

test.each([
  ['sv', '1\u00a0050 av 1\u00a0234 produkter'],
  ['no', '1\u00a0050 av 1\u00a0234 produkter'],
  ['en', '1,050 of 1,234 products'],
] as const)('both numbers of a long list are written in one way: %s', (code, text) => {
  expect(textsOf(code)('list.progress', { shown: 1050, total: 1234 })).toBe(text)
})
