import type { CatalogueAttribute, CatalogueRow } from '#shared/catalogue/catalogue-row.ts'
import { FILTER_CODES } from '#shared/catalogue/filter-groups.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { anyCategory, attributesTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { listOf } from '../products/attribute-values.ts'
import { toCard } from '../products/to-card.ts'
import { validUntilOf } from '../products/to-price.ts'
import { productSchema, type WireProduct } from '../protocol/product.ts'
import { listFields, productsBySku } from '../protocol/product-search.ts'
import { type Attribute, fetchAttributes } from '../search/attributes.ts'
import { fetchCategories, type TreeCategory } from '../search/categories.ts'
import { search } from '../search/search.ts'

/** What devices keep of some products, with the attributes that their values belong to. */
interface CatalogueRows {
  rows: CatalogueRow[]
  attributes: CatalogueAttribute[]
}

interface CachedRows {
  rows: CatalogueRow[]
  pricesUntil: number | null
}

const fields = [...listFields, 'popularity', 'discount', 'created_at', 'updated_at']

/** The rows of these skus with guests' prices. What the shop does not list is left out. */
export async function fetchCatalogueRows(platform: PlatformClient, skus: string[]): Promise<CatalogueRows> {
  const [{ rows }, attributes] = await Promise.all([fetchRows(platform, skus), fetchAttributes(platform)])
  return {
    rows,
    attributes: FILTER_CODES.flatMap((code) => toCatalogueAttribute(attributes[code], rows)),
  }
}

/** Visitors can ask for any combination of skus, so these answers are cached in memory only. */
const fetchRows = (platform: PlatformClient, skus: string[]): Promise<CachedRows> =>
  platform.cache.fetch(`rows|${platform.store.code}|${skus.toSorted().join()}`, {
    freshness: ({ rows }) => (rows.length > 0 ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: ({ rows }) => [...rows.map(({ card }) => productTag(card.id)), attributesTag, anyCategory],
    validUntil: ({ pricesUntil }) => pricesUntil,
    memoryOnly: true,
    load: async () => {
      const [attributes, categories, { hits }] = await Promise.all([
        fetchAttributes(platform),
        fetchCategories(platform),
        search(platform, productsBySku(skus, { fields }), productSchema),
      ])
      const now = new Date()
      const rows = hits.map((wire) => ({
        card: toCard(wire, { store: platform.store, attributes, now }),
        ...toFacts(wire, categories),
      }))
      return { rows, pricesUntil: validUntilOf(hits, now) }
    },
  })

function toFacts(wire: WireProduct, categories: Map<number, TreeCategory>): Omit<CatalogueRow, 'card'> {
  const lineage = lineageOf(wire.category_ids, categories)
  const price = wire.final_price_incl_tax ?? wire.final_price
  return {
    visibility: wire.visibility,
    categoryIds: lineage.map(({ id }) => id),
    categoryNames: lineage.map(({ name }) => name).join(' '),
    values: Object.fromEntries(FILTER_CODES.flatMap((code) => valuesOf(wire, code))),
    price: typeof price === 'number' ? toMinorUnits(price) : null,
    popularity: Number(wire.popularity ?? 0),
    discount: Number(wire.discount ?? 0),
    createdAt: String(wire.created_at ?? ''),
    updatedAt: String(wire.updated_at ?? ''),
  }
}

/** The categories of a product and all above them. */
function lineageOf(ids: number[], categories: Map<number, TreeCategory>): TreeCategory[] {
  const all = ids.flatMap((id) => categories.get(id)?.path.split('/').map(Number) ?? [])
  return [...new Set(all)].flatMap((id) => categories.get(id) ?? [])
}

function valuesOf(wire: WireProduct, code: string): [string, string[]][] {
  const values = new Set([...listOf(wire[code]), ...listOf(wire[`${code}_options`])])
  return values.size > 0 ? [[code, [...values]]] : []
}

/** The attribute with the options that some of the rows have; nothing when none has any. */
function toCatalogueAttribute(attribute: Attribute | undefined, rows: CatalogueRow[]): CatalogueAttribute[] {
  if (!attribute) return []
  const { code, label } = attribute
  const used = new Set(rows.flatMap(({ values }) => values[code] ?? []))
  const options = Object.entries(attribute.options).flatMap(([value, { label: name, swatch }]) =>
    used.has(value) ? [[value, { label: name, ...(swatch ? { swatch } : {}) }] as const] : [],
  )
  return options.length > 0 ? [{ code, label, options: Object.fromEntries(options) }] : []
}
