import { useEffect } from 'react'
import { matchPath } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import type { StoreView } from '#shared/store-views.ts'
import { isPageOf } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { listSavedPages, type SavedPage } from '../../storage/saved-pages.ts'

/**
 * Marks the links that lead to pages which this device cannot open without a connection, before anybody follows them.
 * They are marked in the document, because they come from every part of the page, editors' HTML included.
 */
export function useMarkedLinks(): void {
  const { store, t } = useShop()
  const description = t('offline.notOpenable')
  useEffect(() => {
    let isOver = false
    let observer: MutationObserver | undefined
    void listSavedPages().then((pages) => {
      if (isOver) return
      const mark = () => markLinks((url) => isOpenable(url, pages, store), description)
      mark()
      observer = new MutationObserver(mark)
      observer.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      isOver = true
      observer?.disconnect()
      markLinks(() => true, description)
    }
  }, [store, description])
}

function markLinks(opens: (url: URL) => boolean, description: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body a[href]')) {
    const isClosed = !opens(new URL(link.href))
    if (isClosed === link.hasAttribute('data-not-saved')) continue
    link.toggleAttribute('data-not-saved', isClosed)
    if (isClosed) link.setAttribute('aria-description', description)
    else link.removeAttribute('aria-description')
  }
}

/** Whether the device can open an address. Lists with other filters than the saved ones come from the saved products. */
function isOpenable(url: URL, pages: SavedPage[], store: StoreView): boolean {
  if (!isPageOf(url, store)) return true // another store, a telephone number: not this device's matter
  const name = matchPath(url.pathname, store)?.name
  if (name && (!routes[name].hasData || name === 'cart' || name === 'search-result')) return true
  return pages.some((page) => {
    const [path, query = ''] = page.url.split('?')
    const isList = page.kind === 'category' || page.kind === 'brand'
    return path === url.pathname && (isList || query === url.search.slice(1))
  })
}
