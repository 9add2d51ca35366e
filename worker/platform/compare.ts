import type { ComparedProduct, ComparedSki } from '#shared/account/compare.ts'
import type { Product } from '#shared/product/product.ts'
import { variantSizes } from '#shared/skis/product-sizes.ts'
import { type Attribute, fetchAttributes } from './attributes.ts'
import { fetchCardsBySku } from './catalogue.ts'
import type { PlatformClient } from './client.ts'
import { fetchProduct } from './products.ts'

/**
 * Products to compare, in the requested order, with the rows that the platform marks as comparable (contract §16.14).
 */
export async function fetchCompared(platform: PlatformClient, skus: string[]): Promise<ComparedProduct[]> {
  const [attributes, cards, products] = await Promise.all([
    fetchAttributes(platform),
    fetchCardsBySku(platform, skus, { memoryOnly: true }),
    Promise.all(skus.map((sku) => fetchProduct(platform, sku))),
  ])
  const comparable = new Set(
    Object.values(attributes)
      .filter(({ isComparable }) => isComparable)
      .map(({ label }) => label),
  )
  return cards.map((card) => {
    const product = products.find((entry) => entry?.product.sku === card.sku)?.product
    const specs = (product?.specs ?? []).filter(({ label }) => comparable.has(label))
    const ski = product && toComparedSki(product, attributes)
    return { card, specs, ...(ski && { ski }) }
  })
}

/** Attributes that stand beside the drawing of a ski. */
const DRAWN_FACTS = ['ls_faste', 'ls_vikt']

function toComparedSki(
  { gear, specs, ...product }: Pick<Product, 'gear' | 'specs' | 'options' | 'variants'>,
  attributes: Record<string, Attribute>,
): ComparedSki | null {
  const sizes = variantSizes(product).map(({ sku: _, ...size }) => size)
  if (gear?.kind !== 'ski' || sizes.length === 0) return null
  const facts = DRAWN_FACTS.flatMap(
    (code) => specs.find(({ label }) => label === attributes[code]?.label)?.value ?? [],
  )
  return { gear, sizes: sizes.toSorted((one, other) => one.cm - other.cm), facts }
}
