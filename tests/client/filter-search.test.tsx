// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ChosenFilters, FilterGroups } from '#client/features/product-list/filters.tsx'
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

test('R2.92: what was sought among the values of a filter goes with a reset of all filters', async () => {
  const page = createRenderedPage()
  const listing = { path: '/skidor', query: { ...emptyListQuery, filters: { ls_brand: ['3'] } } }
  const list = listOf(12)
  for (const group of list.filters) for (const option of group.options) option.selected = option.value === '3'
  await page.render(
    <BrowserRouter>
      {inShop(
        <>
          <ChosenFilters list={list} {...listing} />
          <FilterGroups list={list} {...listing} />
        </>,
      )}
    </BrowserRouter>,
  )
  const needle = () => page.main.querySelector<HTMLInputElement>('[type=search]')
  await page.type(needle(), 'Märke 11')
  expect(needle()?.value).toBe('Märke 11')
  await page.press(page.find('.chosen-filters a[data-plain]'))
  expect(needle()?.value).toBe('')
})

test('how many there are of a value is written as the language writes it', async () => {
  const page = createRenderedPage()
  const list = listOf(1)
  for (const group of list.filters) for (const option of group.options) option.count = 1234
  await page.render(
    <BrowserRouter>
      {inShop(<FilterGroups list={list} path="/skidor" query={emptyListQuery} />)}
    </BrowserRouter>,
  )
  expect(page.find('li small')?.textContent).toBe('1\u00a0234')
  await page.render(null)
})
