import { describe, expect, test } from 'vitest'
import { matchPath, pathTo } from '#shared/paths.ts'
import { productPageName, type Route, routes } from '#shared/routes.ts'
import { storeViews } from '#shared/store-views.ts'

const { sv, en } = storeViews
const paramsOf = ({ paths }: Route) => paths?.sv.match(/(?<=:)\w+/g)?.toSorted() ?? []

describe('the route table', () => {
  test.each(['virtual', 'simple', 'downloadable', 'grouped', 'configurable', 'bundle'] as const)(
    'R2.13 R2.14 R2.47: a %s product has a route of its own, with slug, parentSku and childSku',
    (type) => {
      const name = productPageName(type)
      expect(name).toBe(`${type}-product`)
      expect(paramsOf(routes[name])).toEqual(['childSku', 'parentSku', 'slug'])
    },
  )

  test.each([
    ['R2.48', 'category', ['slug']],
    ['R2.49', 'cms-page', ['slug']],
    ['R2.25', 'brands', []],
    ['R2.25', 'brand', ['slug', 'subBrandSlug']],
  ] as const)('%s: the route %s has the params %j', (_, name, params) => {
    expect(paramsOf(routes[name])).toEqual(params)
  })

  test('R2.53: a product page needs its parent sku; the child sku is optional', () => {
    expect(matchPath('/p/race', sv)).toBeNull()
    expect(matchPath('/p/NV-RACE/race', sv)?.params).toEqual({ parentSku: 'NV-RACE', slug: 'race' })
    expect(matchPath('/p/NV-RACE/race/NV-RACE-187', sv)?.params.childSku).toBe('NV-RACE-187')
  })

  test('R2.70: what the table does not know is left to the URL look-up', () => {
    for (const path of ['/skidor/skate', '/finns-inte', '/p', '/en/skis']) {
      expect(matchPath(path, path.startsWith('/en') ? en : sv)).toBeNull()
    }
    expect(routes['page-not-found'].paths).toBeNull()
  })

  test('R2.26: a sub-brand lives below its brand', () => {
    const brand = pathTo('brand', { slug: 'fjallro' }, sv)
    expect(pathTo('brand', { slug: 'fjallro', subBrandSlug: 'spar' }, sv)).toBe(`${brand}/spar`)
  })
})
