import { z } from 'zod'

const amount = z.coerce.number().nullish()
const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)

export const stockSchema = z.object({
  is_in_stock: z.boolean(),
  qty: z.coerce.number().nullish(),
  manage_stock: z.boolean().nullish(),
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
}

/** A variant of a configurable product. Its attribute values are additional keys. */
export const childSchema = z.looseObject({
  id: z.coerce.number(),
  sku: z.string(),
  status: z.coerce.number().default(1),
  image: text,
  stock: stockSchema.nullish(),
  ...priceFields,
})
export type WireChild = z.infer<typeof childSchema>

const optionSchema = z.object({
  attribute_id: id.nullish(),
  attribute_code: text,
  label: text,
  position: z.coerce.number().default(0),
  values: z.array(z.object({ value_index: id, label: text })).default([]),
})

/** An unknown product type is shown as a simple product. */
export const productTypeSchema = z
  .enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'])
  .catch('simple')

const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => Number(value) === 1 || value === true)

const bundleOptionSchema = z.object({
  option_id: id,
  title: z.string().default(''),
  required: flag.default(false),
  type: z.string().default('radio'),
  position: z.coerce.number().default(0),
  product_links: z
    .array(
      z.object({
        id,
        sku: z.string(),
        qty: z.coerce.number().nullish(),
        is_default: flag.nullish(),
        can_change_quantity: flag.nullish(),
        position: z.coerce.number().default(0),
      }),
    )
    .default([]),
})

const surcharge = { price: amount, price_type: text }

const customOptionSchema = z.object({
  option_id: id,
  title: z.string(),
  type: z.string(),
  is_require: flag.default(false),
  sort_order: z.coerce.number().default(0),
  max_characters: z.coerce.number().nullish(),
  /** Names of other validation rules; not all platforms have them. */
  validation: z.array(z.string()).nullish(),
  ...surcharge,
  values: z.array(z.object({ option_type_id: id, title: z.string(), ...surcharge })).nullish(),
})
export type WireCustomOption = z.infer<typeof customOptionSchema>

const productLinkSchema = z.object({
  link_type: z.string(),
  linked_product_sku: z.string(),
  linked_product_type: z.string().default('simple'),
  position: z.coerce.number().default(0),
})

/** A film of the film service: its id (contract §8.6, `vid`). */
const videoSchema = z
  .object({ video_id: z.string().regex(/^[\w-]{5,20}$/) })
  .transform(({ video_id }) => video_id)

/** A product of the search index with full field names (contract §8.6). Attribute values are additional keys. */
export const productSchema = z.looseObject({
  id: z.coerce.number(),
  sku: z.string(),
  type_id: productTypeSchema,
  name: z.string(),
  status: z.coerce.number().default(1),
  visibility: z.coerce.number().default(4),
  url_path: text,
  image: text,
  size_guide: text,
  description: text,
  short_description: text,
  news_from_date: text,
  news_to_date: text,
  category_ids: z.array(z.coerce.number()).default([]),
  stock: stockSchema.nullish(),
  media_gallery: z
    .array(z.looseObject({ image: z.string(), vid: videoSchema.nullish().catch(null) }))
    .nullish(),
  bundle_options: z.array(bundleOptionSchema).nullish(),
  custom_options: z.array(customOptionSchema).nullish(),
  product_links: z.array(productLinkSchema).nullish(),
  extension_attributes: z
    .looseObject({ downloadable_product_links: z.array(z.object({ title: z.string() })).nullish() })
    .nullish(),
  configurable_options: z.array(optionSchema).nullish(),
  configurable_children: z.array(childSchema).nullish(),
  ...priceFields,
})
export type WireProduct = z.infer<typeof productSchema>
