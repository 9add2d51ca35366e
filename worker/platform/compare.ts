import type { ComparedProduct } from '#shared/account/compare.ts'
import { fetchAttributes } from './attributes.ts'
import { fetchCardsBySku } from './catalogue.ts'
import type { PlatformClient } from './client.ts'
import { fetchProduct } from './products.ts'

/** Products side by side, in the order asked for, with the rows the platform calls comparable (contract §16.14). */
export async function fetchCompared(platform: PlatformClient, skus: string[]): Promise<ComparedProduct[]> {
  const [attributes, cards, found] = await Promise.all([
    fetchAttributes(platform),
    fetchCardsBySku(platform, skus),
    Promise.all(skus.map((sku) => fetchProduct(platform, sku))),
  ])
  const comparable = new Set(
    Object.values(attributes)
      .filter(({ isComparable }) => isComparable)
      .map(({ label }) => label),
  )
  return cards.map((card) => {
    const specs = found.find((one) => one?.product.sku === card.sku)?.product.specs ?? []
    return { card, specs: specs.filter(({ label }) => comparable.has(label)) }
  })
}
