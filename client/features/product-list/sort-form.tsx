import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListQuery } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
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
  const wanted = query.sort && query.sort !== usual ? query.sort : ''

  const takeOver = useEffectEvent((chosen = '') => {
    if (chosen && chosen !== wanted) form.current?.requestSubmit() // chosen before React came
  })
  useEffect(() => takeOver(form.current?.querySelector('select')?.value), [])

  return (
    <form className="sort-form" action={path} ref={form}>
      <QueryFields query={query} except="sort" />
      <select
        name="sort"
        aria-label={t('list.sort')}
        value={wanted}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {list.sorts.map((id) => (
          <option key={id} value={id === usual ? '' : id}>
            {t(`sort.${id}`)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="quiet">
        {t('list.apply')}
      </Button>
    </form>
  )
}
