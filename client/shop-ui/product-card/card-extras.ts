import type { ComponentType } from 'react'
import type { ProductCard } from '#shared/product/product.ts'
import { createStore } from '../../ui/create-store.ts'

export interface CardExtrasProps {
  card: ProductCard
  /** The page says something of its own below the card. */
  hasAction: boolean
}

/**
 * What cards show in the browser only, because it is the device's: null until it is loaded. Documents do not have it, so they
 * are the same for everybody and no larger.
 */
export const cardExtras = createStore<ComponentType<CardExtrasProps> | null>(() => null)
