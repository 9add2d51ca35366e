import { plainText } from '#shared/content/plain-text.ts'
import { composedStock } from '#shared/product/composed-stock.ts'
import { withoutNumericSuffix } from '#shared/product/gallery.ts'
import { isImmaterial } from '#shared/product/immaterial.ts'
import { isMadeToOrder } from '#shared/product/made-to-order.ts'
import { type Price, priceSpan } from '#shared/product/price.ts'
import type {
  OptionValue,
  Product,
  ProductImage,
  ProductOption,
  ProductPart,
  ProductSafety,
  Spec,
  Variant,
} from '#shared/product/product.ts'
import { parseContents } from '#shared/product/unit-price.ts'
import type { WireChild, WireProduct } from '../protocol/product.ts'
import { type Attribute, SPEC_CODES } from '../search/attributes.ts'
import { BRAND_CODE } from '../search/brands.ts'
import { COLOUR_CODE, labelOf, listOf } from './attribute-values.ts'
import { toBundleOptions } from './to-bundle-options.ts'
import { type CardContext, offeredChildren, productPath, toRating } from './to-card.ts'
import { toCustomOptions } from './to-custom-options.ts'
import { toGear } from './to-gear.ts'
import { partsPrice } from './to-parts.ts'
import { toDatedPrice, toShopStock } from './to-price.ts'

const CONTENTS = 'ls_innehall'
const WAREHOUSE = 'ls_plockning'

/**
 * The product for a product page, without breadcrumbs and sanitised text, which the loader adds. `parts` are the parts
 * of a bundle or group.
 */
export function toProduct(
  wire: WireProduct,
  context: CardContext,
  parts: ProductPart[] = [],
): Omit<Product, 'breadcrumbs' | 'descriptionHtml'> & { description: string } {
  const { store, attributes, now } = context
  const options = toOptions(wire, attributes)
  const variants =
    options.length > 0 ? offeredChildren(wire).map((child) => toVariant(child, options, now)) : []
  const bundleOptions = toBundleOptions(wire)
  const composite = { type: wire.type_id, options, variants, bundleOptions, parts }
  const customOptions = toCustomOptions(wire)
  return {
    id: wire.id,
    sku: wire.sku,
    type: wire.type_id,
    name: wire.name,
    brand: labelOf(attributes, BRAND_CODE, wire[BRAND_CODE]),
    colour: labelOf(attributes, COLOUR_CODE, wire[COLOUR_CODE]),
    path: productPath(wire, store),
    summary: plainText(wire.short_description || wire.description || ''),
    description: wire.description ?? '',
    price: lowestPrice(variants) ?? partsPrice(composite) ?? toDatedPrice(wire, now),
    stock: composedStock(composite) ?? toShopStock(wire.stock),
    images: toImages(wire),
    options,
    variants,
    bundleOptions,
    parts,
    customOptions,
    gear: toGear(wire, attributes),
    isSent: !isImmaterial(wire.type_id),
    isReturnable: !isImmaterial(wire.type_id) && !isMadeToOrder({ customOptions }) && !isUntaxed(wire),
    isTaxed: !isUntaxed(wire),
    isExternal: isExternal(labelOf(attributes, WAREHOUSE, wire[WAREHOUSE])),
    downloads: (wire.extension_attributes?.downloadable_product_links ?? []).map(({ title }) => title),
    specs: toSpecs(wire, attributes),
    safety: toSafety(wire),
    categoryIds: wire.category_ids,
    sizeGuide: wire.size_guide ?? null,
    contents: parseContents(labelOf(attributes, CONTENTS, wire[CONTENTS]) ?? ''),
    rating: toRating(wire),
  }
}

/** Merchants name the warehouses; one that is not theirs is external in every language of the shop (contract §8.6). */
const isExternal = (warehouse: string | null) => /^e(x|ks)tern/i.test(warehouse ?? '')

/** Gift cards, printed ones too: taxed when they are used, and never taken back. */
const isUntaxed = ({ tax_class_id: taxClass }: WireProduct) => Number(taxClass ?? Number.NaN) === 0

const lowestPrice = (variants: Variant[]): Price | null =>
  variants.length > 0 ? priceSpan(variants.map(({ price }) => price)).lowest : null

/**
 * The options of a product. An option without a code or id is left out: it is an error in the platform's data (Spec
 * §8).
 */
function toOptions(wire: WireProduct, attributes: Record<string, Attribute>): ProductOption[] {
  return (wire.configurable_options ?? [])
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ attribute_id, attribute_code, label, values }) => {
      if (!attribute_id || !attribute_code) return []
      const attribute = attributes[attribute_code]
      return [
        {
          code: attribute_code,
          attributeId: attribute_id,
          label: attribute?.label ?? label ?? attribute_code,
          values: values.map(({ value_index, label: own }) => toValue(value_index, attribute, own)),
        },
      ]
    })
}

function toValue(
  value: string,
  attribute: Attribute | undefined,
  label: string | null | undefined,
): OptionValue {
  const option = attribute?.options[value]
  return {
    value,
    label: option?.label ?? label ?? value,
    ...(option?.swatch ? { swatch: option.swatch } : {}),
  }
}

function toVariant(child: WireChild, options: ProductOption[], now: Date): Variant {
  return {
    sku: child.sku,
    id: child.id,
    values: Object.fromEntries(options.map(({ code }) => [code, String(child[code] ?? '')])),
    price: toDatedPrice(child, now),
    stock: toShopStock(child.stock),
    image: child.image ?? null,
  }
}

/** The product's pictures. A picture that all variants of one value use (a colour, a wax, a flavour) is linked to it. */
function toImages(wire: WireProduct): ProductImage[] {
  const gallery = wire.media_gallery ?? []
  const files = [wire.image, ...gallery.filter(({ vid }) => !vid).map(({ image }) => image)].filter(
    (file) => typeof file === 'string',
  )
  const shown = valuesShown(wire)
  const toImage = (file: string) => ({ file, optionValue: shown.get(withoutView(file)) ?? null })
  const films = gallery.flatMap(({ image, vid }) => (vid ? [{ ...toImage(image), video: vid }] : []))
  return [...[...new Set(files)].map(toImage), ...films]
}

/** The option value that the pictures of a name show, of the first option that has one value for each name. */
function valuesShown(wire: WireProduct): Map<string, string> {
  const children = (wire.configurable_children ?? []).filter(({ image }) => image)
  const codes = [
    COLOUR_CODE,
    ...(wire.configurable_options ?? []).flatMap(({ attribute_code }) => attribute_code ?? []),
  ]
  for (const code of codes) {
    const pairs = children.map(
      (child) => [withoutView(child.image ?? ''), listOf(child[code])[0] ?? ''] as const,
    )
    const names = new Map(pairs)
    const isDistinct = pairs.every(([name, value]) => value !== '' && names.get(name) === value)
    if (isDistinct && names.size > 0) return names
  }
  return new Map()
}

/** File names of one look differ only in the view and in numbers: `…_red-front_190.svg`, `…_red-detail.svg`. */
const withoutView = (file: string) => withoutNumericSuffix(file).replace(/-[a-z]+(?=\.\w+$)/, '')

/** The attributes, then the platform's specifications, which replace a row of the same label. */
function toSpecs(wire: WireProduct, attributes: Record<string, Attribute>): Spec[] {
  const rows = SPEC_CODES.flatMap((code): [string, Spec][] => {
    const attribute = attributes[code]
    const words = attribute ? wordsOf(attribute, listOf(wire[code])) : []
    return attribute && words.length > 0
      ? [[attribute.label, { label: attribute.label, value: words.join(', ') }]]
      : []
  })
  const specified = (wire.specifications ?? []).map((spec): [string, Spec] => [spec.label, spec])
  return [...new Map([...rows, ...specified]).values()]
}

/** The labels of values; free values as they are. Unknown option ids are left out. */
const wordsOf = ({ options }: Attribute, values: string[]): string[] =>
  Object.keys(options).length > 0 ? values.flatMap((value) => options[value]?.label ?? []) : values

function toSafety(wire: WireProduct): ProductSafety | null {
  const { manufacturer, responsible_person: responsible = null, safety_information: warnings } = wire
  if (!manufacturer || isImmaterial(wire.type_id) || isUntaxed(wire)) return null
  return { manufacturer, responsible, warnings: warnings ?? [] }
}
