import { OFFER_SELECT, type OfferRow, toOffer } from '../offers.ts'
import { jsonOf, rowsOf } from '../rows.ts'
import type { Store } from '../stores.ts'
import type { OffersBySku } from './lines.ts'

/** The options of a product, from its document (contract §8.6). */
export interface ProductOptions {
  customOptions: CustomOption[]
  bundleOptions: BundleOption[]
  links: { id: number | string; title: string; price?: number }[]
}

/** A text to print or a value to choose. */
export interface CustomOption {
  option_id: number | string
  title: string
  type: string
  is_require: boolean | number
  max_characters?: number | null
  price?: number | null
  price_type?: string | null
  values?: { option_type_id: number | string; title: string; price?: number; price_type?: string }[] | null
}

/** A choice within a bundle. */
export interface BundleOption {
  option_id: number | string
  required: boolean | number
  /** `checkbox` and `multi`: several links may be chosen. */
  type?: string
  /** Nothing is chosen of it until the shopper does, such as a size. */
  must_choose?: boolean
  product_links: {
    id: number | string
    sku: string
    qty: number
    is_default?: boolean | number
    /** Without it the link has its own quantity, and a requested one is ignored. */
    can_change_quantity?: boolean | number
  }[]
}

/** The data to turn requested skus into lines. */
export interface ProductLookup {
  offersBySku: OffersBySku
  optionsBySku: ReadonlyMap<string, ProductOptions>
}

interface OptionsRow {
  sku: string
  custom_options: string | null
  bundle_options: string | null
  links: string | null
}

/** SQL for a field of a product's document, from whichever of its two halves has it. */
function eitherPart(field: string): string {
  return `COALESCE(json_extract(source, '$.${field}'), json_extract(detail, '$.${field}'))`
}

const WANTED = 'SELECT value FROM json_each(?2)'

/**
 * Statements that load offers, children, bundle members and options of the requested skus; `lookupOf` reads their
 * results.
 */
export function lookupStatements(db: D1Database, storeId: number, skus: readonly string[]) {
  const offers = `${OFFER_SELECT} WHERE o.store_id = ?1 AND o.sku IN (${WANTED})`
  const children = `${OFFER_SELECT} WHERE o.store_id = ?1 AND o.parent_sku IN (${WANTED})`
  const members = `${OFFER_SELECT} WHERE o.store_id = ?1 AND o.sku IN (
    SELECT json_extract(link.value, '$.sku') FROM product AS bundle,
      json_each(${eitherPart('bundle_options')}) AS option, json_each(option.value, '$.product_links') AS link
    WHERE bundle.store_id = ?1 AND bundle.sku IN (${WANTED}))`
  const options = `SELECT sku, ${eitherPart('custom_options')} AS custom_options,
      ${eitherPart('bundle_options')} AS bundle_options,
      ${eitherPart('extension_attributes.downloadable_product_links')} AS links
    FROM product WHERE store_id = ?1 AND sku IN (
      SELECT COALESCE(o.parent_sku, o.sku) FROM offer AS o WHERE o.store_id = ?1 AND o.sku IN (${WANTED})
      UNION ${WANTED})`
  const skuList = JSON.stringify(skus)
  return [offers, children, members, options].map((sql) => db.prepare(sql).bind(storeId, skuList))
}

/** The products of a cart's own store. `results` are those of the store that the call names; when it is another one, they are read again. */
export async function lookupOf(
  db: D1Database,
  own: Store,
  { skus, store, results }: { skus: readonly string[]; store: Store; results: D1Result[] },
): Promise<ProductLookup> {
  return toLookup(own.id === store.id ? results : await db.batch(lookupStatements(db, own.id, skus)))
}

function toLookup([offers, children, members, options]: D1Result[]): ProductLookup {
  const rows = [offers, children, members].flatMap((result) => rowsOf<OfferRow>(result))
  const choices = rowsOf<OptionsRow>(options)
  return {
    offersBySku: new Map(rows.map((row) => [row.sku, toOffer(row)])),
    optionsBySku: new Map(choices.map((row) => [row.sku, toProductOptions(row)])),
  }
}

function toProductOptions(row: OptionsRow): ProductOptions {
  return {
    customOptions: jsonOf<CustomOption[]>(row.custom_options, []),
    bundleOptions: jsonOf<BundleOption[]>(row.bundle_options, []),
    links: jsonOf<ProductOptions['links']>(row.links, []),
  }
}
