import { describe, expect, test } from 'vitest'
import en from '#locales/en.json' with { type: 'json' }
import nb from '#locales/nb.json' with { type: 'json' }
import sv from '#locales/sv.json' with { type: 'json' }

/** Every text of a catalogue by its dotted key. */
function textsOf(node: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  )
}

/** Names of a text's parameters: `name` and `count` of `{name}: {count, plural, …}`. */
const parametersOf = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name ?? ''))].toSorted()

const model = textsOf(sv)

describe.each([
  ['nb', textsOf(nb)],
  ['en', textsOf(en)],
])('R9.50 R8.1 the catalogue %s', (_, texts) => {
  test('has the keys of the Swedish one, no more and no fewer', () => {
    expect([...texts.keys()].toSorted()).toEqual([...model.keys()].toSorted())
  })

  test('asks for the same parameters', () => {
    const parameters = (catalogue: Map<string, string>) =>
      Object.fromEntries([...model.keys()].map((key) => [key, parametersOf(catalogue.get(key))]))
    expect(parameters(texts)).toEqual(parameters(model))
  })

  test('leaves no text empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
