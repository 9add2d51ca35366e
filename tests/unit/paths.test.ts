import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPath, type PagePath, type PathParams, pathTo, toStorePath } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'

const { sv, no, en } = storeViews

describe('pathTo', () => {
  test('R2.2 a path is written in the language of the store', () => {
    expect(pathTo('cart', {}, sv)).toBe('/varukorg')
    expect(pathTo('cart', {}, no)).toBe('/handlekurv')
  })

  test('R2.3 a path carries the prefix of the store', () => {
    expect(pathTo('cart', {}, en)).toBe('/en/cart')
    expect(pathTo('home', {}, en)).toBe('/en')
  })

  test('R2.12 parameters are escaped', () => {
    expect(pathTo('simple-product', { parentSku: 'NV/RACE', slug: 'race skate' }, sv)).toBe(
      '/p/NV%2FRACE/race%20skate',
    )
  })
})

test('R2.51 a url_path of the platform is a path of the store', () => {
  expect(toStorePath('skidor/skate', sv)).toBe('/skidor/skate')
  expect(toStorePath('/skis', en)).toBe('/en/skis')
  expect(toStorePath('', en)).toBe('/en')
})

describe('matchPath', () => {
  test.each([
    [
      'R2.12',
      '/p/NV-RACE/race',
      sv,
      { name: 'simple-product', params: { parentSku: 'NV-RACE', slug: 'race' } },
    ],
    [
      'R2.15',
      '/p/A/b/C',
      sv,
      { name: 'simple-product', params: { parentSku: 'A', slug: 'b', childSku: 'C' } },
    ],
    ['R2.19', '/sida/villkor', no, { name: 'cms-page', params: { slug: 'villkor' } }],
    ['R2.18', '/en/page', en, { name: 'cms-index', params: {} }],
    ['R2.20', '/kjopsveiledninger', no, { name: 'guides', params: {} }],
    ['R2.21', '/kopguider/skate', sv, { name: 'guide', params: { slug: 'skate' } }],
    ['R2.22', '/merker', no, { name: 'brands', params: {} }],
    ['R2.22', '/varumarken', no, { name: 'brands', params: {} }],
    ['R2.23 R2.25', '/varumarke/fjallro', sv, { name: 'brand', params: { slug: 'fjallro' } }],
    [
      'R2.24 R2.25',
      '/en/brand/fjallro/spar',
      en,
      { name: 'brand', params: { slug: 'fjallro', subBrandSlug: 'spar' } },
    ],
    ['R2.28', '/kampanjer', sv, { name: 'campaigns', params: {} }],
    ['R2.32', '/aktiviteter', no, { name: 'activities', params: {} }],
    ['R2.30', '/en/magazine', en, { name: 'magazine', params: {} }],
    ['R2.31', '/magasin/cms/7', sv, { name: 'magazine-cms', params: { id: '7' } }],
    ['R2.57 R2.59', '/magasin/teknik', sv, { name: 'magazine-chapter', params: { slug: 'teknik' } }],
    [
      'R2.58 R2.60',
      '/magasin/teknik/diagonal',
      no,
      { name: 'magazine-item', params: { chapterSlug: 'teknik', slug: 'diagonal' } },
    ],
    ['R2.27', '/en/search-result', en, { name: 'search-result', params: {} }],
    ['R2.8', '/checkout/', sv, { name: 'checkout', params: {} }],
    ['', '/en/', en, { name: 'home', params: {} }],
    ['', '/cart', sv, { name: 'cart', params: {} }],
  ])('%s %s is a page', (_, path, store, expected) => {
    expect(matchPath(path, store)).toEqual(expected)
  })

  test.each(['/skidor/skate', '/p/NV-RACE', '/p//race', '/c/', '/sida/%E0%A4%A'])(
    '%s is left to the URL dispatcher',
    (path) => {
      expect(matchPath(path, sv)).toBeNull()
    },
  )

  test('R2.1 R2.2 finds the page and parameters of every path that pathTo writes', () => {
    const names = Object.keys(routes).filter((name) => name !== 'page-not-found') as PagePath[] // the others have paths
    const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.isWellFormed())
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...storeCodes),
        fc.array(value, { minLength: 3, maxLength: 3 }),
        (name, code, values) => {
          const store = storeViews[code]
          const keys = routes[name].paths[store.language].match(/(?<=:)\w+/g) ?? []
          const params = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
          fc.pre(params.chapterSlug !== 'cms') // that is the address by id
          const match = matchPath(pathTo(name, params as PathParams<typeof name>, store), store)
          expect(match?.params).toEqual(params)
          expect(match && routes[match.name].paths).toEqual(routes[name].paths) // products of all types share theirs
        },
      ),
    )
  })
})
