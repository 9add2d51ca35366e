import type {
  BreadcrumbList,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import { pathTo } from '../paths.ts'
import type { Breadcrumb } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'
import { SHOP_NAME } from './page-title.ts'

/** Origin and store, because addresses in structured data are absolute. */
export interface JsonLdContext {
  store: StoreView
  /** `https://www.skare.example`, without a slash. */
  origin: string
}

const context = 'https://schema.org'
export const sellerId = ({ origin }: Pick<JsonLdContext, 'origin'>): string => `${origin}/#shop`

/** The breadcrumbs of a page in order. */
export function breadcrumbsJsonLd(
  breadcrumbs: Breadcrumb[],
  { origin }: JsonLdContext,
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** The shop as a company. Offers name it as their seller by its id. */
export function organizationJsonLd({ origin, store }: JsonLdContext): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': sellerId({ origin }),
    name: SHOP_NAME,
    url: origin + pathTo('home', {}, store),
  }
}

/** The shop as a website with its own search. */
export function webSiteJsonLd({ origin, store }: JsonLdContext): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: `${origin}${pathTo('search-result', {}, store)}?s={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': context,
    '@type': 'WebSite',
    name: SHOP_NAME,
    url: origin + pathTo('home', {}, store),
    inLanguage: store.locale,
    potentialAction: search,
  }
}

/**
 * JSON that is safe inside a script element: `<`, `>`, `&` and the two line separators of Unicode are escaped. The
 * value stays the same.
 */
export const toInlineJson = (value: object): string => escapeInlineJson(JSON.stringify(value))

/** A JSON text with all characters escaped that could end a script element or a comment. It is still the same JSON. */
export const escapeInlineJson = (json: string): string =>
  UNSAFE.reduce((text, [character, escaped]) => text.replaceAll(character, escaped), json)

/** Replaced one by one: each is rare, and searching for one character is many times faster than for several. */
const UNSAFE = /* @__PURE__ */ ['<', '>', '&', '\u2028', '\u2029'].map(
  (character) => [character, `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`] as const,
)
