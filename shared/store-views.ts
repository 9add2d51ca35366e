export type StoreCode = 'sv' | 'no' | 'en'
/** The languages of the shop. Paths and groups of texts that a language does not have are those of `fallbackLanguage`. */
export const languages = ['sv', 'nb', 'en'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage = 'en' satisfies Language
type Currency = 'SEK' | 'NOK' | 'EUR'

/** One of the three stores: language, currency, address and more (Spec §1, table of store views). */
export interface StoreView {
  code: StoreCode
  id: number
  /** The store's name in its own language, as the store switch shows it. */
  name: string
  language: Language
  locale: string
  currency: Currency
  /** Written after the amount: `1 299 kr`, `129 €` (R1.35). */
  currencySign: string
  country: string
  /** Countries it sends to, its own first. */
  countries: string[]
  timeZone: string
  /** Prefix of every path of the store: `''` or `/en`. */
  pathPrefix: string
  /** Name of the store's search index at the platform. */
  index: string
  /** Upper bounds of the price ranges, minor units; the last range is open (contract §17 C21). */
  priceSteps: number[]
  /** What the number at the cart counts: pieces, or `items`, the lines of the cart (R9.47). */
  cartCountType?: 'quantity' | 'items'
}

const perStore = (major: number[]) => major.map((amount) => amount * 100)

export const storeViews: Record<StoreCode, StoreView> = {
  sv: {
    code: 'sv',
    id: 1,
    name: 'Sverige',
    language: 'sv',
    locale: 'sv-SE',
    currency: 'SEK',
    currencySign: 'kr',
    country: 'SE',
    countries: ['SE'],
    timeZone: 'Europe/Stockholm',
    pathPrefix: '',
    index: 'vue_storefront_catalog',
    priceSteps: perStore([500, 1000, 2000, 4000]),
  },
  no: {
    code: 'no',
    id: 3,
    name: 'Norge',
    language: 'nb',
    locale: 'nb-NO',
    currency: 'NOK',
    currencySign: 'kr',
    country: 'NO',
    countries: ['NO'],
    timeZone: 'Europe/Oslo',
    pathPrefix: '',
    index: 'vue_storefront_catalog_no',
    priceSteps: perStore([500, 1000, 2000, 4000]),
  },
  en: {
    code: 'en',
    id: 4,
    name: 'International',
    language: 'en',
    locale: 'en-US',
    currency: 'EUR',
    currencySign: '€',
    country: 'DK',
    countries: ['DK', 'SE', 'NO', 'FI', 'DE'],
    timeZone: 'Europe/Copenhagen',
    pathPrefix: '/en',
    index: 'vue_storefront_catalog_en',
    priceSteps: perStore([50, 100, 150]),
  },
}

export const storeCodes = Object.keys(storeViews) as StoreCode[] // the record has exactly these keys
export const defaultStore = storeViews.sv

/** Host, without a port, of the stores without a prefix, by store code: the setting `STORE_HOSTS`. */
export type StoreHosts = Partial<Record<StoreCode, string>>

/** The store view of a request: the prefix `/en` wins on any host, then the host; an unknown host is Sweden. */
export function findStoreView(url: { hostname: string; pathname: string }, hosts: StoreHosts): StoreView {
  const prefixed = storeCodes.find((code) => hasPrefix(url.pathname, storeViews[code].pathPrefix))
  if (prefixed) return storeViews[prefixed]
  const atRoot = storeCodes.find((code) => !storeViews[code].pathPrefix && hosts[code] === url.hostname)
  return atRoot ? storeViews[atRoot] : defaultStore
}

/** `path` without the store's prefix; always starts with `/`. */
export function withoutPrefix(path: string, store: StoreView): string {
  return hasPrefix(path, store.pathPrefix) ? path.slice(store.pathPrefix.length) || '/' : path
}

/** Only a shop on one's own machine has a port. Elsewhere a visitor could invent one, and with it pages to be stored. */
const isLocal = (host: string) => /(^|\.)localhost$/.test(host)

/**
 * Origin of `store`, as seen from a page at `current`. It has the protocol of that page, a host of the settings, its own or else the
 * Swedish one, and on this machine the port of that page. Example: from `http://localhost:8787` the Norwegian store is
 * `http://no.localhost:8787`.
 */
export function storeOrigin(store: StoreView, current: Readonly<URL>, hosts: StoreHosts): string {
  const host = (store.pathPrefix ? undefined : hosts[store.code]) ?? hosts.sv
  if (!host) return current.origin
  return `${current.protocol}//${host}${isLocal(host) && current.port ? `:${current.port}` : ''}`
}

const hasPrefix = (path: string, prefix: string) =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
