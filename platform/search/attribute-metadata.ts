import { z } from 'zod'
import type { Aggregations } from './aggregations.ts'
import type { Source } from './fields.ts'

const attributeSchema = z.looseObject({
  attribute_code: z.string(),
  options: z.array(z.looseObject({ value: z.string(), label: z.string() })).default([]),
})

/** Fields of an attribute in a product search (contract §8.4). */
const SHOWN = [
  'is_visible_on_front',
  'is_visible',
  'default_frontend_label',
  'attribute_id',
  'entity_type_id',
  'id',
  'is_user_defined',
  'is_comparable',
  'attribute_code',
  'slug',
]

/** The attributes of a response's aggregations, with only those options that occur in the buckets. */
export function attributeMetadata(rows: { source: string }[], aggregations: Aggregations): Source[] {
  return rows.map(({ source }) => {
    const attribute = attributeSchema.parse(JSON.parse(source))
    const occurring = occurringValues(attribute.attribute_code, aggregations)
    const options = attribute.options.filter(({ value }) => occurring.has(value))
    const shown = Object.entries(attribute).filter(([name]) => SHOWN.includes(name))
    return { ...Object.fromEntries(shown), options: options.map(({ value, label }) => ({ value, label })) }
  })
}

function occurringValues(code: string, aggregations: Aggregations): Set<string> {
  const lists = [aggregations[`agg_terms_${code}`], aggregations[`agg_terms_${code}_options`]]
  return new Set(
    lists.flatMap((list) => (list && 'buckets' in list ? list.buckets.map(({ key }) => String(key)) : [])),
  )
}
