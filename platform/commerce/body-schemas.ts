import type { JsonSchema } from './json-schema.ts'

const LOWER_CASE_EMAIL = '^[^\\s@,;\\p{Lu}]+@[^\\s@,;.\\p{Lu}]+(?:\\.[^\\s@,;.\\p{Lu}]+)+$'
const LETTER = '\\p{L}'

const text: JsonSchema = { type: 'string' }
const filled: JsonSchema = { type: 'string', minLength: 1 }
const email: JsonSchema = { type: 'string', pattern: LOWER_CASE_EMAIL }

const customerAddress: JsonSchema = {
  type: 'object',
  required: ['firstname', 'lastname', 'street', 'city', 'country_id', 'postcode'],
  properties: {
    firstname: filled,
    lastname: filled,
    street: { type: 'array', minItems: 2, items: filled },
    city: filled,
    country_id: { type: 'string', minLength: 2, pattern: '[A-Z]' },
    postcode: { type: 'string', minLength: 3 },
  },
}

/** Body of `POST /api/user/create` (contract §1.2). */
export const createSchema: JsonSchema = {
  type: 'object',
  required: ['customer', 'password'],
  properties: {
    customer: {
      type: 'object',
      required: ['email', 'firstname', 'lastname'],
      properties: {
        email,
        firstname: { type: 'string', pattern: LETTER },
        lastname: { type: 'string', pattern: LETTER },
        addresses: { type: 'array', maxItems: 2, items: customerAddress },
      },
    },
    password: filled,
  },
}

const profileAddress: JsonSchema = {
  ...customerAddress,
  properties: {
    ...customerAddress.properties,
    region: { type: 'object', required: ['region'], properties: { region: { type: ['string', 'null'] } } },
    company: filled,
    vat_id: { type: 'string', minLength: 3 },
    default_billing: { type: 'boolean' },
    default_shipping: { type: 'boolean' },
  },
}

/** Body of `POST /api/user/me`: only the five named keys (contract §1.7). */
export const profileSchema: JsonSchema = {
  type: 'object',
  required: ['customer'],
  additionalProperties: false,
  properties: {
    customer: {
      type: 'object',
      required: ['email', 'firstname', 'lastname'],
      additionalProperties: false,
      properties: {
        email,
        firstname: { type: 'string', pattern: LETTER },
        lastname: { type: 'string', pattern: LETTER },
        addresses: { type: 'array', maxItems: 2, items: profileAddress },
        custom_attributes: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'object',
            required: ['attribute_code', 'value'],
            properties: { attribute_code: filled },
          },
        },
      },
    },
  },
}

const ADDRESS_NEEDS = ['street', 'city', 'postcode', 'firstname', 'lastname']
const code: JsonSchema = { type: 'string', pattern: '[a-zA-Z]' }

/**
 * Body of `POST /api/order` (contract §3.1). A free first line is accepted, because the platform uses its own prices
 * (§3.1, relaxed).
 */
export const orderSchema: JsonSchema = {
  type: 'object',
  required: ['products', 'addressInformation'],
  additionalProperties: false,
  properties: {
    order_id: text,
    created_at: text,
    updated_at: text,
    transmited_at: text,
    status: text,
    state: text,
    user_id: text,
    cart_id: text,
    store_code: text,
    transmited: { type: 'boolean' },
    store_id: { type: 'number' },
    products: {
      type: 'array',
      minItems: 1,
      firstItem: {
        type: 'object',
        required: ['sku', 'price', 'qty'],
        properties: {
          sku: filled,
          price: { type: 'number', minimum: 0 },
          qty: { type: 'number', minimum: 1 },
          name: filled,
          product_type: { type: 'string', pattern: '[a-zA-Z]' },
        },
      },
    },
    addressInformation: {
      type: 'object',
      properties: {
        shipping_method_code: code,
        shipping_carrier_code: code,
        payment_method_code: code,
        shippingAddress: {
          type: 'object',
          required: ADDRESS_NEEDS,
          properties: {
            street: { type: 'array', minItems: 1, items: filled },
            city: text,
            postcode: { type: 'string', minLength: 3 },
            firstname: { type: 'string', pattern: LETTER },
            lastname: { type: 'string', pattern: LETTER },
            region_id: { type: 'number' },
            email,
          },
        },
        billingAddress: { type: 'object', required: ADDRESS_NEEDS },
      },
    },
  },
}

/** A review (contract §11: `src/models/review.schema.json`); further keys are allowed. */
export const reviewSchema: JsonSchema = {
  type: 'object',
  required: ['product_id', 'title', 'detail', 'nickname', 'review_entity', 'review_status'],
  properties: {
    product_id: { type: 'integer' },
    title: text,
    detail: text,
    nickname: text,
    review_entity: text,
    review_status: { type: 'integer' },
    customer_id: { type: ['integer', 'null'] },
  },
}
