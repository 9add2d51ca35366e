import type { JsonSchema } from '../json-schema.ts'

const text: JsonSchema = { type: 'string' }
const filled: JsonSchema = { type: 'string', minLength: 1 }

/** Body of `POST /api/ext/order-service/order` (contract §18.1). */
export const orderLookupSchema: JsonSchema = {
  type: 'object',
  required: ['orderNumber', 'email'],
  properties: { orderNumber: text, email: text },
}

/** Body of `POST /api/ext/order-service/withdraw` (contract §18.2). */
export const withdrawalSchema: JsonSchema = {
  type: 'object',
  required: ['orderNumber', 'email', 'requestId', 'kind', 'name', 'lines'],
  properties: {
    orderNumber: text,
    email: text,
    requestId: filled,
    kind: { type: 'string', pattern: '^(withdrawal|exchange)$' },
    name: { ...filled, pattern: '\\S' },
    lines: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['itemId', 'qty'],
        properties: { itemId: { type: 'integer' }, qty: { type: 'integer', minimum: 1 } },
      },
    },
    note: text,
  },
}
