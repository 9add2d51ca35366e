import type { Product } from '../product/product.ts'
import { type Camber, cambers, type GearSize } from './gear.ts'
import { CAMBER_CODE, CAMBER_OPTIONS, POLE_LENGTH_CODE, readCm, SKI_LENGTH_CODE } from './gear-codes.ts'

/** What can be bought as a size to judge: a variant, or a product that comes in one. */
interface VariantSize extends GearSize {
  sku: string
}

/** What says in which lengths a product comes. */
export type Sized = Pick<Product, 'sku' | 'gear' | 'stock' | 'options' | 'variants'>

/** The lengths of a ski or pole: one per variant, or its only one. */
export function productSizes({ sku, gear, stock, options, variants }: Sized): VariantSize[] {
  if (gear?.only) return [{ sku, ...gear.only, isSoldOut: stock.status === 'out_of_stock' }]
  const lengths = options.find(({ code }) => code === SKI_LENGTH_CODE || code === POLE_LENGTH_CODE)
  if (!lengths) return []
  const cmOf = new Map(lengths.values.map(({ value, label }) => [value, readCm(label)]))
  return variants.flatMap((variant) => {
    const cm = cmOf.get(variant.values[lengths.code] ?? '')
    const isSoldOut = variant.stock.status === 'out_of_stock'
    return cm ? [{ sku: variant.sku, cm, camber: camberOf(variant.values[CAMBER_CODE]), isSoldOut }] : []
  })
}

/** The camber of an option id; null: the product says none. */
export const camberOf = (option: string | undefined): Camber | null =>
  cambers.find((camber) => CAMBER_OPTIONS[camber] === option) ?? null
