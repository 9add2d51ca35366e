import { beforeEach, expect, test } from 'vitest'
import type { PageData } from '#shared/page-data.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

async function loadHome(origin?: string, path = '/_data'): Promise<PageData['home']> {
  const [head = ''] = (await (await createShopper(origin).get(path)).text()).split('\n')
  return JSON.parse(head).value.data
}

test('R2.4 R2.5 R2.6 R2.7 R3.51 R9.42: home shows a banner, 4 blocks with a product, 5 middle blocks, 2 content areas and categories', async () => {
  for (const [origin, path] of [
    [undefined, '/_data'],
    [NORWAY, '/_data'],
    [undefined, '/_data/en'],
  ] as const) {
    const { home, popular } = await loadHome(origin, path)
    expect(home.banner?.title).toBeTruthy()
    expect(home.banner?.image).toMatch(/^\/scene\//)
    expect([home.blocks.length, home.middleBlocks.length, home.contentAreas.length]).toEqual([4, 5, 2])
    expect(home.blocks.every(({ product }) => product !== null)).toBe(true)
    expect(home.categories.length).toBeGreaterThan(3)
    for (const { path: categoryPath } of home.categories)
      expect(categoryPath.startsWith(path.replace('/_data', '') || '/')).toBe(true)
    expect(popular).toHaveLength(8)
  }
})

test('R1.40: the words are the editors’, in the language of the store', async () => {
  const [swedish, norwegian, english] = [
    await loadHome(),
    await loadHome(NORWAY),
    await loadHome(undefined, '/_data/en'),
  ]
  expect(new Set([swedish, norwegian, english].map(({ home }) => home.banner?.title)).size).toBe(3)
})
