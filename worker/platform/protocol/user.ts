import * as z from 'zod/mini'
import { country, text } from './fields.ts'
import { wireOrderSchema } from './past-order.ts'

export const wireAddressSchema = z.object({
  id: z.coerce.number(),
  firstname: text,
  lastname: text,
  company: text,
  vat_id: text,
  street: z.catch(z.array(z.string()), []),
  city: text,
  postcode: text,
  country_id: country,
  telephone: text,
  default_billing: z.nullish(z.boolean()),
  default_shipping: z.nullish(z.boolean()),
})
export type WireAddress = z.infer<typeof wireAddressSchema>

/** A customer in the response of `/api/user/me` (contract §1.6). */
export const wireCustomerSchema = z.object({
  id: z.coerce.number(),
  group_id: z.nullish(z.coerce.number()),
  email: z.string(),
  firstname: text,
  lastname: text,
  addresses: z.nullish(z.array(wireAddressSchema)),
  groupToken: z.nullish(z.string()),
  updated_at: z.optional(z.string()),
})
export type WireCustomer = z.infer<typeof wireCustomerSchema>

/** A page of past orders (contract §1.8). */
export const orderHistorySchema = z.object({
  items: z.array(wireOrderSchema),
  total_count: z.coerce.number(),
})
