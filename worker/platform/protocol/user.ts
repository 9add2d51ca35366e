import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const wireAddressSchema = z.object({
  id: z.coerce.number(),
  firstname: text,
  lastname: text,
  company: text,
  street: z.array(z.string()).catch([]),
  city: text,
  postcode: text,
  country_id: text,
  telephone: text,
  default_billing: z.boolean().nullish(),
  default_shipping: z.boolean().nullish(),
})
export type WireAddress = z.infer<typeof wireAddressSchema>

/** A customer in the response of `/api/user/me` (contract §1.6). */
export const wireCustomerSchema = z.object({
  id: z.coerce.number(),
  group_id: z.coerce.number(),
  email: z.string(),
  firstname: text,
  lastname: text,
  addresses: z.array(wireAddressSchema).nullish(),
  groupToken: z.string().nullish(),
})
export type WireCustomer = z.infer<typeof wireCustomerSchema>

const wireOrderSchema = z.object({
  entity_id: z.coerce.number(),
  increment_id: z.coerce.string(),
  created_at: z.string(),
  store_name: text,
  status: text,
  order_currency_code: text,
  grand_total: z.coerce.number(),
  total_due: z.coerce.number().catch(0),
  items: z
    .array(
      z.object({
        item_id: z.coerce.number(),
        parent_item_id: z.coerce.number().nullish(),
        sku: z.string(),
        name: text,
        qty_ordered: z.coerce.number(),
        row_total_incl_tax: z.coerce.number().catch(0),
      }),
    )
    .catch([]),
})
export type WireOrder = z.infer<typeof wireOrderSchema>

/** A page of past orders (contract §1.8). */
export const orderHistorySchema = z.object({
  items: z.array(wireOrderSchema),
  total_count: z.coerce.number(),
})
