import { useEffect, useState } from 'react'
import { emptyListQuery } from '#shared/catalogue/filters.ts'
import { matchScore } from '#shared/catalogue/suggest.ts'
import { LIST_PAGES } from '#shared/catalogue/whole-list.ts'
import { pathOf } from '#shared/paths.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { PageName } from '#shared/routes.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import type { StoreView } from '#shared/store-views.ts'
import { findListing, readProducts, type SavedProduct } from '../../catalogue/saved-listings.ts'
import { isPageOf } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { isStorageBlocked } from '../../storage/device-caches.ts'
import { listSavedPages, type SavedPage } from '../../storage/saved-pages.ts'

/** A saved page in the list. */
export interface SavedEntry {
  url: string
  title: string
  savedAt: string
  /** The picture of a product, when it is known. */
  image: string | null
}

interface SavedEntries {
  products: SavedEntry[]
  categories: SavedEntry[]
  readings: SavedEntry[]
  /** The home page is saved, too. */
  hasHome: boolean
  /** The browser lets nobody save anything. */
  isBlocked: boolean
}

interface SavedOnDevice {
  isBlocked: boolean
  pages: SavedPage[]
  products: SavedProduct[]
}

/** What this device has saved of the store, newest first: the entries that match `text`. Null while it is being read. */
export function useSavedEntries(text: string): SavedEntries | null {
  const { store } = useShop()
  const saved = useSavedOnDevice(store)
  const found = useFoundProducts(store, text)
  if (!saved) return null
  const cards = new Map(saved.products.map(({ row: { card } }) => [card.path, card]))
  const entries = onePerList(saved.pages).map((page) => ({ ...page, ...toEntry(page, cards) }))
  const matching = entries.filter(({ title }) => text === '' || matchScore(title, text) > 0)
  const ofKind = (isKind: (kind: PageName) => boolean) => matching.filter(({ kind }) => isKind(kind))
  return {
    products: withFound(ofKind(isProduct), entries, found),
    categories: ofKind((kind) => LIST_PAGES.includes(kind)),
    readings: ofKind((kind) => !isProduct(kind) && !LIST_PAGES.includes(kind) && kind !== 'home'),
    hasHome: saved.pages.some(({ kind }) => kind === 'home'),
    isBlocked: saved.isBlocked,
  }
}

/** A list is one entry, with the filters that were seen last. */
function onePerList(pages: SavedPage[]): SavedPage[] {
  const keyOf = ({ kind, url }: SavedPage) => (kind === 'category' || kind === 'brand' ? pathOf(url) : url)
  return pages.filter((page, at) => pages.findIndex((other) => keyOf(other) === keyOf(page)) === at)
}

const isProduct = (kind: PageName): boolean => kind.endsWith('-product')

const toEntry = ({ url, title, savedAt }: SavedPage, cards: Map<string, ProductCard>): SavedEntry => ({
  url,
  title: title.replace(` | ${SHOP_NAME}`, ''),
  savedAt,
  image: cards.get(pathOf(url))?.image ?? null,
})

/** The saved pages of products that the search finds by more than their title come after the others. */
function withFound(matching: SavedEntry[], entries: SavedEntry[], found: string[]): SavedEntry[] {
  const matchingUrls = new Set(matching.map(({ url }) => url))
  const others = entries.filter(({ url }) => !matchingUrls.has(url) && found.includes(pathOf(url)))
  return [...matching, ...others]
}

function useSavedOnDevice(store: StoreView): SavedOnDevice | null {
  const [saved, setSaved] = useState<SavedOnDevice | null>(null)
  useEffect(() => {
    const show = async () => {
      const [all, products, isBlocked] = await Promise.all([
        listSavedPages(),
        readProducts(store),
        isStorageBlocked(),
      ])
      const pages = all.filter(({ url }) => isPageOf(new URL(url, location.href), store))
      setSaved({ pages, products, isBlocked })
    }
    void show()
  }, [store])
  return saved
}

/** Paths of the saved products that a text finds. */
function useFoundProducts(store: StoreView, text: string): string[] {
  const [found, setFound] = useState<{ text: string; paths: string[] }>({ text: '', paths: [] })
  useEffect(() => {
    if (text === '') return
    void findListing(store, { scope: { kind: 'search', text }, query: emptyListQuery }).then(({ list }) =>
      setFound({ text, paths: list.cards.map(({ path }) => path) }),
    )
  }, [store, text])
  return found.text === text ? found.paths : []
}
