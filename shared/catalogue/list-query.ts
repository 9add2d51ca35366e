import type { ListQuery } from './filters.ts'
import type { ProductList } from './product-list.ts'

/** The query a list answers, read from the list itself: what shows and where its links lead always agree. */
export function queryOf({ filters, sort, sorts, page }: ProductList, text: string | null): ListQuery {
  const chosen = filters.map(
    ({ code, options }) =>
      [code, options.filter(({ selected }) => selected).map(({ value }) => value)] as const,
  )
  return {
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: sort === sorts[0] ? null : sort,
    page,
    text,
  }
}
