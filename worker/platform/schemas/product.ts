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

/** A child of a configurable; its attribute values are further keys. */
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

/** A type the shop does not know is shown as the simplest. */
export const productTypeSchema = z
  .enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'])
  .catch('simple')

/** A product of the search index, compact names already restored (contract §8.6). Attribute values are further keys. */
export const productSchema = z.looseObject({
  id: z.coerce.number(),
  sku: z.string(),
  type_id: productTypeSchema,
  name: z.string(),
  status: z.coerce.number().default(1),
  visibility: z.coerce.number().default(4),
  url_path: text,
  image: text,
  description: text,
  short_description: text,
  news_from_date: text,
  news_to_date: text,
  category_ids: z.array(z.coerce.number()).default([]),
  stock: stockSchema.nullish(),
  media_gallery: z.array(z.looseObject({ image: z.string() })).nullish(),
  configurable_options: z.array(optionSchema).nullish(),
  configurable_children: z.array(childSchema).nullish(),
  ...priceFields,
})
export type WireProduct = z.infer<typeof productSchema>
