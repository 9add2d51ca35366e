import { describe, expect, test } from 'vitest'
import { findStoreView, storeCodes, storeOrigin, storeViews, withoutPrefix } from '#shared/store-views.ts'

const hosts = { sv: 'localhost', no: 'no.localhost' }
const at = (address: string) => findStoreView(new URL(address), hosts).code

describe('R3.62: a store view', () => {
  test.each([
    ['sv', 1, '', 'sv-SE', 'SEK', 'SE', 'vue_storefront_catalog'],
    ['no', 3, '', 'nb-NO', 'NOK', 'NO', 'vue_storefront_catalog_no'],
    ['en', 4, '/en', 'en-US', 'EUR', 'DK', 'vue_storefront_catalog_en'],
  ] as const)(
    '%s has id %i, prefix %j, locale, currency, country of tax and search index',
    (code, id, pathPrefix, locale, currency, country, index) => {
      expect(storeViews[code]).toMatchObject({ code, id, pathPrefix, locale, currency, country, index })
    },
  )
})

describe('findStoreView', () => {
  test.each([
    ['R1.32 the root is Sweden', 'http://localhost:8787/skidor', 'sv'],
    ['R1.33 Norway lives at the root of its own host', 'http://no.localhost:8787/skidor', 'no'],
    ['R1.34 /en is International', 'http://localhost:8787/en', 'en'],
    ['R1.34 everything below /en is International', 'http://localhost:8787/en/skis', 'en'],
    ['R1.34 the prefix wins on any host', 'http://no.localhost:8787/en/', 'en'],
    ['a path that only begins like the prefix is none of it', 'http://localhost:8787/energi', 'sv'],
    ['an unknown host is Sweden', 'http://192.0.2.7/', 'sv'],
  ])('%s', (_, address, code) => {
    expect(at(address)).toBe(code)
  })
})

test('R1.31 there are three store views, with the ids, languages and currencies of the specification', () => {
  expect(
    storeCodes
      .map((code) => storeViews[code])
      .map(({ id, locale, currency, country }) => [id, locale, currency, country]),
  ).toEqual([
    [1, 'sv-SE', 'SEK', 'SE'],
    [3, 'nb-NO', 'NOK', 'NO'],
    [4, 'en-US', 'EUR', 'DK'],
  ])
})

describe('withoutPrefix', () => {
  test.each([
    ['/en/skis', '/skis'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/energi', '/energi'],
  ])('%s is %s in the international store', (path, expected) => {
    expect(withoutPrefix(path, storeViews.en)).toBe(expected)
  })

  test('a store at the root has nothing to cut', () => {
    expect(withoutPrefix('/en/skis', storeViews.sv)).toBe('/en/skis')
  })
})

describe('storeOrigin', () => {
  const here = new URL('http://localhost:8787/skidor')

  test.each([
    ['sv', 'http://localhost:8787'],
    ['no', 'http://no.localhost:8787'],
    ['en', 'http://localhost:8787'],
  ] as const)('the store %s is found at %s', (code, origin) => {
    expect(storeOrigin(storeViews[code], here, hosts)).toBe(origin)
  })

  test.each(['sv', 'no', 'en'] as const)(
    'a port that a visitor has invented is not an address of %s',
    (code) => {
      const shop = { sv: 'skare.example', no: 'no.skare.example' }
      const asked = new URL('https://skare.example:20001/skidor')
      expect(new URL(storeOrigin(storeViews[code], asked, shop)).port).toBe('')
    },
  )

  test('a store without a host of its own is where we are', () => {
    expect(storeOrigin(storeViews.no, here, {})).toBe('http://localhost:8787')
  })
})
