import type { Source } from './fields.ts'

/** Short names of product fields in compact answers (contract §8.3). */
const shortNames: Record<string, string> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  lowest_price_30_days: 'lp30',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
}

/** Fields that are left out of a child when they equal its parent's. */
const inherited = new Set(Object.keys(shortNames).filter((name) => /price|image|thumbnail/.test(name)))

/** A product in a compact response: short names, and children without the values they share with their parent. */
export function compactProduct(product: Source): Source {
  const compact = renamed(product, noParent)
  const children = product.configurable_children
  if (Array.isArray(children))
    compact.configurable_children = children.map((child) => renamed(child, product))
  return compact
}

const noParent: Source = {}

function renamed(source: Source, parent: Source): Source {
  const short: Source = {}
  for (const name in source) {
    const value = source[name]
    if (value !== undefined && !(inherited.has(name) && value === parent[name]))
      short[shortNames[name] ?? name] = value
  }
  return short
}
