import { useEffect, useRef } from 'react'
import type { ListQuery } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { sorts } from '#shared/catalogue/sort.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryFields } from './query-fields.tsx'

interface SortFormProps {
  list: ProductList
  path: string
  query: ListQuery
}

/** The order of a list: a GET form that follows the choice by itself; its button shows where scripts do not run. */
export function SortForm({ list, path, query }: SortFormProps) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [usual] = list.sorts

  useEffect(() => {
    const select = form.current?.querySelector('select')
    const before = select?.selectedOptions[0]
    if (before && !before.defaultSelected && select.value !== '') form.current?.requestSubmit() // chosen before React came
  }, [])

  return (
    <form className="sort-form" action={path} key={list.sort} ref={form}>
      <QueryFields query={query} except="sort" />
      <select
        name="sort"
        aria-label={t('list.sort')}
        defaultValue={list.sort === usual ? '' : list.sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {list.sorts.map((id) => (
          <option key={id} value={id === usual ? '' : id}>
            {t(sorts[id].label)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="quiet">
        {t('list.apply')}
      </Button>
    </form>
  )
}
