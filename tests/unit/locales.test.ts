import { describe, expect, test } from 'vitest'
import enEdge from '#locales/edge/en.json' with { type: 'json' }
import nbEdge from '#locales/edge/nb.json' with { type: 'json' }
import svEdge from '#locales/edge/sv.json' with { type: 'json' }
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

describe.each([
  ['nb', textsOf(nb), textsOf(sv)],
  ['en', textsOf(en), textsOf(sv)],
  ['nb of the worker', textsOf(nbEdge), textsOf(svEdge)],
  ['en of the worker', textsOf(enEdge), textsOf(svEdge)],
])('R9.50 R8.1 the catalogue %s', (_, texts, model) => {
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

test('a text is loaded by browsers or written by the worker, never both', () => {
  const browsers = textsOf(sv)
  expect([...textsOf(svEdge).keys()].filter((key) => browsers.has(key))).toEqual([])
})
