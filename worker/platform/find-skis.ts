import type { FinderQuery } from '#shared/skis/finder-query.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { fittingSkiLengths } from '#shared/skis/fitting-lengths.ts'
import type { FoundSki } from '#shared/skis/found.ts'
import { SKI_LENGTH_CODE, STYLE_CODE, STYLE_OPTIONS } from '#shared/skis/gear-codes.ts'
import { variantSizes } from '#shared/skis/product-sizes.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { fetchAttributes } from './attributes.ts'
import type { PlatformClient } from './client.ts'
import { cardOfVariant, fetchListedProducts, type ListedProduct } from './listed-products.ts'

/** The skis in stock that fit a skier, each in the variant to choose. The search narrows, the rule decides. */
export async function findSkis(
  platform: PlatformClient,
  skier: Skier,
  { highestPrice }: Pick<FinderQuery, 'highestPrice'>,
): Promise<FoundSki[]> {
  const attributes = await fetchAttributes(platform)
  const options = Object.entries(attributes[SKI_LENGTH_CODE]?.options ?? {})
  const lengths = fittingSkiLengths(
    options.map(([value, { label }]) => ({ value, label })),
    skier,
  )
  if (lengths.length === 0) return []
  const filters = { [STYLE_CODE]: [STYLE_OPTIONS[skier.style]], [SKI_LENGTH_CODE]: lengths }
  const price = highestPrice && [`0-${highestPrice + 1}`] // the end of a range is not in it
  const listed = await fetchListedProducts(platform, { ...filters, ...(price && { price }) })
  const highest = highestPrice === null ? Number.POSITIVE_INFINITY : highestPrice * 100
  return listed
    .flatMap((one) => toFound(one, skier))
    .filter(({ card }) => card.price.current !== null && card.price.current <= highest)
}

function toFound(listed: ListedProduct, skier: Skier): FoundSki[] {
  const { gear } = listed.product
  const fit = gear?.kind === 'ski' ? fitsSkier(gear, variantSizes(listed.product), skier) : null
  if (fit?.kind !== 'fits' || !fit.size) return []
  const { sku, ...size } = fit.size
  const variant = listed.product.variants.find((one) => one.sku === sku)
  return variant ? [{ card: cardOfVariant(listed, variant), size }] : []
}
