import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import { variantPath } from '#shared/product/choose-value.ts'
import type { Product, ProductCard, Variant } from '#shared/product/product.ts'
import { WAX_CODE } from '#shared/skis/gear-codes.ts'
import type { Sized } from '#shared/skis/product-sizes.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { attributesTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { listOf } from '../products/attribute-values.ts'
import { toCard } from '../products/to-card.ts'
import { toTraits } from '../products/to-gear.ts'
import { validUntilOf } from '../products/to-price.ts'
import { toProduct } from '../products/to-product.ts'
import { productSchema } from '../protocol/product.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { loadSorted } from '../search/listing-sort.ts'
import { search } from '../search/search.ts'
import { listingOfAttributes } from './product-list.ts'

/** A product of a list with what its variants are chosen by. */
export interface ListedProduct {
  card: ProductCard
  product: Sized & Pick<Product, 'path'>
  traits: ReturnType<typeof toTraits>
  /** Options of the wax that a product without variants is. */
  waxes: string[]
}

interface ListedProducts {
  products: ListedProduct[]
  pricesUntil: number | null
}

/** The best sellers among the products with these attribute values: one page of them, with their variants. */
export async function fetchListedProducts(
  platform: PlatformClient,
  filters: Record<string, string[]>,
): Promise<ListedProduct[]> {
  const { products } = await platform.cache.fetch<ListedProducts>(
    `listed|${platform.store.code}|${JSON.stringify(filters)}`,
    {
      freshness: (found) => (found.products.length > 0 ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
      tags: (found) => [...found.products.map(({ card }) => productTag(card.id)), attributesTag],
      validUntil: ({ pricesUntil }) => pricesUntil,
      memoryOnly: () => true, // visitors choose the filters
      load: () => loadListed(platform, filters),
    },
  )
  return products
}

async function loadListed(
  platform: PlatformClient,
  filters: Record<string, string[]>,
): Promise<ListedProducts> {
  const { store, listing } = platform
  const { result } = await loadSorted(platform, { kind: 'category', wanted: null }, (sort) => {
    const request = listingOfAttributes([]).request({
      filters,
      sort,
      page: 1,
      facetCodes: [],
      taxFactor: listing.taxFactor,
    })
    return search(platform, { ...request, size: PAGE_SIZE }, productSchema)
  })
  const now = new Date()
  const context = { store, attributes: await fetchAttributes(platform), now }
  const products = result.hits.map((hit) => {
    const { path, sku, gear, stock, options, variants } = toProduct(hit, context)
    return {
      card: toCard(hit, context),
      product: { path, sku, gear, stock, options, variants },
      traits: toTraits(hit),
      waxes: listOf(hit[WAX_CODE]),
    }
  })
  return { products, pricesUntil: validUntilOf(result.hits, now) }
}

/** The card of one variant: its address, price and stock instead of the product's. */
export const cardOfVariant = (
  { card, product }: Pick<ListedProduct, 'card' | 'product'>,
  variant: Variant,
): ProductCard => ({
  ...card,
  path: variantPath(product, variant),
  image: variant.image ?? card.image,
  price: variant.price,
  from: false,
  stock: variant.stock.status,
})
