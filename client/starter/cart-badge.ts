import { readDevice } from '../storage/starter-storage.ts'
import { storeOfDocument } from './store-of-document.ts'

/** Shows the stored cart count at the first paint, as a custom property that CSS displays. */
export function paintCartBadge(): void {
  const { style } = document.documentElement
  const count = Number(readDevice(`skare:cart-count:${storeOfDocument()}`))
  style.setProperty('--cart-count', count > 0 ? `"${count > 99 ? '99+' : count}"` : '')
}
