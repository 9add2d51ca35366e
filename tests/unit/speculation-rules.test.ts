import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#shared/api/endpoints.ts'
import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { anyParams, pagesWithPath, personalPages } from '#tests/support/personal-pages.ts'

/** The rules as the browser reads them; an `and` whose last part says which addresses are left out. */
interface Rules {
  prefetch: { eagerness: string; where: { and: [object, object, { not: { href_matches: string[] } }] } }[]
}

const ORIGIN = 'https://skare.test'
const rules: Rules = JSON.parse(readFileSync('public/speculation-rules.json', 'utf8'))
const excluded = rules.prefetch[0]?.where.and[2].not.href_matches.map(
  (pattern) => new URLPattern(pattern, ORIGIN),
)
const isExcluded = (path: string) => excluded?.some((pattern) => pattern.test(path, ORIGIN))

test('a document is loaded when its link is pressed, not earlier, and none is rendered', () => {
  expect(Object.keys(rules)).toEqual(['prefetch'])
  expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
})

describe.each(storeCodes)('in the store %s', (code) => {
  const store = storeViews[code]

  test.each(pagesWithPath)('%s is left out exactly when it is one shopper’s', (name) => {
    const path = pathTo(name, anyParams, store)
    expect([path, isExcluded(path), isExcluded(`${path}?a=1.50`)]).toEqual([
      path,
      personalPages.includes(name),
      personalPages.includes(name),
    ])
  })

  test('so are all addresses of the API', () => {
    for (const endpoint of Object.values(endpoints))
      expect(isExcluded(`${store.pathPrefix}/api${endpoint.split(' ')[1]}`), endpoint).toBe(true)
  })
})

test('pictures, files and what is no page are left out; words that begin like a personal page are not', () => {
  for (const path of [
    '/i/1/2/resize/a.svg',
    '/_data/klader',
    '/ops/purges',
    '/hosted-checkout/x',
    '/downloads/x',
    '/a/manual.pdf',
  ])
    expect([path, isExcluded(path)]).toEqual([path, true])
  for (const path of [
    '/',
    '/en',
    '/klader',
    '/cartoons',
    '/klader/kontoret',
    '/skidor/race.html',
    '/p/NV/race/NV-1.50',
  ])
    expect([path, isExcluded(path)]).toEqual([path, false])
})
