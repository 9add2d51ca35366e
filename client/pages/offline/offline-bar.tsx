import { formatAge } from '#shared/format/age.ts'
import type { PageName } from '#shared/routes.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { OfflineIcon } from './offline-icon.tsx'
import { useMarkedLinks } from './use-marked-links.ts'
import { useRetryOnline } from './use-retry-online.ts'

export interface OfflineBarProps {
  page: PageName
  isOnline: boolean
  savedAt?: string | null
  searchedProducts?: number
  /** Loads the page anew. */
  onReload?: () => void
}

/** One line: that there is no connection, how old the page is, and where to see what is saved. */
export function OfflineBar({ page, isOnline, savedAt, searchedProducts, onReload }: OfflineBarProps) {
  const { t, to, store } = useShop()
  useMarkedLinks()
  useRetryOnline((savedAt && onReload) || null)
  if (page === 'error') return null // says it itself
  const age = () => formatAge(new Date(savedAt ?? 0), new Date(), store)
  const texts = [
    t(isOnline ? 'offline.bar.unreachable' : 'offline.bar.offline'),
    searchedProducts === undefined
      ? savedAt && t('offline.bar.saved', { ago: age() })
      : t('offline.bar.searched', { count: searchedProducts }),
    (savedAt || !isOnline) && showsPrices(page) && t('offline.bar.prices'),
  ]
  return (
    <p className="offline-bar wide">
      <OfflineIcon />
      <span>{texts.filter(Boolean).join(' ')}</span>
      {page !== 'offline' && <a href={to('offline', {})}>{t('offline.bar.list')}</a>}
    </p>
  )
}

const WITH_PRICES: readonly PageName[] = [
  'home',
  'category',
  'search-result',
  'brand',
  'wishlist',
  'compare',
  'cart',
]

/** Whether a page shows prices and stock, which may have changed since. */
const showsPrices = (name: PageName): boolean => WITH_PRICES.includes(name) || name.endsWith('-product')
