import type { ReviewedRating } from '../commerce/reviews.ts'
import type { Language, Store } from '../commerce/stores.ts'
import { TAXED_CLASS, UNTAXED_CLASS } from '../commerce/vat.ts'
import type { Source } from '../search/fields.ts'
import { isInForce } from './calendar.ts'
import { type Category, lineageOf } from './categories.ts'
import type { Codebook } from './codebook.ts'
import { withPaths } from './content/entry.ts'
import { sizeGuideFamilies } from './content/size-guides.ts'
import { galleryOf } from './galleries.ts'
import type { Identity } from './identities.ts'
import { optionsOf } from './option-documents.ts'
import { pictureOf } from './pictures.ts'
import type { ChildPlan, Money, ProductPlan, Special } from './plan.ts'
import { safetyOf } from './safety/safety.ts'
import { slugOf } from './slugs.ts'
import { specificationsOf } from './specifications/specifications.ts'
import { attributes, labelOf } from './vocabulary/attributes.ts'

const PRICE_GROUP = 2

/** A product as one store writes it down. */
interface ProductDocuments {
  /** What lists show. */
  source: Source
  /** What only the product's own page shows (see search/product-document.ts). */
  detail: Source
}

export interface DocumentContext {
  store: Store
  identity: Identity
  categories: Map<string, Category>
  codebook: Codebook
  /** What shoppers gave it; absent: nobody has. */
  rating?: ReviewedRating | undefined
}

/** The documents of a product (contract §8.6). Fields without a value are left out: documents are served often. */
export function toDocuments(plan: ProductPlan, context: DocumentContext): ProductDocuments {
  const { store, identity } = context
  const language = store.language
  const own = categoriesOfPlan(plan, context)
  const name = plan.name[language]
  const slug = slugOf(name)
  const urlPath = `${own[0]?.urlPath ?? ''}/${slug}`
  const lineage = [...new Map(own.flatMap(lineageOf).map((category) => [category.id, category])).values()]
  const source = withoutNothing({
    id: identity.id,
    sku: plan.sku,
    type_id: plan.type,
    name,
    slug,
    url_key: slug,
    url_path: urlPath,
    status: plan.status,
    visibility: plan.visibility,
    tax_class_id: plan.isTaxed ? TAXED_CLASS : UNTAXED_CLASS,
    ...pricesOf(plan, language),
    tier_prices: plan.groupPrice && [
      { customer_group_id: PRICE_GROUP, qty: 1, value: plan.groupPrice[language] },
    ],
    popularity: plan.popularity,
    created_at: plan.createdAt,
    updated_at: plan.updatedAt,
    news_from_date: plan.isNew ? plan.createdAt : undefined,
    image: plan.hasNoPicture
      ? undefined
      : pictureOf(plan, { view: 'front', language, isPlain: plan.children.length > 0 }),
    short_description: plan.short[language],
    category_ids: lineage.map(({ id }) => id).toSorted((one, other) => one - other),
    stock: stockOf(plan, identity.id),
    ...context.rating,
    ...shownValues(plan),
    ...configurationOf(plan, { language, identity }),
    ...optionsOf(plan, language),
  })
  return {
    source: { ...source, ...(plan.price ? {} : { price: null, final_price: null, discount: 0 }) },
    detail: { ...detailOf(plan, context, lineage), ...addressesOf(plan, { language, urlPath, slug }) },
  }
}

/** Nobody chooses a gift card or a service by its colour, which is its picture's only. */
const COLOURLESS = ['gift-card', 'service']

function shownValues({ family, values }: ProductPlan): ProductPlan['values'] {
  const { ls_farg: _, ...others } = values
  return COLOURLESS.includes(family) ? others : values
}

const categoriesOfPlan = (plan: ProductPlan, { categories }: DocumentContext): Category[] =>
  plan.categories.flatMap((key) => categories.get(key) ?? [])

const withoutNothing = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== null))

interface Priced {
  price: Money | null
  special: Special | null
}

/** Prices of the index: gross; `final_price` is today's (contract §17 C20). */
function pricesOf({ price, special }: Priced, language: Language): Source {
  if (!price) return {}
  const final = finalPrice({ price, special }, language)
  const regular = price[language]
  const former = special && isInForce(special) ? special.lowestBefore?.[language] : undefined
  return withoutNothing({
    price: regular,
    final_price: final,
    special_price: special?.price[language],
    special_from_date: special?.from,
    special_to_date: special?.to,
    lowest_price_30_days: former,
    discount: discountPercent(former ?? regular, final),
  })
}

const discountPercent = (former: number, final: number): number =>
  former > final ? Math.round((1 - final / former) * 100) : 0

/** What a product costs on the catalogue's day. */
export function finalPrice({ price, special }: Priced, language: Language): number {
  const regular = price?.[language] ?? 0
  return special && isInForce(special) ? Math.min(regular, special.price[language]) : regular
}

function stockOf({ stock }: ProductPlan, id: number): Source | undefined {
  if (stock.isPending) return undefined
  const isInStock = !stock.isManaged || stock.qty > 0
  return { is_in_stock: isInStock, qty: stock.qty, manage_stock: stock.isManaged, product_id: id }
}

interface ConfigurationContext {
  language: Language
  identity: Identity
}

/** What makes a configurable: the ids of all children's values, the options with labels, the children. */
function configurationOf(plan: ProductPlan, context: ConfigurationContext): Source {
  if (plan.children.length === 0) return {}
  const optionIds = plan.axes.map((code) => [`${code}_options`, valuesOfAxis(plan, code)])
  return {
    ...Object.fromEntries(optionIds),
    has_options: '1',
    required_options: '1',
    configurable_options: plan.axes.map((code, position) => ({
      id: context.identity.id * 10 + position,
      attribute_id: String(attributes[code].id),
      attribute_code: code,
      label: attributes[code].label[context.language],
      position,
      product_id: context.identity.id,
      values: valuesOfAxis(plan, code).map((option) => ({
        value_index: option,
        label: labelOf(code, option)[context.language],
      })),
    })),
    configurable_children: plan.children.map((child, at) =>
      toChild(plan, child, { language: context.language, id: context.identity.childIds[at] ?? 0 }),
    ),
  }
}

const valuesOfAxis = (plan: ProductPlan, code: ProductPlan['axes'][number]): number[] => [
  ...new Set(plan.children.flatMap(({ values }) => values[code] ?? [])),
]

function toChild(
  plan: ProductPlan,
  child: ChildPlan,
  { language, id }: { language: Language; id: number },
): Source {
  const { discount: _, ...prices } = pricesOf(child, language)
  return {
    id,
    sku: child.sku,
    status: 1,
    ...prices,
    tier_prices: plan.groupPrice
      ? [{ customer_group_id: PRICE_GROUP, qty: 1, value: plan.groupPrice[language] }]
      : undefined,
    image: pictureOf(plan, { view: 'front', language, child }),
    ...Object.fromEntries(Object.entries(child.values).map(([code, option]) => [code, String(option)])),
    ls_utg: child.tags,
    stock: { is_in_stock: child.qty > 0, qty: child.qty, manage_stock: true },
  }
}

/** What a child's address adds to its parent's: the labels of its options. */
export const childSuffix = (plan: ProductPlan, { values }: ChildPlan, language: Language): string =>
  plan.axes.map((code) => slugOf(labelOf(code, values[code] ?? 0)[language])).join('-')

/** The members of a group and the products that a page shows beside its own. */
function linksOf({ sku, members, links }: ProductPlan): Source[] | undefined {
  const lists = Object.entries({ associated: members, ...links })
  const all = lists.flatMap(([type, skus = []]) =>
    skus.map((linked, position) => ({
      sku,
      link_type: type,
      linked_product_sku: linked,
      position,
      ...(type === 'associated' && { linked_product_type: 'simple' }),
      extension_attributes: { qty: 1 },
    })),
  )
  return all.length > 0 ? all : undefined
}

/** Addresses of the children, in their order. */
function addressesOf(
  plan: ProductPlan,
  { language, urlPath, slug }: { language: Language; urlPath: string; slug: string },
): Source {
  if (plan.children.length === 0) return {}
  const suffixes = plan.children.map((child) => childSuffix(plan, child, language))
  return {
    configurable_children: suffixes.map((suffix) => ({
      url_key: `${slug}-${suffix}`,
      url_path: `${urlPath}-${suffix}`,
    })),
  }
}

function detailOf(plan: ProductPlan, context: DocumentContext, lineage: Category[]): Source {
  const { language } = context.store
  return {
    description: withPaths(plan.description[language], context),
    media_gallery: galleryOf(plan, language),
    size_guide: sizeGuideOf(plan),
    product_links: linksOf(plan),
    ...safetyOf(plan, language),
    specifications: specificationsOf(plan).map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    meta_title: plan.name[language],
    meta_description: plan.short[language],
    category: lineage.map(({ id, name, slug, urlPath }) => ({ category_id: id, name, slug, path: urlPath })),
  }
}

/** The size guide of the content service that fits its family; children's clothes have one of their own. */
function sizeGuideOf({ family, values, isOneSize }: ProductPlan): string | undefined {
  if (isOneSize) return undefined
  const guide = Object.entries(sizeGuideFamilies).find(([, families]) => families.includes(family))?.[0]
  return guide === 'clothing' && values.ls_junior ? 'junior-clothing' : guide
}
