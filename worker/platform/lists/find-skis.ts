import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import type { FinderQuery } from '#shared/skis/finder-query.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { fittingSkiLengths } from '#shared/skis/fitting-lengths.ts'
import type { FoundSki } from '#shared/skis/found.ts'
import {
  JUNIOR_CODE,
  LEVEL_CODE,
  LEVEL_OPTIONS,
  SKI_LENGTH_CODE,
  STYLE_CODE,
  STYLE_OPTIONS,
} from '#shared/skis/gear-codes.ts'
import { productSizes } from '#shared/skis/product-sizes.ts'
import { type Candidate, rankSkis } from '#shared/skis/rank-skis.ts'
import { bearsJunior } from '#shared/skis/ski-size.ts'
import type { Skier } from '#shared/skis/skier.ts'
import type { PlatformClient } from '../client.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { cardOfVariant, fetchListedProducts, type ListedProduct } from './listed-products.ts'

const MINOR_UNITS = 100

/** The skis in stock that fit a skier, each in the variant to choose; the longest ones for skiers beyond the tables. The search preselects, `fitsSkier` decides and `rankSkis` orders. */
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
  const price = highestPrice && [`0-${highestPrice + 1}`] // a little more, because prices without tax are rounded: what costs too much is left out below
  const listed = await fetchMostSold(platform, { ...filters, ...(price && { price }) }, skier)
  const highest = highestPrice === null ? null : highestPrice * MINOR_UNITS
  const affordable = listed
    .flatMap((one) => toCandidate(one, skier))
    .filter(({ price }) => price !== null && (highest === null || price <= highest))
  return rankSkis(affordable, { skier, highestPrice: highest }).map(({ card, size, level }) => ({
    card,
    size,
    level,
  }))
}

/** One page of best sellers; where there are more, those that would come first as well: of the skier's level, and a child's. */
async function fetchMostSold(
  platform: PlatformClient,
  filters: Record<string, string[]>,
  skier: Skier,
): Promise<ListedProduct[]> {
  const listed = await fetchListedProducts(platform, filters)
  if (listed.length < PAGE_SIZE) return listed
  const isChild = skier.heightCm !== null && bearsJunior(skier)
  const first: Record<string, string[]>[] = [
    { [LEVEL_CODE]: [LEVEL_OPTIONS[skier.level]] },
    ...(isChild ? [{ [JUNIOR_CODE]: ['1'] }] : []),
  ]
  const more = await Promise.all(first.map((own) => fetchListedProducts(platform, { ...filters, ...own })))
  return [...new Map([...listed, ...more.flat()].map((one) => [one.card.sku, one])).values()]
}

function toCandidate(listed: ListedProduct, skier: Skier): (FoundSki & Candidate)[] {
  const { product, traits } = listed
  const { gear } = product
  const fit = gear?.kind === 'ski' ? fitsSkier(gear, productSizes(product), skier) : null
  const isFound = fit?.kind === 'fits' || fit?.kind === 'beyondTable'
  if (!gear || !isFound || !fit.size || fit.size.isSoldOut) return []
  const { sku, ...size } = fit.size
  const variant = product.variants.find((one) => one.sku === sku)
  const card = variant ? cardOfVariant(listed, variant) : listed.card // of a ski in one length only
  return [{ card, size, ...traits, isJunior: gear.isJunior, price: card.price.current }]
}
