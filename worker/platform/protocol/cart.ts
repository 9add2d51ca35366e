import { z } from 'zod'
import { productTypeSchema } from './product.ts'

const idSchema = z.union([z.string(), z.number()]).transform(String)

export const cartIdSchema = idSchema

const chosenSchema = z
  .array(z.object({ option_id: idSchema, option_value: idSchema }))
  .nullish()
  .transform((options) => options ?? [])

/** A line in the responses of `pull` and `update` (contract §2.2). */
export const serverItemSchema = z.object({
  item_id: z.coerce.number(),
  sku: z.string(),
  qty: z.coerce.number(),
  name: z.string(),
  product_type: productTypeSchema,
  quote_id: idSchema.optional(),
  product_option: z
    .object({
      extension_attributes: z.object({
        configurable_item_options: chosenSchema,
        custom_options: chosenSchema,
        bundle_options: z
          .array(
            z.object({
              option_id: idSchema,
              option_qty: z.coerce.number(),
              option_selections: z.array(idSchema),
            }),
          )
          .nullish()
          .transform((options) => options ?? []),
      }),
    })
    .nullish()
    .catch(null),
})
export type ServerItem = z.infer<typeof serverItemSchema>

const lineOptionsSchema = z.array(
  z.object({ label: z.string(), value: z.union([z.string(), z.number()]).transform(String) }),
)

/** `items[].options` is JSON in a string (contract §2.5). Anything else counts as no options. */
const optionsText = z
  .string()
  .nullish()
  .transform((text) => {
    try {
      return lineOptionsSchema.catch([]).parse(JSON.parse(text ?? '[]'))
    } catch {
      return []
    }
  })

const segmentSchema = z.object({ code: z.string(), value: z.coerce.number().nullable().catch(null) })

/** The totals of a cart (contract §2.5), in major units. */
export const totalsSchema = z.object({
  grand_total: z.coerce.number(),
  subtotal: z.coerce.number(),
  subtotal_incl_tax: z.coerce.number(),
  discount_amount: z.coerce.number().default(0),
  shipping_incl_tax: z.coerce.number().default(0),
  tax_amount: z.coerce.number().default(0),
  coupon_code: z.string().optional(),
  items: z
    .array(
      z.object({
        item_id: z.coerce.number(),
        qty: z.coerce.number(),
        price: z.coerce.number(),
        price_incl_tax: z.coerce.number(),
        row_total_incl_tax: z.coerce.number(),
        options: optionsText,
      }),
    )
    .default([]),
  total_segments: z.array(segmentSchema).default([]),
})
export type WireTotals = z.infer<typeof totalsSchema>

export const shippingMethodSchema = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string().nullish(),
  method_title: z.string().nullish(),
  price_incl_tax: z.coerce.number(),
  available: z.boolean().nullish(),
  extension_attributes: z
    .object({
      delivery_days: z.array(z.number()).nullish().catch(null),
      free_from: z.number().nullish().catch(null),
    })
    .nullish()
    .catch(null),
})
export type WireShippingMethod = z.infer<typeof shippingMethodSchema>

export const paymentMethodSchema = z.object({
  code: z.string(),
  title: z.string(),
  offline: z.boolean().nullish(),
})
export type WirePaymentMethod = z.infer<typeof paymentMethodSchema>

/** `shipping-information` returns the totals inside an object; other servers return them directly (contract §2.8). */
export const shippingInformationSchema = z
  .object({ payment_methods: z.array(paymentMethodSchema).default([]), totals: totalsSchema })
  .or(totalsSchema.transform((totals) => ({ payment_methods: [] as WirePaymentMethod[], totals })))

export const servicePointSchema = z.object({
  id: idSchema,
  name: z.string(),
  street: z.string().default(''),
  postcode: z.string().default(''),
  city: z.string().default(''),
  distance: z.coerce.number().nullish(),
  opening_hours: z
    .array(z.object({ day: z.coerce.number(), open: z.string(), close: z.string() }))
    .default([]),
})
