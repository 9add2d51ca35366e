import shop from '#locales/sv/shop.json'
import { defaultOf, type TextFiles } from '../text-files.ts'

/** The texts of this language by group: `shop` comes with this file, the others when they are needed. */
export const textFiles: TextFiles = {
  shop: async () => shop,
  account: () => import('#locales/sv/account.json').then(defaultOf),
  cart: () => import('#locales/sv/cart.json').then(defaultOf),
  checkout: () => import('#locales/sv/checkout.json').then(defaultOf),
  content: () => import('#locales/sv/content.json').then(defaultOf),
  customer: () => import('#locales/sv/customer.json').then(defaultOf),
  errors: () => import('#locales/sv/errors.json').then(defaultOf),
  list: () => import('#locales/sv/list.json').then(defaultOf),
  offline: () => import('#locales/sv/offline.json').then(defaultOf),
  orders: () => import('#locales/sv/orders.json').then(defaultOf),
  outbox: () => import('#locales/sv/outbox.json').then(defaultOf),
  product: () => import('#locales/sv/product.json').then(defaultOf),
  skis: () => import('#locales/sv/skis.json').then(defaultOf),
  saved: () => import('#locales/sv/saved.json').then(defaultOf),
}
