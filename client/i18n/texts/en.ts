import shop from '#locales/en/shop.json'
import { defaultOf, type TextFiles } from '../text-files.ts'

/** The texts of this language by group: `shop` comes with this file, the others when they are needed. */
export const textFiles: TextFiles = {
  shop: async () => shop,
  account: () => import('#locales/en/account.json').then(defaultOf),
  cart: () => import('#locales/en/cart.json').then(defaultOf),
  checkout: () => import('#locales/en/checkout.json').then(defaultOf),
  content: () => import('#locales/en/content.json').then(defaultOf),
  customer: () => import('#locales/en/customer.json').then(defaultOf),
  errors: () => import('#locales/en/errors.json').then(defaultOf),
  list: () => import('#locales/en/list.json').then(defaultOf),
  offline: () => import('#locales/en/offline.json').then(defaultOf),
  orders: () => import('#locales/en/orders.json').then(defaultOf),
  outbox: () => import('#locales/en/outbox.json').then(defaultOf),
  product: () => import('#locales/en/product.json').then(defaultOf),
  skis: () => import('#locales/en/skis.json').then(defaultOf),
  saved: () => import('#locales/en/saved.json').then(defaultOf),
}
