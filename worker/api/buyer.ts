import { priceGroupOf } from '#shared/account/price-group.ts'
import type { AppContext } from '../app-env.ts'
import type { Buyer } from '../platform/products/offers.ts'

/** Who asks, as far as prices are concerned. */
export async function buyerOf({ var: { session, settings } }: AppContext): Promise<Buyer> {
  const customer = await session.read('customer')
  return { group: priceGroupOf(customer ?? undefined, settings.priceGroups), settings: settings.priceGroups }
}
