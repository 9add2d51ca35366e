import type { FoundWax } from '#shared/skis/found.ts'
import { WAX_CODE } from '#shared/skis/gear-codes.ts'
import { distanceFromMiddle, isInRange, readWaxRange, type WaxRange } from '#shared/skis/wax-range.ts'
import type { PlatformClient } from '../client.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { cardOfVariant, fetchListedProducts, type ListedProduct } from './listed-products.ts'

interface Tin {
  option: string
  label: string
  range: WaxRange
}

const MAX_SHOWN = 8 // our choice: a question about today wants an answer, not a list

/** The waxes in stock whose range holds a snow temperature: those first whose middle is nearest to it. */
export async function findWaxes(platform: PlatformClient, celsius: number): Promise<FoundWax[]> {
  const attributes = await fetchAttributes(platform)
  const tins = tinsFor(attributes[WAX_CODE]?.options ?? {}, celsius)
  if (tins.length === 0) return []
  const listed = await fetchListedProducts(platform, { [WAX_CODE]: tins.map(({ option }) => option) })
  return listed
    .flatMap((one) => tins.flatMap((tin) => toFound(one, tin)).slice(0, 1))
    .toSorted(nearestTo(celsius))
    .slice(0, MAX_SHOWN)
}

function tinsFor(options: Record<string, { label: string }>, celsius: number): Tin[] {
  return Object.entries(options)
    .flatMap(([option, { label }]) => {
      const range = readWaxRange(label)
      return range && isInRange(range, celsius) ? [{ option, label, range }] : []
    })
    .toSorted(nearestTo(celsius))
}

const nearestTo = (celsius: number) => (one: { range: WaxRange }, other: { range: WaxRange }) =>
  distanceFromMiddle(one.range, celsius) - distanceFromMiddle(other.range, celsius)

/** What to buy of a product: the variant of the tin, or the product itself where it is that tin. */
function toFound(listed: ListedProduct, { option, label, range }: Tin): FoundWax[] {
  const { card, product, waxes } = listed
  const variant = product.variants.find(
    ({ values, stock }) => values[WAX_CODE] === option && stock.status === 'ok',
  )
  const isTin = product.variants.length === 0 && waxes.includes(option) && card.stock === 'ok'
  const found = variant
    ? { card: cardOfVariant(listed, variant), sku: variant.sku }
    : isTin && { card, sku: card.sku }
  return found && found.card.price.current !== null ? [{ ...found, tin: label, range }] : []
}
