import { readDevice } from '../storage/starter-storage.ts'
import { storeOfDocument } from './store-of-document.ts'

/** Shows the cart's badge at the first paint, as a custom property that CSS displays. */
export function paintCartBadge(): void {
  const text = readDevice(`skare:cart-badge:${storeOfDocument()}`)
  document.documentElement.style.setProperty('--cart-badge', text && `"${text}"`)
}
