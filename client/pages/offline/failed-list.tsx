import { useEffect, useEffectEvent } from 'react'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { wholeList } from '#shared/catalogue/whole-list.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Says of a list that could not be loaded what an empty one says, and its OK leads to the whole list (R4.121, R8.20). */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  const { t, store, shell } = useShop()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const { pathname, search } = location
    const whole = wholeList(location, store, (path) => isInMenu(shell.menu, path))
    if (whole === null) return
    const label = t('list.ok')
    const action = whole === pathname + search ? { label, onClick: () => retry() } : { label, href: whole }
    const id = notify({ type: 'warning', message: t('list.unavailable'), action })
    return () => dismiss(id)
  }, [t, store, shell])
  return null
}

const isInMenu = (items: MenuItem[], path: string): boolean =>
  items.some((item) => item.path === path || isInMenu(item.children, path))
