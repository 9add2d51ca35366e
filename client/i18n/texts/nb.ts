import shop from '#locales/nb/shop.json'
import { defaultOf, type TextFiles } from '../text-files.ts'

/** The texts of this language by group: `shop` comes with this file, the others when they are needed. */
export const textFiles: TextFiles = {
  shop: async () => shop,
  account: () => import('#locales/nb/account.json').then(defaultOf),
  cart: () => import('#locales/nb/cart.json').then(defaultOf),
  checkout: () => import('#locales/nb/checkout.json').then(defaultOf),
  content: () => import('#locales/nb/content.json').then(defaultOf),
  customer: () => import('#locales/nb/customer.json').then(defaultOf),
  errors: () => import('#locales/nb/errors.json').then(defaultOf),
  list: () => import('#locales/nb/list.json').then(defaultOf),
  offline: () => import('#locales/nb/offline.json').then(defaultOf),
  orders: () => import('#locales/nb/orders.json').then(defaultOf),
  outbox: () => import('#locales/nb/outbox.json').then(defaultOf),
  product: () => import('#locales/nb/product.json').then(defaultOf),
  skis: () => import('#locales/nb/skis.json').then(defaultOf),
  saved: () => import('#locales/nb/saved.json').then(defaultOf),
}
