import * as z from 'zod/mini'
import { text, textOrNumber, withDefault } from './fields.ts'
import { productTypeSchema } from './product.ts'

export const cartIdSchema = textOrNumber

const chosenSchema = z.pipe(
  z.nullish(z.array(z.object({ option_id: textOrNumber, option_value: textOrNumber }))),
  z.transform((options) => options ?? []),
)

/** A line in the responses of `pull` and `update` (contract §2.2). */
export const serverItemSchema = z.object({
  item_id: z.coerce.number(),
  sku: z.string(),
  qty: z.coerce.number(),
  name: z.string(),
  product_type: productTypeSchema,
  quote_id: z.optional(textOrNumber),
  available: z.nullish(z.boolean()),
  product_option: z.catch(
    z.nullish(
      z.object({
        extension_attributes: z.object({
          configurable_item_options: chosenSchema,
          custom_options: chosenSchema,
          bundle_options: z.pipe(
            z.nullish(
              z.array(
                z.object({
                  option_id: textOrNumber,
                  option_qty: z.coerce.number(),
                  option_selections: z.array(textOrNumber),
                }),
              ),
            ),
            z.transform((options) => options ?? []),
          ),
        }),
      }),
    ),
    null,
  ),
})
export type ServerItem = z.infer<typeof serverItemSchema>

const lineOptionsSchema = z.array(z.object({ label: z.string(), value: textOrNumber }))

/** `items[].options` is JSON in a string (contract §2.5). Anything else counts as no options. */
const optionsText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => {
    try {
      return z.catch(lineOptionsSchema, []).parse(JSON.parse(text ?? '[]'))
    } catch {
      return []
    }
  }),
)

export const segmentSchema = z.object({
  code: z.string(),
  value: z.catch(z.nullable(z.coerce.number()), null),
})

/** The totals of a cart (contract §2.5), in major units. */
export const totalsSchema = z.object({
  grand_total: z.coerce.number(),
  subtotal: z.coerce.number(),
  subtotal_incl_tax: z.coerce.number(),
  discount_amount: withDefault(z.coerce.number(), 0),
  shipping_incl_tax: withDefault(z.coerce.number(), 0),
  tax_amount: withDefault(z.coerce.number(), 0),
  coupon_code: z.nullish(z.string()),
  items: withDefault(
    z.array(
      z.object({
        item_id: z.coerce.number(),
        qty: z.coerce.number(),
        price: z.coerce.number(),
        price_incl_tax: z.coerce.number(),
        row_total_incl_tax: z.coerce.number(),
        options: optionsText,
      }),
    ),
    [],
  ),
  total_segments: withDefault(z.array(segmentSchema), []),
})
export type WireTotals = z.infer<typeof totalsSchema>

export const shippingMethodSchema = z.object({
  carrier_code: z.string(),
  /** Stock platforms name none where the carrier has no way there (contract §2.7, `available`). */
  method_code: text,
  carrier_title: text,
  method_title: text,
  price_incl_tax: z.coerce.number(),
  available: z.nullish(z.boolean()),
  default: z.nullish(z.boolean()),
  extension_attributes: z.catch(
    z.nullish(
      z.object({
        delivery_days: z.catch(z.nullish(z.array(z.number())), null),
        free_from: z.catch(z.nullish(z.number()), null),
      }),
    ),
    null,
  ),
})
export type WireShippingMethod = z.infer<typeof shippingMethodSchema>

const cost = z.catch(z.nullish(z.coerce.number()), null)

export const paymentMethodSchema = z.object({
  code: z.string(),
  title: text,
  cost,
  cost_incl_tax: cost,
  default: z.nullish(z.boolean()),
  offline: z.nullish(z.boolean()),
})
export type WirePaymentMethod = z.infer<typeof paymentMethodSchema>

/** `shipping-information` returns the totals inside an object; other servers return them directly (contract §2.8). */
export const shippingInformationSchema = z.union([
  z.object({ payment_methods: withDefault(z.array(paymentMethodSchema), []), totals: totalsSchema }),
  z.pipe(
    totalsSchema,
    z.transform((totals) => ({ payment_methods: [] as WirePaymentMethod[], totals })),
  ),
])

export const servicePointSchema = z.object({
  id: textOrNumber,
  name: z.string(),
  street: text,
  postcode: text,
  city: text,
  distance: z.nullish(z.coerce.number()),
  opening_hours: z.catch(
    z.array(z.object({ day: z.coerce.number(), open: z.string(), close: z.string() })),
    [],
  ),
})
