import * as z from 'zod/mini'
import { textOrNumber, withDefault } from './fields.ts'

const amount = z.nullish(z.coerce.number())
const text = z.nullish(z.string())

export const stockSchema = z.object({
  is_in_stock: z.boolean(),
  qty: z.nullish(z.coerce.number()),
  manage_stock: z.nullish(z.boolean()),
})

const priceFields = {
  price: amount,
  final_price: amount,
  special_price: amount,
  price_incl_tax: amount,
  original_price_incl_tax: amount,
  special_price_incl_tax: amount,
  special_from_date: text,
  special_to_date: text,
  lowest_price_30_days: amount,
}

/** A variant of a configurable product. Its attribute values are additional keys. */
const childSchema = z.looseObject({
  id: z.coerce.number(),
  sku: z.string(),
  status: withDefault(z.coerce.number(), 1),
  image: text,
  stock: z.nullish(stockSchema),
  ...priceFields,
})
export type WireChild = z.infer<typeof childSchema>

const optionSchema = z.object({
  attribute_id: z.nullish(textOrNumber),
  attribute_code: text,
  label: text,
  position: withDefault(z.coerce.number(), 0),
  values: withDefault(z.array(z.object({ value_index: textOrNumber, label: text })), []),
})

/** An unknown product type is shown as a simple product. */
export const productTypeSchema = z.catch(
  z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']),
  'simple',
)

const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value) => Number(value) === 1 || value === true),
)

const bundleOptionSchema = z.object({
  option_id: textOrNumber,
  title: withDefault(z.string(), ''),
  required: withDefault(flag, false),
  type: withDefault(z.string(), 'radio'),
  must_choose: z.nullish(flag),
  position: withDefault(z.coerce.number(), 0),
  product_links: withDefault(
    z.array(
      z.object({
        id: textOrNumber,
        sku: z.string(),
        qty: z.nullish(z.coerce.number()),
        is_default: z.nullish(flag),
        can_change_quantity: z.nullish(flag),
        position: withDefault(z.coerce.number(), 0),
      }),
    ),
    [],
  ),
})

const surcharge = { price: amount, price_type: text }

const customOptionSchema = z.object({
  option_id: textOrNumber,
  title: z.string(),
  type: z.string(),
  is_require: withDefault(flag, false),
  sort_order: withDefault(z.coerce.number(), 0),
  max_characters: z.nullish(z.coerce.number()),
  /** Names of other validation rules; not all platforms have them. */
  validation: z.nullish(z.array(z.string())),
  ...surcharge,
  values: z.nullish(z.array(z.object({ option_type_id: textOrNumber, title: z.string(), ...surcharge }))),
})
export type WireCustomOption = z.infer<typeof customOptionSchema>

const productLinkSchema = z.object({
  link_type: z.string(),
  linked_product_sku: z.string(),
  linked_product_type: withDefault(z.string(), 'simple'),
  position: withDefault(z.coerce.number(), 0),
})

/** A film of the film service: its id (contract §8.6, `vid`). */
const videoSchema = z.pipe(
  z.object({ video_id: z.string().check(z.regex(/^[\w-]{5,20}$/)) }),
  z.transform(({ video_id }) => video_id),
)

/** A business with its postal and its electronic address (regulation (EU) 2023/988, article 19). */
const businessSchema = z.object({ name: z.string(), address: z.string(), email: z.string() })

/** A product of the search index with full field names (contract §8.6). Attribute values are additional keys. */
export const productSchema = z.looseObject({
  id: z.coerce.number(),
  sku: z.string(),
  type_id: productTypeSchema,
  name: z.string(),
  status: withDefault(z.coerce.number(), 1),
  visibility: withDefault(z.coerce.number(), 4),
  url_path: text,
  image: text,
  size_guide: text,
  description: text,
  short_description: text,
  news_from_date: text,
  news_to_date: text,
  category_ids: withDefault(z.array(z.coerce.number()), []),
  rating_summary: amount,
  reviews_count: amount,
  stock: z.nullish(stockSchema),
  media_gallery: z.nullish(
    z.array(z.looseObject({ image: z.string(), vid: z.catch(z.nullish(videoSchema), null) })),
  ),
  bundle_options: z.nullish(z.array(bundleOptionSchema)),
  custom_options: z.nullish(z.array(customOptionSchema)),
  /** Extensions; without a manufacturer the page says nothing of safety. */
  manufacturer: z.catch(z.nullish(businessSchema), null),
  responsible_person: z.catch(z.nullish(businessSchema), null),
  safety_information: z.catch(z.nullish(z.array(z.string())), null),
  /** Extension; without it the table has the attributes only. */
  specifications: z.catch(z.nullish(z.array(z.object({ label: z.string(), value: z.string() }))), null),
  product_links: z.nullish(z.array(productLinkSchema)),
  extension_attributes: z.nullish(
    z.looseObject({ downloadable_product_links: z.nullish(z.array(z.object({ title: z.string() }))) }),
  ),
  configurable_options: z.nullish(z.array(optionSchema)),
  configurable_children: z.nullish(z.array(childSchema)),
  ...priceFields,
})
export type WireProduct = z.infer<typeof productSchema>
