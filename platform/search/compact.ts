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
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
}

/** Fields that a child leaves out when they are its parent's. */
const inherited = new Set(Object.keys(shortNames).filter((name) => /price|image|thumbnail/.test(name)))

/** A product as a compact answer shows it: short names, and children without what they share with their parent. */
export function compactProduct(product: Source): Source {
  const children = product.configurable_children
  if (!Array.isArray(children)) return renamed(product)
  return { ...renamed(product), configurable_children: children.map((child) => renamed(own(child, product))) }
}

function own(child: Source, parent: Source): Source {
  const entries = Object.entries(child).filter(
    ([name, value]) => !(inherited.has(name) && value !== undefined && value === parent[name]),
  )
  return Object.fromEntries(entries)
}

function renamed(source: Source): Source {
  const short: Source = {}
  for (const [name, value] of Object.entries(source)) short[shortNames[name] ?? name] = value
  return short
}
