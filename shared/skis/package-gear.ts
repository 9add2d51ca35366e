import type { BundleOption } from '../product/bundle.ts'
import type { ProductPart } from '../product/product.ts'
import type { Gear, GearSize } from './gear.ts'
import type { SizedGear } from './sized-gear.ts'

/** A length of a package's skis or poles, with the sku that it is chosen by. */
interface PartSize extends GearSize {
  sku: string
}

/** The skis, poles or boots of one part of a package, in the lengths to choose from; null: it is something else. */
export function gearOfOption(
  { links }: Pick<BundleOption, 'links'>,
  parts: ProductPart[],
): { gear: Gear; sizes: PartSize[] } | null {
  const offered = links.flatMap(({ sku }) => parts.find((part) => part.sku === sku) ?? [])
  const gear = offered.find((part) => part.gear)?.gear
  if (!gear) return null
  const alike = offered.filter((part) => part.gear?.kind === gear.kind)
  const sizes = alike.flatMap(({ sku, gear: own, stock }) =>
    own?.only ? [{ sku, ...own.only, isSoldOut: stock.status === 'out_of_stock' }] : [],
  )
  return { gear, sizes }
}

/** The same of all its parts. Parts that may be left out are not what it is bought for. */
export const packageGear = (options: BundleOption[], parts: ProductPart[]): SizedGear[] =>
  options
    .filter(({ required }) => required)
    .flatMap((option) => {
      const found = gearOfOption(option, parts)
      return found ? [{ gear: found.gear, sizes: found.sizes.map(({ sku: _, ...size }) => size) }] : []
    })
