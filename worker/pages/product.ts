import { breadcrumbsTo, chooseBreadcrumbCategory } from '#shared/catalogue/breadcrumbs.ts'
import { matchPath } from '#shared/paths.ts'
import { buyableFirst, EXTRA_CARDS } from '#shared/product/buyable-first.ts'
import type { Breadcrumb, Product, ProductCard } from '#shared/product/product.ts'
import { checkProductAccess, FIRST_UNAVAILABLE_STATUS, mayBeChild } from '#shared/product/product-access.ts'
import { OPEN_PARAMETER, VARIANT_PARAMETER, variantAddress } from '#shared/product/variant-address.ts'
import { productPageName } from '#shared/routes.ts'
import { sanitiseHtml } from '../content/sanitise-html.ts'
import { fetchDeliveryTerms } from '../platform/checkout/delivery-terms.ts'
import { forStreamedData } from '../platform/client.ts'
import { fetchCardsBySku, fetchPopularCards } from '../platform/lists/chosen-cards.ts'
import { fetchProductPaths } from '../platform/products/product-paths.ts'
import { type FoundProduct, fetchParent, fetchProduct, productTags } from '../platform/products/products.ts'
import { fetchCategories } from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'
import { VARIANT_REDIRECT_STATUS } from '../routing/redirect-rules.ts'
import type { NamingLoader } from './page-loader.ts'

const RELATED = 8

/** A product page, with the variant that the URL names (R2.12, R2.15; contract §16.7). */
export const loadProductPage: NamingLoader = async (context, params) => {
  const { platform, url, optional } = context
  const lookup = await findOffered(context, params.parentSku ?? '')
  if (lookup.kind !== 'product') return lookup
  const { product } = lookup
  const related = optional.orNull('related', fetchRelated(context, lookup))
  const [breadcrumbs, descriptionHtml, alternates, delivery] = await Promise.all([
    optional.orElse('breadcrumbs', findBreadcrumbs(context, product.categoryIds), []),
    sanitiseHtml(product.description, context.log),
    optional.orElse('alternates', fetchProductPaths(platform, product), {}),
    optional.orElse('delivery', fetchDeliveryTerms(platform), null),
  ])
  const { description: _, ...productWithoutDescription } = product
  const requestedSku = params.childSku ?? url.searchParams.get(VARIANT_PARAMETER)
  const chosenSku = chosenChild(productWithoutDescription, requestedSku)
  const open = chosenSku && url.searchParams.get(OPEN_PARAMETER)
  return {
    kind: 'page',
    name: productPageName(product.type),
    data: {
      product: { ...productWithoutDescription, descriptionHtml, breadcrumbs },
      chosenSku,
      ...(open && { open }),
      delivery,
      related,
    },
    canonical: variantAddress(product.path, open ? null : chosenSku),
    alternates,
    tags: productTags(product),
    isUnbounded: requestedSku !== chosenSku || Boolean(open),
  }
}

type Offered =
  | ({ kind: 'product' } & Pick<FoundProduct, 'product' | 'related'>)
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string; status: 301 }

/**
 * Finds a product that the shop may show. The sku of a variant redirects to its parent with the variant chosen (R2.68;
 * contract §17 C1). Products that are not offered have no page. Neither has a variant with its own address while direct
 * access is prevented.
 */
async function findOffered(context: LoaderContext, sku: string): Promise<Offered> {
  const { platform, log } = context
  const lookup = await fetchProduct(platform, sku)
  if (lookup && checkProductAccess(lookup, { hasParent: false }).kind === 'shown' && !mayBeChild(lookup)) {
    return { kind: 'product', ...lookup }
  }
  const parent = await fetchParent(platform, sku)
  if (parent && parent.status < FIRST_UNAVAILABLE_STATUS && redirectsToParent(context)) {
    return { kind: 'redirect', to: variantAddress(parent.product.path, sku), status: VARIANT_REDIRECT_STATUS }
  }
  const access = lookup ? checkProductAccess(lookup, { hasParent: parent !== null }) : null
  if (lookup && access?.kind === 'shown') return { kind: 'product', ...lookup }
  if (access?.kind === 'refused') log.warn(access.message, { sku })
  return { kind: 'notFound' }
}

/**
 * A variant's sku in a product path always redirects to the parent. A variant's own address does so only when direct
 * access is allowed (R2.66, R2.67).
 */
const redirectsToParent = ({ settings, store, url }: LoaderContext): boolean =>
  !settings.preventsDirectAccess || matchPath(url.pathname, store) !== null

/** A variant sku that the product does not have is ignored. */
const chosenChild = ({ variants }: Pick<Product, 'variants'>, sku: string | null): string | null =>
  variants.some((variant) => variant.sku === sku) ? sku : null

async function findBreadcrumbs(context: LoaderContext, categoryIds: number[]): Promise<Breadcrumb[]> {
  const { category, categories } = await findDeepest(context, categoryIds)
  return category ? breadcrumbsTo(category, categories, context.store) : []
}

/** The deepest of a product's categories, and the tree that it stands in. */
async function findDeepest({ platform }: LoaderContext, categoryIds: number[]) {
  const categories = await fetchCategories(platform)
  const own = categoryIds.flatMap((id) => categories.get(id) ?? [])
  return { category: chooseBreadcrumbCategory(own), categories }
}

/** Related products of the platform, otherwise the best sellers of the product's deepest category: first what can be bought. */
async function fetchRelated(
  context: LoaderContext,
  { product: { sku, categoryIds }, related }: Pick<FoundProduct, 'product' | 'related'>,
): Promise<ProductCard[]> {
  const platform = forStreamedData(context.platform)
  if (related.length > 0) {
    const cards = await fetchCardsBySku(platform, related.slice(0, RELATED + EXTRA_CARDS))
    return buyableFirst(cards, RELATED)
  }
  const { category } = await findDeepest(context, categoryIds)
  const cards = await fetchPopularCards(platform, category ? [category.id] : undefined, RELATED + 1)
  return cards.filter((card) => card.sku !== sku).slice(0, RELATED)
}
