import type { ComparedProduct, ComparedSki, ComparedWeight } from '#shared/account/compare.ts'
import type { Product } from '#shared/product/product.ts'
import { GRIP_CODE } from '#shared/skis/gear-codes.ts'
import { productSizes, type Sized } from '#shared/skis/product-sizes.ts'
import type { PlatformClient } from '../client.ts'
import { fetchProduct } from '../products/products.ts'
import { type Attribute, fetchAttributes } from '../search/attributes.ts'
import { fetchCardsBySku } from './chosen-cards.ts'

/** Products to compare, in the requested order, with their specifications (contract §16.14). */
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
    const specs = (product?.specs ?? []).map((spec) => ({
      ...spec,
      isComparable: comparable.has(spec.label),
    }))
    const ski = product && toComparedSki(product, attributes)
    return { card, specs, ...(ski && { ski }) }
  })
}

const WEIGHT_CODE = 'ls_vikt'

function toComparedSki(
  product: Sized & Pick<Product, 'specs'>,
  attributes: Record<string, Attribute>,
): ComparedSki | null {
  const { gear, specs } = product
  const sizes = productSizes(product).map(({ sku: _, ...size }) => size)
  if (gear?.kind !== 'ski' || sizes.length === 0) return null
  const textOf = (code: string) => specs.find(({ label }) => label === attributes[code]?.label)?.value ?? null
  return {
    gear,
    sizes: sizes.toSorted((one, other) => one.cm - other.cm),
    grip: textOf(GRIP_CODE),
    weight: toWeight(textOf(WEIGHT_CODE)),
  }
}

/** `1 090 g per par (195 cm)`: the length that was weighed stands behind the weight (contract §8.6, `specifications`). */
function toWeight(text: string | null): ComparedWeight | null {
  const [, cm] = /\((\d{2,3}) cm\)$/.exec(text ?? '') ?? []
  return text === null ? null : { text, cm: cm === undefined ? null : Number(cm) }
}
