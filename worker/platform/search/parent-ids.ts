import * as z from 'zod/mini'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { inStore, type PlatformClient } from '../client.ts'
import { parentsOfChildren } from '../protocol/product-search.ts'
import { search } from './search.ts'

const parentSchema = z.object({ id: z.coerce.number() })

/**
 * Ids of the configurable products that some of these products are variants of. One search in each store, because a product may be
 * in one of them only; a store that does not answer is logged and left out.
 */
export async function fetchParentIds(platform: PlatformClient, ids: number[]): Promise<number[]> {
  const found = await Promise.all(
    storeCodes.map(async (store) => {
      try {
        return (await search(inStore(platform, storeViews[store]), parentsOfChildren(ids), parentSchema)).hits
      } catch (error) {
        platform.log.warn('purge.withoutParents', { store, error })
        return []
      }
    }),
  )
  return [...new Set(found.flat().map(({ id }) => id))]
}
