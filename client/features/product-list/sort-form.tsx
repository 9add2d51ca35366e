import type { ListQuery } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { defaultSort, type ListingKind, sortIds, sorts } from '#shared/catalogue/sort.ts'
import { useShop } from '../../app/store-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface SortFormProps {
  list: ProductList
  path: string
  query: ListQuery
  kind: ListingKind
}

/** The order of a list: a GET form with a button, which with React follows the choice by itself. */
export function SortForm({ list, path, query, kind }: SortFormProps) {
  const { t } = useShop()
  const isHydrated = useHydrated()
  const usual = defaultSort(kind)
  return (
    <form className="sort-form" action={path} key={list.sort}>
      {Object.entries(query.filters).flatMap(([code, values]) =>
        values.map((value) => <input key={code + value} type="hidden" name={code} value={value} />),
      )}
      {query.text && <input type="hidden" name="s" value={query.text} />}
      <select
        name="sort"
        aria-label={t('list.sort')}
        defaultValue={list.sort === usual ? '' : list.sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {sortIds(kind).map((id) => (
          <option key={id} value={id === usual ? '' : id}>
            {t(sorts[id].label)}
          </option>
        ))}
      </select>
      {!isHydrated && (
        <Button type="submit" variant="quiet">
          {t('list.apply')}
        </Button>
      )}
    </form>
  )
}
