import type { ProductCard } from '../product/product.ts'
import type { FittingPart } from './fits-package.ts'
import type { GearSize } from './gear.ts'
import type { SkierLevel } from './skier.ts'
import type { WaxRange } from './wax-range.ts'

/** A ski that fits. The card leads to the variant and has its price. */
export interface FoundSki {
  card: ProductCard
  size: GearSize
  /** For whom it is made; null: it does not say. */
  level: SkierLevel | null
}

/** A package that fits, in the lengths to choose. */
export interface FoundPackage {
  card: ProductCard
  parts: FittingPart[]
}

/** A wax for a snow temperature. The card leads to the tin, a variant or a product of its own, and has its price. */
export interface FoundWax {
  card: ProductCard
  /** Sku of the tin. */
  sku: string
  /** As it stands on the tin: `Blå −10 till −3 °C`. */
  tin: string
  range: WaxRange
}
