import { type FieldPatterns, type Source, showsField } from './fields.ts'

/** A product's document in two parts, both JSON: a list of fifty reads `source` only. */
export interface StoredDocument {
  /** What lists show. */
  source: string
  /** The rest: DETAIL_FIELDS; empty when it was not read. */
  detail: string
}

/** Fields that are stored in `detail` (see seed/to-documents.ts). */
const DETAIL_FIELDS = [
  'description',
  'media_gallery',
  'meta_title',
  'meta_description',
  'category',
  'specifications',
  'size_guide',
  'manufacturer',
  'responsible_person',
  'safety_information',
  'product_links',
  'configurable_children.url_key',
  'configurable_children.url_path',
]

/** Whether these fields need `detail`. */
export const asksDetail = (fields: FieldPatterns): boolean =>
  DETAIL_FIELDS.some((field) => showsField(fields, field))

/** The whole document. Children are in the same order in both parts. */
export function readDocument({ source, detail }: StoredDocument): Source {
  const document: Source = JSON.parse(source)
  if (!detail) return document
  const { configurable_children: addresses = [], ...rest }: Source & { configurable_children?: Source[] } =
    JSON.parse(detail)
  const { configurable_children: children } = document
  if (Array.isArray(children))
    for (const [at, child] of children.entries()) Object.assign(child, addresses[at])
  return Object.assign(document, rest)
}
