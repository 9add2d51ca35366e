import * as z from 'zod/mini'
import { FILTER_CODES } from '#shared/catalogue/filter-groups.ts'
import { DEFAULT_FRESHNESS } from '../../cache/freshness.ts'
import { fetchNonEmpty } from '../../cache/non-empty-list.ts'
import { attributesTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { attributesByCode } from '../protocol/category-search.ts'
import { textOrNumber, withDefault } from '../protocol/fields.ts'
import { search } from './search.ts'

/** An attribute with the labels of its option ids. */
export interface Attribute {
  code: string
  label: string
  /** Shown as a row in the product comparison. */
  isComparable: boolean
  options: Record<string, { label: string; swatch?: string; stores?: number[] }>
}

/** Attributes of the specification table, in its order. */
export const SPEC_CODES = [
  'ls_brand',
  'ls_faste',
  'ls_modell',
  'ls_aktivitet',
  'ls_sasong',
  'ls_vikt',
  'ls_innehall',
  'ls_dampning',
  'ls_drop',
  'ls_last',
  'ls_plockning',
  'ls_dam',
  'ls_herr',
  'ls_junior',
]

/** Attributes that shoppers choose a variant by, and that are neither a filter nor in the table. */
const OPTION_CODES = ['ls_volym']

const attributeSchema = z.object({
  attribute_code: z.string(),
  frontend_label: z.nullish(z.string()),
  default_frontend_label: z.nullish(z.string()),
  /** Platforms write `1`, "1" or true (contract §16.14). */
  is_comparable: z.catch(z.nullish(z.union([z.boolean(), z.coerce.number()])), false),
  options: withDefault(
    z.array(
      z.object({
        value: textOrNumber,
        label: textOrNumber,
        swatch: z.nullish(z.string()),
        /** Ids of the stores that have this option; 0 is every store. */
        stores: z.nullish(z.array(z.coerce.number())),
      }),
    ),
    [],
  ),
})

/** Every attribute the shop shows, by code (contract §15.7 E6). */
export function fetchAttributes(platform: PlatformClient): Promise<Record<string, Attribute>> {
  return fetchNonEmpty<Record<string, Attribute>>(platform.cache, `attributes|${platform.store.code}`, {
    empty: {},
    freshness: DEFAULT_FRESHNESS,
    tags: () => [attributesTag],
    load: async () => {
      const codes = [...new Set([...FILTER_CODES, ...SPEC_CODES, ...OPTION_CODES])]
      const { hits } = await search(platform, attributesByCode(codes), attributeSchema)
      return Object.fromEntries(hits.map((hit) => [hit.attribute_code, toAttribute(hit)]))
    },
  })
}

function toAttribute(wire: z.infer<typeof attributeSchema>): Attribute {
  const options = wire.options.map(
    ({ value, label, swatch, stores }) =>
      [value, { label, ...(swatch ? { swatch } : {}), ...(stores ? { stores } : {}) }] as const,
  )
  return {
    code: wire.attribute_code,
    label: wire.frontend_label ?? wire.default_frontend_label ?? wire.attribute_code,
    isComparable: Boolean(wire.is_comparable),
    options: Object.fromEntries(options),
  }
}
