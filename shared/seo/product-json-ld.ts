import type { AggregateRating, Product as ProductEntity, ProductGroup, WithContext } from 'schema-dts'
import { imagePath } from '../product/gallery.ts'
import { imageSizes } from '../product/image-sizes.ts'
import type { Product, Rating, Variant } from '../product/product.ts'
import { variantAddress } from '../product/variant-address.ts'
import type { JsonLdContext } from './json-ld.ts'
import { createDeduplicator, createOffers, type MakeOffers, type OfferContext } from './offer-json-ld.ts'
import { clip } from './page-title.ts'

const context = 'https://schema.org'
const COLOUR_CODES = ['ls_farg', 'color']
const MAX_DESCRIPTION = 5000 // what search engines take; an empty text they call wrong

/**
 * Structured data of a product (Spec §3, Structured product data output). A product with variants is a product group.
 */
export function productJsonLd(product: Product, at: OfferContext): WithContext<ProductEntity | ProductGroup> {
  const description = clip(product.summary, MAX_DESCRIPTION)
  const images = product.images.filter(({ video }) => !video).map(({ file }) => imageUrl(file, at))
  const category = product.breadcrumbs.map(({ name }) => name).join(' > ')
  const common = {
    name: product.name,
    ...(description && { description }),
    sku: product.sku,
    mpn: product.sku,
    productID: String(product.id),
    url: at.origin + product.path,
    ...(images.length > 0 && { image: images }),
    ...(category && { category }),
    ...(product.brand && { brand: { '@type': 'Brand' as const, name: product.brand } }),
    ...(product.rating && { aggregateRating: ratingOf(product.rating) }),
  }
  const offersOf = createOffers(product, at)
  if (product.variants.length === 0) {
    return {
      '@context': context,
      '@type': 'Product',
      ...common,
      ...(product.colour && { color: product.colour }),
      ...offersOf(product, at.origin + product.path),
    }
  }
  const deduplicate = createDeduplicator()
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.sku,
    variesBy: [
      ...new Set(product.options.map(({ code }) => `${context}/${isColour(code) ? 'color' : 'size'}`)),
    ],
    hasVariant: product.variants.map((variant) =>
      variantJsonLd({ ...product, summary: description }, variant, { ...at, offersOf, deduplicate }),
    ),
  }
}

function variantJsonLd(
  product: Product,
  variant: Variant,
  {
    offersOf,
    deduplicate,
    ...at
  }: OfferContext & { offersOf: MakeOffers; deduplicate: ReturnType<typeof createDeduplicator> },
): ProductEntity {
  const chosen = product.options.map(({ code, label: option, values }) => ({
    code,
    option,
    label: values.find(({ value }) => value === variant.values[code])?.label ?? '',
  }))
  const color = chosen.find(({ code }) => isColour(code))?.label
  const sizes = chosen.filter(({ code, label }) => label && !isColour(code)).map(({ label }) => label)
  const url = at.origin + variantAddress(product.path, variant.sku)
  const { offers } = offersOf(variant, url)
  const description = chosen.map(({ option, label }) => `${option}: ${label}`).join(', ') || product.summary
  return {
    '@type': 'Product',
    name: [product.name, ...chosen.map(({ label }) => label)].filter(Boolean).join(' '),
    ...(description && { description }),
    sku: variant.sku,
    mpn: variant.sku,
    productID: String(variant.id),
    url,
    ...(variant.image && { image: imageUrl(variant.image, at) }),
    ...(color && { color }),
    ...(sizes.length > 0 && { size: sizes.join(', ') }), // all of them: no two variants have the same
    ...(offers && { offers: deduplicate(offers) }),
  }
}

const ratingOf = ({ average, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
})

const isColour = (code: string) => COLOUR_CODES.includes(code)
const imageUrl = (file: string, { origin, store }: JsonLdContext) =>
  origin + imagePath(file, imageSizes.gallery, store)
