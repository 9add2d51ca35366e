import { digestOf } from '#shared/sha256-hex.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { StoreCode } from '#shared/store-views.ts'
import type { EntityType } from './catalogue-tables.ts'

/** A request of the catalogue, whole: whatever changes the answer is in it. */
interface CatalogueRequest {
  store: StoreCode
  type: EntityType
  /** What is asked for: a sku, a path, a text with its filters. */
  query: object
  size?: number
  from?: number
  sort?: string
  fields?: string[]
}

/**
 * The key under which a device keeps the answer of a request: a hash (R7.43). Where a browser offers none, outside of
 * secure contexts, it is the request itself.
 */
export const requestKey = (request: CatalogueRequest): Promise<string> => digestOf(stableJson(request))
