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
      const mark = () => markLinks((link) => isOpenable(link, pages, store), description)
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

function markLinks(opens: (link: HTMLAnchorElement) => boolean, description: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body a[href]')) {
    const isClosed = !opens(link)
    if (isClosed === link.hasAttribute('data-not-saved')) continue
    link.toggleAttribute('data-not-saved', isClosed)
    if (isClosed) link.setAttribute('aria-description', description)
    else link.removeAttribute('aria-description')
  }
}

/**
 * Whether the device can open what a link leads to. Lists with other filters than the saved ones come from the saved products, but for
 * those of a part of a brand, whose rules only the shop knows.
 */
function isOpenable(link: HTMLAnchorElement, pages: SavedPage[], store: StoreView): boolean {
  if (!isPageOf(link, store)) return true // another store, a telephone number: not this device's matter
  const { name, params } = matchPath(link.pathname, store) ?? {}
  if (name && (!routes[name].hasData || name === 'cart' || name === 'search-result')) return true
  return pages.some((page) => {
    const [path, query = ''] = page.url.split('?')
    const isList = page.kind === 'category' || (page.kind === 'brand' && !params?.subBrandSlug)
    const isProduct = page.kind.endsWith('-product') // one copy for all its variants
    return path === link.pathname && (isList || isProduct || query === link.search.slice(1))
  })
}
