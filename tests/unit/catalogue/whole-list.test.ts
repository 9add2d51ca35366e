import { expect, test } from 'vitest'
import { wholeList } from '#shared/catalogue/whole-list.ts'
import { storeViews } from '#shared/store-views.ts'

const isCategory = (path: string) => path === '/klader'

test.each([
  ['a category of the tree or the menu', '/klader', '', '/klader'],
  ['a filtered one', '/klader', '?ls_farg=49&sort=latest&page=2', '/klader'],
  ['a filtered one that nobody has heard of yet', '/okand', '?price=500-1000', '/okand'],
  ['a brand', '/varumarke/fjallro', '?color=3', '/varumarke/fjallro'],
  ['a search keeps its text', '/sokresultat', '?s=skidor&price=1-2', '/sokresultat?s=skidor'],
  ['a product has no filters', '/p/DEMO-SALE/x', '?ls_farg=49', null],
  ['any other page', '/', '?price=1-2', null],
  ['an unknown address', '/okand', '?sort=latest', null],
])('R4.121 the whole list of an address: %s', (_, pathname, search, expected) => {
  expect(wholeList({ pathname, search }, storeViews.sv, isCategory)).toBe(expected)
})
