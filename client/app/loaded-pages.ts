import { startTransition, useMemo, useState } from 'react'
import type { Page } from '#shared/page-data.ts'
import { FRESH_PAGE_MS } from '#shared/page-format.ts'
import { isIncomplete, type Settled, settled } from '#shared/page-lines.ts'
import { matchPath, type PagePath, pathOf, pathTo } from '#shared/paths.ts'
import { type PageName, routes } from '#shared/routes.ts'
import { type OWN_TITLES, ownTitle } from '#shared/seo/page-title.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { isWithoutNetwork } from '../api/without-network.ts'
import { isPreloaded, pageComponent, preloadPage } from '../pages/index.ts'
import { findShownCard } from '../shop-ui/product-card/shown-cards.ts'
import { type ShopContext, useShop } from '../shop-ui/shop-context.tsx'
import { type Loaded, loadPage } from './load-page.ts'
import { pageHooks } from './page-hooks.ts'
import type { FinalOutcome, PageOutcome } from './page-outcome.ts'
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

function createLoadedPages(
  { url: firstUrl, page: firstPage, build }: FirstPage,
  shop: ShopContext,
): LoadedPages {
  const cache = new Map<string, CachedOutcome>()
  const keep = (url: string, loaded: CachedOutcome) => {
    loaded.cachedAt ??= Date.now()
    cache.delete(url) // so that it is the newest
    cache.set(url, loaded)
    if (cache.size > MAX_PAGES) cache.delete(cache.keys().next().value as string) // there is one
  }
  keep(firstUrl, shown(firstPage))
  const isCurrent = (url: string) => {
    const { cachedAt = 0, value } = cache.get(url) ?? {}
    const isOld = Math.abs(Date.now() - cachedAt) >= FRESH_PAGE_MS
    const isPoor = isOld || value?.savedAt || isIncomplete(value?.page)
    return value?.kind !== 'failed' && !(isPoor && navigator.onLine)
  }
  const load = (url: string): Promise<FinalOutcome> => {
    const name = dataLessName(url, shop)
    if (name) return shown(dataLess(name, shop))
    return loadPage(url, { build })
      .then(withComponent)
      .catch((error: unknown) => withoutAnswer(error, url, shop))
  }
  const prefetched = createPrefetchedPages((url) => loadPage(url, { build }).then(withComponent))
  const replaceWhenLoaded = (url: string, preview: Promise<PageOutcome>, loading: Promise<FinalOutcome>) =>
    loading.then((outcome) => {
      if (cache.get(url) !== preview || isFollowed(outcome)) return
      keep(url, settled(outcome))
      startTransition(() => pageHooks.render?.())
    })
  const startLoading = (url: string, mayPreview: boolean): Promise<PageOutcome> => {
    const taken = prefetched.take(url)
    if (taken && 'status' in taken) return taken // it is here
    const loading = taken?.catch(() => load(url)) ?? load(url)
    const card = mayPreview && isPreloaded('simple-product') && findShownCard(url)
    if (!card) return loading
    const preview = settled<PageOutcome>({ kind: 'preview', card, loading })
    void replaceWhenLoaded(url, preview, loading)
    return preview
  }
  const getLoaded = async (url: string): Promise<FinalOutcome | undefined> => {
    const outcome = await (cache.get(url) ?? prefetched.take(url)?.catch(() => undefined))
    return outcome?.kind === 'preview' ? outcome.loading : outcome
  }
  return {
    get(url, mayPreview = false) {
      const loaded = cache.get(url) ?? startLoading(url, mayPreview)
      keep(url, loaded)
      return loaded
    },
    getLoaded,
    set: (url, page, savedAt) => keep(url, shown(page, savedAt)),
    async reload(url) {
      const [outcome, before] = await Promise.all([load(url), getLoaded(url)])
      const isKept = isFollowed(outcome) || (outcome.kind === 'failed' && before?.kind === 'page')
      if (!isKept) keep(url, settled(outcome))
      return outcome
    },
    prefetch(url) {
      const isHere = cache.has(url) && isCurrent(url)
      if (!isHere && !dataLessName(url, shop)) prefetched.add(url)
    },
    forgetOld: (url) => void (isCurrent(url) || cache.delete(url)),
    forget(url, loaded = cache.get(url)) {
      if (cache.get(url) === loaded) cache.delete(url)
    },
  }
}

/** Whether the outcome leads to another document or address. The shown page stays until that is loaded. */
export const isFollowed = ({ kind }: FinalOutcome): boolean => kind === 'redirect' || kind === 'otherBuild'

/** Whether the card of a product stands for its page. */
export const isPreview = (loaded: Promise<PageOutcome>): boolean =>
  'value' in loaded && (loaded as Settled<PageOutcome>).value.kind === 'preview'

const shown = (page: Page, savedAt: string | null = null): Promise<FinalOutcome> =>
  settled({ kind: 'page', page, savedAt })

function dataLess(name: DataLess, { store, t }: ShopContext): Page {
  const head = { title: ownTitle(name, t), description: null, image: null }
  const alternates = Object.fromEntries(storeCodes.map((code) => [code, pathTo(name, {}, storeViews[code])]))
  const meta = { ...head, canonical: pathTo(name, {}, store), alternates, noIndex: true }
  return { name, data: {}, meta } as Page // only pages without data come here
}

/** A page without data that has an address of its own. Such pages have their titles in `OWN_TITLES`. */
type DataLess = Extract<PagePath, keyof typeof OWN_TITLES>

const isDataLess = (name: PageName): name is DataLess => !routes[name].hasData

/** The page without data at an address; null: the page there has data, or nobody knows yet which page it is. */
function dataLessName(url: string, { store }: ShopContext): DataLess | null {
  const name = matchPath(pathOf(url), store)?.name
  return name && isDataLess(name) ? name : null
}

/** Also loads the page's code, and what its data needs beside it, so that showing it does not suspend again. */
async function withComponent(loaded: Loaded): Promise<FinalOutcome> {
  if (loaded.kind !== 'page') return loaded
  const { page } = loaded
  await preloadPage(page.name)
  const { preload } = await pageComponent(page.name)
  await preload?.(page.data).catch(console.warn) // the part that is missing loads again where it is shown
  return loaded
}

/** Without a connection, what this device can show at the address; otherwise the failure. */
async function withoutAnswer(error: unknown, url: string, shop: ShopContext): Promise<FinalOutcome> {
  const isOffline = isWithoutNetwork(error)
  const page = isOffline ? await pageOfDevice(url, shop) : null
  if (page) return withComponent(page)
  console.error('page', error)
  return { kind: 'failed', isOffline }
}

/** Null also when its code cannot be loaded: no service worker has saved it. */
const pageOfDevice = (url: string, shop: ShopContext): Promise<Loaded | null> =>
  import('../pages/offline/page-of-device.ts').then(
    async ({ findPageOfDevice }) => {
      const found = await findPageOfDevice(url, shop)
      return found && { kind: 'page', ...found }
    },
    () => null,
  )
