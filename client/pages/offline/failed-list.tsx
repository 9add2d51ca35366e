import { useEffect, useEffectEvent } from 'react'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { filterLink, readListQuery, resetFilters } from '#shared/catalogue/filters.ts'
import { matchPath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { LIST_PAGES } from './list-pages.ts'

/** Says of a list that could not be loaded what an empty one says, and its OK leads to the whole list (R4.121, R8.20). */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  const { t, store, shell } = useShop()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const { pathname, search } = location
    const whole = wholeList(pathname, search, { store, menu: shell.menu })
    if (whole === null) return
    let id: number | undefined
    let isLeft = false
    const warn = () => {
      if (isLeft) return
      const label = t('list.ok')
      const action = whole === pathname + search ? { label, onClick: () => retry() } : { label, href: whole }
      id = notify({ type: 'warning', message: t('list.unavailable'), action })
    }
    loadMessages('list').then(warn, console.warn) // where they do not come, the page says what there is to say
    return () => {
      isLeft = true
      if (id !== undefined) dismiss(id)
    }
  }, [t, store, shell])
  return null
}

/** The address of a list without filters; null: no list is there. A category's own address is known by the menu. */
function wholeList(
  path: string,
  search: string,
  { store, menu }: { store: StoreView; menu: MenuItem[] },
): string | null {
  const name = matchPath(path, store)?.name
  const isList = name ? LIST_PAGES.includes(name) : isInMenu(menu, path)
  const kind = name === 'search-result' ? 'search' : 'category'
  return isList ? filterLink(path, resetFilters(readListQuery(new URLSearchParams(search), kind))) : null
}

const isInMenu = (items: MenuItem[], path: string): boolean =>
  items.some((item) => item.path === path || isInMenu(item.children, path))
