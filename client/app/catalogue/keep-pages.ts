import type { Boot, Page } from '#shared/page-data.ts'
import { pathOf } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'
import { keepPage } from '../../catalogue/keep-page.ts'
import { savedSkus } from '../../features/saved-products/saved-list.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { pageHooks } from '../page-hooks.ts'

/**
 * Keeps the products of the pages that are shown from now on, one page after the other, each when the browser is idle.
 * What fails is tried with the next page.
 */
export function keepPages({ store: code, page }: Boot, firstUrl: string): void {
  const store = storeViews[code]
  let last: Promise<void> = Promise.resolve()
  const keep = (url: string, shown: Page) => {
    const [wishlist, compare] = [savedSkus('wishlist'), savedSkus('compare')]
    last = last
      .then(idle)
      .then(() => keepPage(store, { path: pathOf(url), page: shown, wishlist, compare }))
      .catch((error: unknown) => console.info('catalogue not kept', error))
  }
  pageHooks.shown = keep
  keep(firstUrl, page)
}

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))
