import * as z from 'zod/mini'
import { withdrawalExceptions, withdrawalKinds, withdrawalStates } from '#shared/orders/past-order.ts'
import { segmentSchema } from './cart.ts'
import { country, fitting, text } from './fields.ts'

const amount = z.catch(z.coerce.number(), 0)
const time = z.catch(z.nullish(z.string()), null)

const orderAddressSchema = z.object({
  firstname: text,
  lastname: text,
  company: text,
  vat_id: text,
  street: z.catch(z.array(z.string()), []),
  postcode: text,
  city: text,
  country_id: country,
  telephone: text,
})
export type WireOrderAddress = z.infer<typeof orderAddressSchema>

/** Goes into a link: nothing but http(s), or a path of this shop. */
const href = z.string().check(z.regex(/^(?:https?:\/)?\/(?![/\\])/))

const orderItemSchema = z.object({
  item_id: z.coerce.number(),
  parent_item_id: z.nullish(z.coerce.number()),
  sku: z.string(),
  name: text,
  product_type: text,
  qty_ordered: z.coerce.number(),
  row_total_incl_tax: amount,
  option_labels: z.catch(z.array(z.object({ label: text, value: text })), []),
  withdrawal: z.catch(z.object({ qty: z.number(), reason: z.nullable(z.enum(withdrawalExceptions)) }), {
    qty: 0,
    reason: null,
  }),
  downloads: z.catch(z.array(z.object({ title: text, url: href })), []),
})
export type WireOrderItem = z.infer<typeof orderItemSchema>

const shipmentSchema = z.object({
  carrier: text,
  tracking_number: text,
  /** Goes into a link: nothing but http(s). */
  tracking_url: z.catch(z.nullish(z.url({ protocol: /^https?$/ })), null),
  shipped_at: z.string(),
  delivered_at: time,
})
export type WireShipment = z.infer<typeof shipmentSchema>

const withdrawnLines = z.catch(z.array(z.object({ item_id: z.coerce.number(), qty: z.coerce.number() })), [])

/** An order of the history (contract §1.8); what only the order service knows may be absent (contract §18.1). */
export const wireOrderSchema = z.object({
  entity_id: z.coerce.number(),
  increment_id: z.coerce.string(),
  customer_email: text,
  created_at: z.string(),
  store_name: text,
  status: text,
  order_currency_code: text,
  grand_total: z.coerce.number(),
  total_due: amount,
  subtotal_incl_tax: amount,
  discount_amount: amount,
  coupon_code: text,
  gift_cards_amount: amount,
  shipping_incl_tax: amount,
  shipping_description: text,
  tax_amount: amount,
  total_segments: z.catch(z.array(segmentSchema), []),
  items: fitting(orderItemSchema),
  payment: z.catch(z.nullish(z.object({ additional_information: z.catch(z.array(z.string()), []) })), null),
  billing_address: z.catch(z.nullish(orderAddressSchema), null),
  extension_attributes: z.catch(
    z.nullish(
      z.object({
        shipping_assignments: z.array(
          z.object({ shipping: z.object({ address: z.nullish(orderAddressSchema) }) }),
        ),
      }),
    ),
    null,
  ),
  shipments: fitting(shipmentSchema),
  withdrawal: z.catch(
    z.nullish(z.object({ state: z.enum(withdrawalStates), until: time, open_purchase_until: time })),
    null,
  ),
  withdrawals: fitting(
    z.object({
      reference: z.string(),
      kind: z.enum(withdrawalKinds),
      received_at: z.string(),
      lines: withdrawnLines,
      note: text,
    }),
  ),
})
export type WireOrder = z.infer<typeof wireOrderSchema>

/** The answer to a withdrawal (contract §18.2). */
export const withdrawnSchema = z.object({
  reference: z.string(),
  kind: z.enum(withdrawalKinds),
  received_at: z.string(),
  lines: withdrawnLines,
})
