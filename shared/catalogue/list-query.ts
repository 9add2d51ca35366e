import type { ListQuery } from './filters.ts'
import type { ProductList } from './product-list.ts'

/** The query a list answers, read from the list itself: what shows and where its links lead always agree. */
export function queryOf({ filters, sort, sorts, page }: ProductList, text: string | null): ListQuery {
  const chosen: ListQuery['filters'] = {}
  for (const group of filters)
    for (const { selected, value, code = group.code } of group.options)
      if (selected) chosen[code] = [...(chosen[code] ?? []), value]
  return { filters: chosen, sort: sort === sorts[0] ? null : sort, page, text }
}
