import type { FinderQuery } from '#shared/skis/finder-query.ts'
import { fitsPackage } from '#shared/skis/fits-package.ts'
import type { FoundPackage } from '#shared/skis/found.ts'
import { STYLE_CODE, STYLE_OPTIONS } from '#shared/skis/gear-codes.ts'
import type { Skier } from '#shared/skis/skier.ts'
import type { PlatformClient } from '../client.ts'
import { fetchListedProducts } from './listed-products.ts'
import { fetchSizedGear } from './sized-gear.ts'

const MINOR_UNITS = 100

/** The packages whose skis and poles fit a skier, the best sellers first. */
export async function findPackages(
  platform: PlatformClient,
  skier: Skier,
  { highestPrice }: Pick<FinderQuery, 'highestPrice'>,
): Promise<FoundPackage[]> {
  const filters = { [STYLE_CODE]: [STYLE_OPTIONS[skier.style]], type_id: ['bundle'] }
  const listed = await fetchListedProducts(platform, filters)
  const gear = await fetchSizedGear(
    platform,
    listed.map(({ card }) => card.sku),
  )
  const highest = highestPrice === null ? Number.POSITIVE_INFINITY : highestPrice * MINOR_UNITS
  return listed.flatMap(({ card }) => {
    const { price, stock, sku } = card
    const parts = fitsPackage(gear[sku] ?? [], skier)
    const isOffered = stock === 'ok' && price.current !== null && price.current <= highest
    return parts && isOffered ? [{ card, parts }] : []
  })
}
