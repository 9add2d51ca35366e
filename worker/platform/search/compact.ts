/** The platform's short names of product fields, with their full names (contract §8.3). */
const LONG_NAMES: Record<string, string> = {
  mp: 'minimal_price',
  ho: 'has_options',
  u: 'url_key',
  s: 'status',
  ro: 'required_options',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  mrp: 'minimal_regular_price',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  ofp: 'original_final_price',
  op: 'original_price',
  osp: 'original_special_price',
  fpit: 'final_price_incl_tax',
  opit: 'original_price_incl_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  fpt: 'final_price_tax',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  lp30: 'lowest_price_30_days',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
}

/** Fields that the platform omits from a variant when they equal its parent's. */
const INHERITED = Object.values(LONG_NAMES).filter((name) => /price|image|thumbnail/.test(name))

type Source = Record<string, unknown>

/**
 * A compact product with full field names and its attributes as fields (contract §8.6). Its variants get the fields that they
 * share with it (contract §17 C22).
 */
export function expandProduct(source: Source): Source {
  const product = withOwnFields(source)
  const children = product.configurable_children
  if (!Array.isArray(children)) return product
  const shared = Object.fromEntries(
    INHERITED.filter((name) => name in product).map((name) => [name, product[name]]),
  )
  return {
    ...product,
    configurable_children: children.map((child: Source) => ({ ...shared, ...withOwnFields(child) })),
  }
}

/** A field of the document itself wins: prices and pictures are as the index says. */
const withOwnFields = ({ custom_attributes: listed, ...source }: Source): Source => ({
  ...(Array.isArray(listed) && Object.fromEntries(listed.map((one) => [one?.attribute_code, one?.value]))),
  ...withLongNames(source),
})

const withLongNames = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [LONG_NAMES[name] ?? name, value]))
