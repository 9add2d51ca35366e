import { useEffect } from 'react'
import { filterLink, hasFilters, type ListQuery, resetFilters } from '#shared/catalogue/filters.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { emitFiltersReset } from './filters-reset.ts'

/** A list without products. One that should have some says so with a warning; its OK starts the list over (R4.121, R8.20). */
export function EmptyList({ path, query }: { path: string; query: ListQuery }) {
  const { t } = useShop()
  const isFiltered = hasFilters(query)
  const wholeList = filterLink(path, resetFilters(query))

  useEffect(() => {
    if (isFiltered) return
    const action = { label: t('list.ok'), href: wholeList }
    const id = notify({ type: 'warning', message: t('list.unavailable'), action })
    return () => dismiss(id)
  }, [isFiltered, wholeList, t])

  return (
    <div className="product-list-empty" data-live-part={isFiltered ? undefined : ''}>
      <h2>{t(isFiltered ? 'list.empty' : 'list.emptyCategory')}</h2>
      <p>{t(isFiltered ? 'list.emptyHelp' : 'list.emptyCategoryHelp')}</p>
      {isFiltered && (
        <ButtonLink href={wholeList} rel="nofollow" onClick={emitFiltersReset}>
          {t('list.clear')}
        </ButtonLink>
      )}
    </div>
  )
}
