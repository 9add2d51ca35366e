import type { Product } from '../product/product.ts'
import { type Camber, cambers, type GearSize } from './gear.ts'
import { CAMBER_CODE, CAMBER_OPTIONS, POLE_LENGTH_CODE, readCm, SKI_LENGTH_CODE } from './gear-codes.ts'

/** A variant as a size to judge. */
export interface VariantSize extends GearSize {
  sku: string
}

/** The lengths of a ski or pole, one per variant. */
export function variantSizes({ options, variants }: Pick<Product, 'options' | 'variants'>): VariantSize[] {
  const lengths = options.find(({ code }) => code === SKI_LENGTH_CODE || code === POLE_LENGTH_CODE)
  if (!lengths) return []
  const cmOf = new Map(lengths.values.map(({ value, label }) => [value, readCm(label)]))
  return variants.flatMap(({ sku, values, stock }) => {
    const cm = cmOf.get(values[lengths.code] ?? '')
    const isSoldOut = stock.status === 'out_of_stock'
    return cm ? [{ sku, cm, camber: camberOf(values[CAMBER_CODE]), isSoldOut }] : []
  })
}

const camberOf = (option: string | undefined): Camber | null =>
  cambers.find((camber) => CAMBER_OPTIONS[camber] === option) ?? null
