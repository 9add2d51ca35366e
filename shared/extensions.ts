/**
 * The routes that a platform may lack (contract §0.2), by the start of their paths. Without them the shop leaves out, in this
 * order: the payment page and its instalments; gift cards; deliveries to a pickup point; the newsletter; redirects of old
 * addresses; view reports; what is promised of delivery and returns; popular searches; order details of guests (withdrawals go by mail); saved
 * lists on several devices and deleting an account oneself; the mail when something is back in stock. Without the last one an order is not repeated by itself.
 */
const extensions = {
  'hosted-checkout': '/api/ext/shop-hosted-checkout/',
  'gift-card': '/api/ext/gift-card/',
  'service-point': '/api/ext/service-point/',
  newsletter: '/api/ext/newsletter-service/',
  rewrites: '/api/ext/url-rewrites/',
  reports: '/api/ext/reports/',
  'delivery-terms': '/api/ext/delivery-service/',
  'search-service': '/api/ext/search-service/',
  'order-service': '/api/ext/order-service/',
  'account-service': '/api/ext/account-service/',
  'back-in-stock': '/api/ext/back-in-stock/',
  'order-state': '/api/sync/order/',
} as const
export type Extension = keyof typeof extensions
export const extensionNames = Object.keys(extensions) as Extension[] // the keys of the table

/** The extension that a path belongs to; undefined: it is no extension, and every platform must have it. */
export const extensionOf = (path: string): Extension | undefined =>
  extensionNames.find((name) => path.startsWith(extensions[name]))
