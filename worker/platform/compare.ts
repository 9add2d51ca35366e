import type { ComparedProduct } from '#shared/account/compare.ts'
import { fetchAttributes } from './attributes.ts'
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
    const specs = products.find((entry) => entry?.product.sku === card.sku)?.product.specs ?? []
    return { card, specs: specs.filter(({ label }) => comparable.has(label)) }
  })
}
