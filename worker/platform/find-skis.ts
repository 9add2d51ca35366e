import type { FinderQuery } from '#shared/skis/finder-query.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import type { FoundSki } from '#shared/skis/found.ts'
import { readCm, SKI_LENGTH_CODE, STYLE_CODE, STYLE_OPTIONS } from '#shared/skis/gear-codes.ts'
import { variantSizes } from '#shared/skis/product-sizes.ts'
import { findSkiFault } from '#shared/skis/ski-size.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { type Attribute, fetchAttributes } from './attributes.ts'
import type { PlatformClient } from './client.ts'
import { cardOfVariant, fetchListedProducts, type ListedProduct } from './listed-products.ts'

/** The skis in stock that fit a skier, each in the variant to choose. The search narrows, the rule decides. */
export async function findSkis(
  platform: PlatformClient,
  skier: Skier,
  { highestPrice }: Pick<FinderQuery, 'highestPrice'>,
): Promise<FoundSki[]> {
  const filters = toFittingFilters(skier, await fetchAttributes(platform))
  if (!filters) return []
  const price = highestPrice && [`0-${highestPrice + 1}`] // the end of a range is not in it
  const listed = await fetchListedProducts(platform, { ...filters, ...(price && { price }) })
  const highest = highestPrice === null ? Number.POSITIVE_INFINITY : highestPrice * 100
  return listed
    .flatMap((one) => toFound(one, skier))
    .filter(({ card }) => card.price.current !== null && card.price.current <= highest)
}

/** The skier in the words of a list's filters: style and lengths; null: no length fits. */
export function toFittingFilters(
  skier: Skier,
  attributes: Record<string, Pick<Attribute, 'options'>>,
): Record<string, string[]> | null {
  const lengths = Object.entries(attributes[SKI_LENGTH_CODE]?.options ?? {}).flatMap(([id, { label }]) => {
    const cm = readCm(label)
    return cm !== null && isCarrying(cm, skier) ? [id] : []
  })
  return lengths.length > 0
    ? { [STYLE_CODE]: [STYLE_OPTIONS[skier.style]], [SKI_LENGTH_CODE]: lengths }
    : null
}

/** Whether a ski of this length carries the skier, as one for adults or one for children. */
const isCarrying = (cm: number, skier: Skier): boolean =>
  [false, true].some((isJunior) => findSkiFault({ cm, camber: null }, skier, isJunior) === null)

function toFound(listed: ListedProduct, skier: Skier): FoundSki[] {
  const { gear } = listed.product
  const fit = gear?.kind === 'ski' ? fitsSkier(gear, variantSizes(listed.product), skier) : null
  if (fit?.kind !== 'fits' || !fit.size) return []
  const { sku, ...size } = fit.size
  const variant = listed.product.variants.find((one) => one.sku === sku)
  return variant ? [{ card: cardOfVariant(listed, variant), size }] : []
}
