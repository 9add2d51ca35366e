import { breadcrumbsTo, chooseBreadcrumbCategory } from '#shared/catalogue/breadcrumbs.ts'
import { matchPath } from '#shared/paths.ts'
import type { Breadcrumb, Product, ProductCard } from '#shared/product/product.ts'
import { FIRST_UNAVAILABLE_STATUS, judgeProduct, mayBeChild } from '#shared/product/product-access.ts'
import { productPageName } from '#shared/routes.ts'
import { sanitiseHtml } from '../content/sanitise-html.ts'
import { fetchCardsBySku, fetchPopularCards } from '../platform/catalogue.ts'
import { fetchCategories } from '../platform/categories.ts'
import { patiently } from '../platform/client.ts'
import { fetchProductPaths } from '../platform/product-paths.ts'
import { type FoundProduct, fetchParent, fetchProduct, productTags } from '../platform/products.ts'
import type { LoaderContext } from '../request/services.ts'
import { VARIANT_REDIRECT_STATUS } from '../routing/redirect-rules.ts'
import type { NamingLoader } from './page-loader.ts'

const RELATED = 8

/** A product, with a variant chosen when the URL names one (R2.12, R2.15; contract §16.7). */
export const loadProductPage: NamingLoader = async (context, params) => {
  const { platform, url, optional } = context
  const found = await findOffered(context, params.parentSku ?? '')
  if (found.kind !== 'product') return found
  const { product } = found
  const related = optional.orNull('related', fetchRelated(context, found))
  const [breadcrumbs, descriptionHtml, alternates] = await Promise.all([
    findBreadcrumbs(context, product.categoryIds),
    sanitiseHtml(product.description, context.log),
    optional.orElse('alternates', fetchProductPaths(platform, product), {}),
  ])
  const { description: _, ...rest } = product
  const asked = params.childSku ?? url.searchParams.get('childSku')
  const chosenSku = chosenChild(rest, asked)
  return {
    kind: 'page',
    name: productPageName(product.type),
    data: { product: { ...rest, descriptionHtml, breadcrumbs }, chosenSku, related },
    canonical: variantPath(product.path, chosenSku),
    alternates,
    tags: productTags(product),
    isUnbounded: asked !== chosenSku,
  }
}

type Offered =
  | ({ kind: 'product' } & Pick<FoundProduct, 'product' | 'related'>)
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string; status: 301 }

/**
 * A child's sku in the parent's place leads to the parent with the child chosen (R2.68; contract §17 C1); what is not
 * offered has no page, nor has a child at an address of its own while direct access is prevented.
 */
async function findOffered(context: LoaderContext, sku: string): Promise<Offered> {
  const { platform, log } = context
  const found = await fetchProduct(platform, sku)
  if (found && judgeProduct(found, { hasParent: false }).kind === 'shown' && !mayBeChild(found)) {
    return { kind: 'product', ...found }
  }
  const parent = await fetchParent(platform, sku)
  if (parent && parent.status < FIRST_UNAVAILABLE_STATUS && leadsToParent(context)) {
    return { kind: 'redirect', to: variantPath(parent.product.path, sku), status: VARIANT_REDIRECT_STATUS }
  }
  const access = found ? judgeProduct(found, { hasParent: parent !== null }) : null
  if (found && access?.kind === 'shown') return { kind: 'product', ...found }
  if (access?.kind === 'refused') log.warn(access.message, { sku })
  return { kind: 'notFound' }
}

/** A variant's sku always does, its own address only where direct access is not prevented (R2.66, R2.67). */
const leadsToParent = ({ settings, store, url }: LoaderContext): boolean =>
  !settings.preventsDirectAccess || matchPath(url.pathname, store) !== null

/** A child sku that the product does not have is as if none was asked for. */
const chosenChild = ({ variants }: Pick<Product, 'variants'>, sku: string | null): string | null =>
  variants.some((variant) => variant.sku === sku) ? sku : null

const variantPath = (path: string, childSku: string | null): string =>
  childSku ? `${path}?childSku=${encodeURIComponent(childSku)}` : path

async function findBreadcrumbs(
  { platform, store }: LoaderContext,
  categoryIds: number[],
): Promise<Breadcrumb[]> {
  const categories = await fetchCategories(platform)
  const own = categoryIds.flatMap((id) => categories.get(id) ?? [])
  const category = chooseBreadcrumbCategory(own, null)
  return category ? breadcrumbsTo(category, categories, store) : []
}

/** What the shop recommends beside a product, else what sells well in its deepest category. */
async function fetchRelated(
  { platform }: LoaderContext,
  { product: { sku, categoryIds }, related }: Pick<FoundProduct, 'product' | 'related'>,
): Promise<ProductCard[]> {
  if (related.length > 0) return fetchCardsBySku(patiently(platform), related.slice(0, RELATED))
  const deepest = categoryIds.at(-1)
  const cards = await fetchPopularCards(
    patiently(platform),
    deepest === undefined ? undefined : [deepest],
    RELATED + 1,
  )
  return cards.filter((card) => card.sku !== sku).slice(0, RELATED)
}
