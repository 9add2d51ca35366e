import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { MessageGroup, Messages } from '#shared/i18n/messages.ts'
import { groupsOf, keyedTexts, readMessages } from '#tests/support/texts.ts'
import { documentOnly } from '../../build/document-only.ts'

/** Code that the browser loads as one: a module with everything it imports, and the groups of texts that come with it. */
interface Part {
  module: string
  groups: string[]
}

const read = (module: string): string => readFileSync(module, 'utf8')

/** Where an import leads in the tree; null for packages and what is no code. */
function resolve(from: string, target: string): string | null {
  const path = target.startsWith('#')
    ? target.slice(1)
    : target.startsWith('.') && join(dirname(from), target)
  return path && /\.tsx?$/.test(path) && existsSync(path) ? path : null
}

const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gm
const LAZY_IMPORT =
  /(withMessages\(\s*)?import\('([^']+)'\)(?:\.then\((?:[^\n]*\(\{\n[^\n]*\n\s*\}\)|\n[^\n]*\n\s*|[^\n]*)\))?((?:,\s*'\w+')*)/g
const OWN_LOAD = /loadMessages\('(\w+)'\)/g

/** What no browser loads: the worker has all texts. */
const serverOnly = new Set(Object.values(documentOnly))

/** A module and all that it imports at once, as far as it `isEntered`. */
function withImports(
  module: string,
  isEntered = (file: string) => !serverOnly.has(file),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(module) || !isEntered(module)) return seen
  seen.add(module)
  for (const [, target = ''] of read(module).matchAll(STATIC_IMPORT)) {
    const found = resolve(module, target)
    if (found) withImports(found, isEntered, seen)
  }
  return seen
}

/** What is loaded later, with the groups that its import names. */
const parts: Part[] = globSync('client/**/*.{ts,tsx}')
  .filter((from) => !serverOnly.has(from))
  .flatMap((from) =>
    [...read(from).matchAll(LAZY_IMPORT)].flatMap(([, wrapped, target = '', names = '']) => {
      const module = resolve(from, target)
      const groups = wrapped ? [...names.matchAll(/\w+/g)].map(([group]) => group) : []
      return module ? [{ module, groups }] : []
    }),
  )

const messages = readMessages('sv')
const groupOfKey = new Map(
  groupsOf('sv').flatMap((group) => [...keyedTexts(messages[group] ?? {}).keys()].map((key) => [key, group])),
)

const keysOf = new Map<string, string[]>()

/** Keys that a module names, in full or by their beginning: `checkout.${name}.title`. Each module is read once. */
function keysIn(module: string): string[] {
  const keys = keysOf.get(module) ?? findKeys(module)
  keysOf.set(module, keys)
  return keys
}

const findKeys = (module: string): string[] =>
  keysOfSource(read(module).replace(/^import type .*$|Key<[^>]*>/gm, ''))

function keysOfSource(source: string): string[] {
  const patterns = patternsIn(source)
  return [...groupOfKey.keys()].filter(
    (key) => source.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key)),
  )
}

const patternsIn = (source: string): RegExp[] =>
  [...source.matchAll(/\bt\(`([a-z]+\.[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  )

describe('R8.1 the texts that a part shows come with its code:', () => {
  test.each(parts)('$module', ({ module, groups }) => {
    const here = new Set<string>(['shop' satisfies MessageGroup, ...groups])
    const files = [...withImports(module)]
    const absent = files.flatMap((file) => {
      const neighbours = files.filter((other) => dirname(other) === dirname(file))
      const own = neighbours.flatMap((other) => [...read(other).matchAll(OWN_LOAD)].map(([, group]) => group))
      const isHere = (key: string) =>
        here.has(groupOfKey.get(key) ?? '') || own.includes(groupOfKey.get(key) ?? '')
      return keysIn(file).flatMap((key) => (isHere(key) ? [] : `${file}: ${key}`))
    })
    expect(absent).toEqual([])
  })

  test.each(parts)('$module names no group that it shows nothing of', ({ module, groups }) => {
    const shown = new Set([...withImports(module)].flatMap(keysIn).map((key) => groupOfKey.get(key)))
    expect(groups.filter((group) => !shown.has(group as keyof Messages))).toEqual([])
  })

  test('every page and the entry are among them', () => {
    const modules = parts.map(({ module }) => module)
    expect(modules).toContain('client/entry.tsx')
    expect(modules.filter((module) => module.endsWith('-page.tsx')).length).toBeGreaterThanOrEqual(
      globSync('client/pages/*/*-page.tsx').length - 1, // the error page is always there
    )
  })
})

/** What the cart answers by a key although the call has succeeded, so that `callApi` loads no text of a failure; and the part that says it. */
const answered = [
  ['worker/api/cart/apply-changes.ts', 'client/entry.tsx'], // on any page, as soon as there is a connection
  ['worker/api/cart/add-to-cart.ts', 'client/entry.tsx'], // the panel may not come
  ['worker/api/cart/merge-guest-carts.ts', 'client/pages/account/guest-forms.tsx'],
  ['worker/api/cart/merge-guest-carts.ts', 'client/pages/checkout/new-account.tsx'],
  ['worker/api/cart/order-again.ts', 'client/pages/account/account-order.tsx'],
  ['worker/api/cart/change-quantity.ts', 'client/features/cart/cart-panel.tsx'],
  ['worker/api/cart/configure-line.ts', 'client/features/cart/cart-panel.tsx'],
  ['worker/api/cart/cart-codes.ts', 'client/pages/cart/cart-page.tsx'],
] as const

/** A failure that ends the call: it does not become a notice (apply-changes.ts). */
const ENDS_CALL = /new AppError\('[\w.]+'(?!, \{[^}]*status: 404)/g

describe('R8.1 R8.8 the texts of keys that travel in an answer are loaded where they are said:', () => {
  test.each(answered)('%s in %s', (producer, consumer) => {
    const here = new Set<string>(['shop' satisfies MessageGroup, ...groupsOfPart(consumer)])
    const files = [...withImports(producer, (file) => /^(?:worker\/api\/cart|shared)\//.test(file))]
    const keys = files.flatMap((file) => keysOfSource(read(file).replaceAll(ENDS_CALL, '')))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !here.has(groupOfKey.get(key) ?? ''))).toEqual([])
  })
})

/** Of a part that is loaded in several places, those that come with all of them. */
function groupsOfPart(module: string): string[] {
  const [first, ...others] = parts.filter((part) => part.module === module)
  if (!first) throw new Error(`no part: ${module}`)
  return first.groups.filter((group) => others.every(({ groups }) => groups.includes(group)))
}
