import { expect, test } from 'vitest'
import { pathTo } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper } from '../support/shop.ts'

/** Where the store switch leads. */
async function otherStores(path: string): Promise<string[]> {
  const html = await (await createShopper().get(path)).text()
  const [, links = ''] = /<ul class="store-links">(.*?)<\/ul>/s.exec(html) ?? []
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')).slice(1)
}

test.each([
  { list: 'a category', query: '', kept: '' },
  { list: 'a filtered category', query: '?ls_brand=304', kept: '?ls_brand=304' },
  {
    list: 'a sorted one, without the price, which is in another currency',
    query: '?ls_brand=304&price=0-5000&sort=price-asc',
    kept: '?ls_brand=304&sort=price-asc',
  },
])('R2.80: the store switch leads to $list', async ({ query, kept }) => {
  expect(await otherStores(`/skidor${query}`)).toEqual([
    `http://no.skare.test/ski${kept}`,
    `http://skare.test/en/skis${kept}`,
  ])
})

test('R2.80: the store switch keeps what was typed into the ski finder', async () => {
  const [norwegian] = await otherStores('/hitta-skidor?weight=72&price=5000')
  expect(norwegian).toMatch(/\?weight=72$/)
})

test('R2.80: the store switch keeps what was searched for', async () => {
  expect(await otherStores(`${pathTo('search-result', {}, storeViews.sv)}?s=ski`)).toEqual([
    `http://no.skare.test${pathTo('search-result', {}, storeViews.no)}?s=ski`,
    `http://skare.test${pathTo('search-result', {}, storeViews.en)}?s=ski`,
  ])
})
