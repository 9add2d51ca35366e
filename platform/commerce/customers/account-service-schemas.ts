import type { JsonSchema } from '../json-schema.ts'

const skus: JsonSchema = {
  type: 'array',
  maxItems: 100,
  items: { type: 'string', pattern: '^[^,\\s]{1,64}$' },
}
const change: JsonSchema = {
  type: 'object',
  required: ['add', 'remove'],
  properties: { add: skus, remove: skus },
}

/** Body of `POST /api/ext/account-service/saved` (contract §19.1). */
export const savedSchema: JsonSchema = {
  type: 'object',
  required: ['wishlist', 'compare'],
  properties: { wishlist: change, compare: change },
}
