// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { FilterGroups } from '#client/features/product-list/filters.tsx'
import { BrowserRouter } from '#client/router/index.ts'
import { emptyListQuery } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

/** A list of so many brands. */
const listOf = (count: number): ProductList => ({
  ...{ cards: [], total: 0, fakeTotal: 0, page: 1, pageCount: 1, sort: 'popularity', sorts: ['popularity'] },
  filters: [
    {
      ...{ code: 'ls_brand', label: 'Varumärke', kind: 'list', single: false },
      options: Array.from({ length: count }, (_, at) => ({
        ...{ value: String(at), label: `Märke ${at}`, count: 1, selected: false },
      })),
    },
  ],
})

test('what was sought among the values of a filter is not sought in another list', async () => {
  const page = createRenderedPage()
  const show = (path: string, count: number) =>
    page.render(
      <BrowserRouter>
        {inShop(<FilterGroups list={listOf(count)} path={path} query={emptyListQuery} />)}
      </BrowserRouter>,
    )
  await show('/skidor', 12)
  await page.type(page.main.querySelector<HTMLInputElement>('[type=search]'), 'Märke 11')
  expect(page.main.querySelectorAll('li')).toHaveLength(1)
  await show('/skidor', 12)
  expect(page.main.querySelectorAll('li')).toHaveLength(1)
  await show('/klader', 5)
  expect(page.main.querySelectorAll('li')).toHaveLength(5)
})
