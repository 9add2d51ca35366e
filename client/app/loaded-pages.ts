import { startTransition, useMemo, useState } from 'react'
import type { Page } from '#shared/page-data.ts'
import { FRESH_PAGE_MS } from '#shared/page-format.ts'
import { isIncomplete, type Settled, settled } from '#shared/page-lines.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { isPreloaded } from '../pages/index.ts'
import { findShownCard } from '../shop-ui/product-card/shown-cards.ts'
import { type ShopContext, useShop } from '../shop-ui/shop-context.tsx'
import { dataLessName, loadFromShop, loadOutcome } from './load-outcome.ts'
import { pageHooks } from './page-hooks.ts'
import { type FinalOutcome, type PageOutcome, shown } from './page-outcome.ts'
import { createPrefetchedPages } from './prefetched-pages.ts'

/** The page of the document, and the address that it was rendered for. */
export interface FirstPage {
  url: string
  page: Page
  build: string
}

/** The loaded pages of this visit: URL → result, newest last. */
export interface LoadedPages {
  /** The page of an address. With `mayPreview` it may be a preview of a product, made from its card, while the page is loading. */
  get(url: string, mayPreview?: boolean): Promise<PageOutcome>
  /** The result of an address, waited for; undefined: it is not here, nor on its way. */
  getLoaded(url: string): Promise<FinalOutcome | undefined>
  set(url: string, page: Page, savedAt?: string | null): void
  /** Loads a page again. Until it is here, and when it fails or leads elsewhere, the page before it stays. */
  reload(url: string): Promise<FinalOutcome>
  /** Loads a page that is probably visited next. */
  prefetch(url: string): void
  /** Removes a result that must be loaded again: it has failed, or it is too old, a saved copy or incomplete, and there is a connection. */
  forgetOld(url: string): void
  /** Removes a result; with `loaded` only this one, not a newer one. */
  forget(url: string, loaded?: Promise<PageOutcome>): void
}

const MAX_PAGES = 20

/** A cached result, with the time when it was requested. React adds `value` when the promise has settled. */
type CachedOutcome = Promise<PageOutcome> & {
  cachedAt?: number
  value?: { kind: string; savedAt?: string | null; page?: Page }
}

export function useLoadedPages(first: FirstPage): LoadedPages {
  const shop = useShop()
  const [start] = useState(first) // later renders do not change the first page
  return useMemo(
    () => (import.meta.env.SSR ? createServedPage(start.page) : createLoadedPages(start, shop)),
    [start, shop],
  )
}

/** The worker renders one page and loads none. */
function createServedPage(page: Page): LoadedPages {
  const only = shown(page)
  const ignore = () => undefined
  return {
    get: () => only,
    getLoaded: () => only,
    set: ignore,
    reload: () => only,
    prefetch: ignore,
    forgetOld: ignore,
    forget: ignore,
  }
}

function createLoadedPages({ url: firstUrl, page, build }: FirstPage, shop: ShopContext): LoadedPages {
  const cache = new Map<string, CachedOutcome>()
  function put(url: string, loaded: CachedOutcome): void {
    loaded.cachedAt ??= Date.now()
    cache.delete(url) // so that it is the newest
    cache.set(url, loaded)
    if (cache.size > MAX_PAGES) cache.delete(cache.keys().next().value as string) // there is one
  }
  put(firstUrl, shown(page))
  const load = (url: string) => loadOutcome(url, build, shop)
  const prefetched = createPrefetchedPages((url) => loadFromShop(url, build))

  function startLoading(url: string, mayPreview: boolean): Promise<PageOutcome> {
    const taken = prefetched.take(url)
    if (taken && 'status' in taken) return taken // it is here
    const loading = taken?.catch(() => load(url)) ?? load(url)
    const card = mayPreview && isPreloaded('simple-product') && findShownCard(url)
    return card ? startPreview(url, card, loading) : loading
  }

  /** The card of a product stands for its page until that is loaded. */
  function startPreview(
    url: string,
    card: ProductCard,
    loading: Promise<FinalOutcome>,
  ): Promise<PageOutcome> {
    const preview = settled<PageOutcome>({ kind: 'preview', card, loading })
    void loading.then((outcome) => {
      if (cache.get(url) !== preview || isFollowed(outcome)) return
      put(url, settled(outcome))
      startTransition(() => pageHooks.render?.())
    })
    return preview
  }

  async function getLoaded(url: string): Promise<FinalOutcome | undefined> {
    const outcome = await (cache.get(url) ?? prefetched.take(url)?.catch(() => undefined))
    return outcome?.kind === 'preview' ? outcome.loading : outcome
  }

  return {
    get(url, mayPreview = false) {
      const loaded = cache.get(url) ?? startLoading(url, mayPreview)
      put(url, loaded)
      return loaded
    },
    getLoaded,
    set: (url, page, savedAt) => put(url, shown(page, savedAt)),
    async reload(url) {
      const outcome = await load(url)
      const before = await getLoaded(url) // another try may have brought it in the meantime
      const staysAsIs = isFollowed(outcome) || (outcome.kind === 'failed' && before?.kind === 'page')
      if (!staysAsIs) put(url, settled(outcome))
      return outcome
    },
    prefetch(url) {
      const loaded = cache.get(url)
      const isHere = loaded && isCurrent(loaded)
      if (!isHere && !dataLessName(url, shop)) prefetched.add(url)
    },
    forgetOld(url) {
      const loaded = cache.get(url)
      if (loaded && !isCurrent(loaded)) cache.delete(url)
    },
    forget(url, loaded = cache.get(url)) {
      if (cache.get(url) === loaded) cache.delete(url)
    },
  }
}

/** Whether a result may be shown at another visit: it has not failed, and a connection would bring nothing better. */
function isCurrent({ cachedAt = 0, value }: CachedOutcome): boolean {
  const isOld = Math.abs(Date.now() - cachedAt) >= FRESH_PAGE_MS
  const isPoor = isOld || value?.savedAt || isIncomplete(value?.page)
  return value?.kind !== 'failed' && !(isPoor && navigator.onLine)
}

/** Whether the outcome leads to another document or address. The shown page stays until that is loaded. */
export const isFollowed = ({ kind }: FinalOutcome): boolean => kind === 'redirect' || kind === 'otherBuild'

/** Whether the card of a product stands for its page. */
export const isPreview = (loaded: Promise<PageOutcome>): boolean =>
  'value' in loaded && (loaded as Settled<PageOutcome>).value.kind === 'preview'
