import { describe, expect, test } from 'vitest'
import { breadcrumbsTo, type CategoryNode, chooseBreadcrumbCategory } from '#shared/catalogue/breadcrumbs.ts'
import { storeViews } from '#shared/store-views.ts'

const aNode = (path: string, urlPath: string | null = `c${path}`): CategoryNode => ({
  id: Number(path.split('/').at(-1)),
  name: `Category ${path}`,
  path,
  urlPath,
})
const skis = aNode('1/2/20', 'skidor')
const skate = aNode('1/2/20/21', 'skidor/skate')
const race = aNode('1/2/20/21/22', 'skidor/skate/race')
const known = new Map([skis, skate, race].map((node) => [node.id, node]))

describe('breadcrumbsTo', () => {
  test('the way goes from below the root down to the category', () => {
    expect(breadcrumbsTo(race, known, storeViews.sv).map(({ path }) => path)).toEqual([
      '/skidor',
      '/skidor/skate',
      '/skidor/skate/race',
    ])
  })

  test('R2.3 paths carry the prefix of the store', () => {
    expect(breadcrumbsTo(skis, known, storeViews.en)[0]?.path).toBe('/en/skidor')
  })

  test('a category that is not known is skipped', () => {
    expect(breadcrumbsTo(race, new Map([[20, skis]]), storeViews.sv).map(({ path }) => path)).toEqual([
      '/skidor',
      '/skidor/skate/race',
    ])
  })

  test('a category without a page is skipped', () => {
    const hidden = new Map([
      [20, skis],
      [21, { ...skate, urlPath: null }],
    ] as const)
    expect(breadcrumbsTo(race, hidden, storeViews.sv)).toHaveLength(2)
  })
})

describe('chooseBreadcrumbCategory', () => {
  test('the deepest is taken', () => {
    expect(chooseBreadcrumbCategory([skis, race, skate])).toBe(race)
  })

  test('R9.21 the root is never taken', () => {
    expect(chooseBreadcrumbCategory([aNode('1/2')])).toBeNull()
  })
})
