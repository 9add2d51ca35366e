import type { Page } from '#shared/page-data.ts'
import { matchPath, type PagePath, pathOf, pathTo } from '#shared/paths.ts'
import { type PageName, routes } from '#shared/routes.ts'
import { type OWN_TITLES, ownTitle } from '#shared/seo/page-title.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { isWithoutNetwork } from '../api/without-network.ts'
import { pageComponent, preloadPage } from '../pages/index.ts'
import type { ShopContext } from '../shop-ui/shop-context.tsx'
import { type Loaded, loadPage } from './load-page.ts'
import { type FinalOutcome, shown } from './page-outcome.ts'

/** Loads the page of an address with its code. It never rejects: without a connection it is what this device has, else the failure. */
export function loadOutcome(url: string, build: string, shop: ShopContext): Promise<FinalOutcome> {
  const name = dataLessName(url, shop)
  if (name) return shown(dataLess(name, shop))
  return loadFromShop(url, build).catch((error: unknown) => withoutAnswer(error, url, shop))
}

/** The same of a page that the shop has; it rejects where the shop cannot be reached. */
export const loadFromShop = (url: string, build: string): Promise<FinalOutcome> =>
  loadPage(url, { build }).then(withComponent)

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
export function dataLessName(url: string, { store }: ShopContext): DataLess | null {
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
