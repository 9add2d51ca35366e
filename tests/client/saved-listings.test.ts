import { expect, test, vi } from 'vitest'
import { findListing, saveListing, saveProducts } from '#client/catalogue/saved-listings.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import type { ListingScope } from '#shared/catalogue/search-saved.ts'
import { storeViews } from '#shared/store-views.ts'
import { aRow } from '#tests/support/builders.ts'

vi.mock('#client/storage/catalogue-tables.ts', async (load) => ({
  ...(await load<typeof import('#client/storage/catalogue-tables.ts')>()),
  openTable: (await import('#tests/support/memory-table.ts')).memoryTable,
}))

const inSkis: ListingScope = { kind: 'category', categoryId: 20 }
const whole = { filters: {}, sort: null, page: 1 }
const red = { filters: { ls_farg: ['50'] }, sort: null, page: 1 }

test('R9.41: lists and searches of the device offer the sorts that a list of the shop had, in that store', async () => {
  const rows = ['2026-01-01', '2026-02-02'].map((createdAt, at) =>
    aRow({ card: { id: at + 1, sku: createdAt }, createdAt, categoryIds: [20], values: { ls_farg: ['50'] } }),
  )
  await saveProducts(storeViews.sv, { rows, attributes: [] })
  const answered = { cards: [], sort: 'latest', sorts: ['latest', 'price-asc'] } as unknown as ProductList // what is looked at
  await saveListing(storeViews.sv, { scope: inSkis, query: whole }, answered)
  const searched = { ...answered, sorts: ['relevance', 'latest', 'price-asc'] } as ProductList
  await saveListing(storeViews.sv, { scope: { kind: 'search', text: 'x' }, query: whole }, searched)
  const { list } = await findListing(storeViews.sv, { scope: inSkis, query: red })
  expect(list).toMatchObject({ sort: 'latest', sorts: ['latest', 'price-asc'] })
  expect(list.cards.map(({ sku }) => sku)).toEqual(['2026-02-02', '2026-01-01'])
  const text: ListingScope = { kind: 'search', text: 'skidor' }
  const found = await findListing(storeViews.sv, { scope: text, query: whole })
  expect(found.list.sorts).toEqual(['relevance', 'latest', 'price-asc'])
  const other = await findListing(storeViews.no, { scope: inSkis, query: red })
  expect(other.list.sort).toBe('popularity')
})
