import type {
  BreadcrumbList,
  Offer,
  Organization,
  Product as ProductEntity,
  ProductGroup,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import { pathTo } from '../paths.ts'
import { imagePath, imageSizes } from '../product/gallery.ts'
import { toMajorUnits } from '../product/price.ts'
import type { Breadcrumb, Product, Variant } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'
import { SHOP_NAME } from './page-title.ts'

/** Origin and store, because addresses in structured data are absolute. */
export interface JsonLdContext {
  store: StoreView
  /** `https://www.skare.example`, without a slash. */
  origin: string
}

const context = 'https://schema.org'
const COLOUR_CODES = ['ls_farg', 'color']

/**
 * Structured data of a product (Spec §3, Structured product data output). A product with variants is a product group.
 */
export function productJsonLd(
  product: Product,
  at: JsonLdContext,
): WithContext<ProductEntity | ProductGroup> {
  const common = {
    name: product.name,
    description: product.summary,
    sku: product.sku,
    mpn: product.sku,
    productID: String(product.id),
    url: at.origin + product.path,
    image: product.images.filter(({ video }) => !video).map(({ file }) => imageUrl(file, at)),
    category: product.breadcrumbs.map(({ name }) => name).join(' > '),
    ...(product.brand && { brand: { '@type': 'Brand' as const, name: product.brand } }),
  }
  if (product.variants.length === 0) {
    return {
      '@context': context,
      '@type': 'Product',
      ...common,
      ...(product.colour && { color: product.colour }),
      ...offersOf(product, at.origin + product.path, at),
    }
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.sku,
    variesBy: [
      ...new Set(product.options.map(({ code }) => `${context}/${isColour(code) ? 'color' : 'size'}`)),
    ],
    hasVariant: product.variants.map((variant) => variantJsonLd(product, variant, at)),
  }
}

function variantJsonLd(product: Product, variant: Variant, at: JsonLdContext): ProductEntity {
  const chosen = product.options.map(({ code, values }) => ({
    code,
    label: values.find(({ value }) => value === variant.values[code])?.label ?? '',
  }))
  const color = chosen.find(({ code }) => isColour(code))?.label
  const size = chosen.find(({ code }) => !isColour(code))?.label
  const url = `${at.origin}${product.path}?childSku=${encodeURIComponent(variant.sku)}`
  return {
    '@type': 'Product',
    name: [product.name, ...chosen.map(({ label }) => label)].filter(Boolean).join(' '),
    sku: variant.sku,
    mpn: variant.sku,
    productID: String(variant.id),
    url,
    ...(variant.image && { image: imageUrl(variant.image, at) }),
    ...(color && { color }),
    ...(size && { size }),
    ...offersOf(variant, url, at),
  }
}

/** The offer: exactly the price that the page shows; nothing while the price is unknown. */
function offersOf(
  { price, stock }: Pick<Product, 'price' | 'stock'>,
  url: string,
  { store }: JsonLdContext,
): { offers?: Offer } {
  if (price.current === null) return {}
  const availability = stock.status === 'out_of_stock' ? 'OutOfStock' : 'InStock'
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: toMajorUnits(price.current).toFixed(2),
      priceCurrency: store.currency,
      availability: `${context}/${availability}`,
    },
  }
}

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

/** The shop as a company. */
export function organizationJsonLd({ origin, store }: JsonLdContext): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'Organization',
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
export const toInlineJson = (value: WithContext<Thing> | object): string =>
  escapeInlineJson(JSON.stringify(value))

/** A JSON text with all characters escaped that could end a script element or a comment. It is still the same JSON. */
export const escapeInlineJson = (json: string): string =>
  UNSAFE.reduce((text, [character, escaped]) => text.replaceAll(character, escaped), json)

/** Replaced one by one: each is rare, and searching for one character is many times faster than for several. */
const UNSAFE = ['<', '>', '&', '\u2028', '\u2029'].map(
  (character) => [character, `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`] as const,
)

const isColour = (code: string) => COLOUR_CODES.includes(code)
const imageUrl = (file: string, { origin, store }: JsonLdContext) =>
  origin + imagePath(file, imageSizes.gallery, store)
