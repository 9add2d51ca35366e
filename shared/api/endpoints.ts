/**
 * Our own API: each endpoint by name, with its method and its path below `/api`. The worker mounts these and the browser
 * calls them. What goes in and comes out is in `endpoint-inputs.ts` and `endpoint-answers.ts`, apart, because this table is in every page.
 */
export const endpoints = {
  'cart.read': 'GET /cart',
  'cart.removeLines': 'DELETE /cart',
  'cart.addLine': 'POST /cart/lines',
  'cart.changeLine': 'PATCH /cart/lines/:id',
  'cart.removeLine': 'DELETE /cart/lines/:id',
  'cart.applyChanges': 'POST /cart/changes',
  'cart.orderAgain': 'POST /cart/again',
  'cart.choices': 'GET /cart/choices',
  'cart.applyCoupon': 'POST /cart/coupon',
  'cart.removeCoupon': 'DELETE /cart/coupon',
  'cart.applyGiftCard': 'POST /cart/gift-card',
  'cart.giftCardBalance': 'POST /cart/gift-card/balance',
  'cart.removeGiftCard': 'DELETE /cart/gift-card',
  'checkout.shippingMethods': 'POST /checkout/shipping-methods',
  'checkout.offlineTerms': 'GET /checkout/terms',
  'checkout.servicePoints': 'GET /checkout/service-points',
  'checkout.chooseShipping': 'POST /checkout/shipping',
  'checkout.paymentSession': 'POST /checkout/payment-session',
  'checkout.widget': 'GET /checkout/widget',
  'checkout.complete': 'POST /checkout/complete',
  'checkout.order': 'POST /checkout/order',
  'checkout.cancelOrder': 'POST /checkout/order/cancel',
  'checkout.confirmation': 'GET /checkout/confirmation',
  'checkout.confirmedOrder': 'GET /checkout/confirmation/order',
  'newsletter.subscribe': 'POST /newsletter',
  'products.offers': 'GET /offers',
  'products.prices': 'GET /products/prices',
  'products.cards': 'GET /products',
  'products.catalogueRows': 'GET /products/rows',
  'products.compare': 'GET /compare',
  'products.gear': 'GET /products/gear',
  'products.reviews': 'GET /reviews',
  'products.review': 'POST /reviews',
  'products.backInStock': 'POST /back-in-stock',
  'products.sizeGuide': 'GET /size-guides/:id',
  'products.view': 'POST /product-views/:id',
  'search.suggest': 'GET /search/suggest',
  'search.popular': 'GET /search/popular',
  'user.read': 'GET /user',
  'user.login': 'POST /user/login',
  'user.register': 'POST /user/register',
  'user.logout': 'POST /user/logout',
  'user.logoutOthers': 'POST /user/logout-others',
  'user.orders': 'GET /user/orders',
  'user.order': 'GET /user/order',
  'user.changeProfile': 'POST /user/profile',
  'user.changePassword': 'POST /user/password',
  'user.resetPassword': 'POST /user/reset-password',
  'user.createPassword': 'POST /user/create-password',
  'user.newsletter': 'GET /user/newsletter',
  'user.changeNewsletter': 'POST /user/newsletter',
  'user.saved': 'POST /user/saved',
  'user.export': 'GET /user/export',
  'user.delete': 'POST /user/delete',
} as const

export type EndpointName = keyof typeof endpoints

interface ApiRequest {
  method: string
  /** Below `/api`, with its query. */
  path: string
  /** What neither the path nor the query carries; undefined: nothing. */
  body?: string
}

/** How an endpoint is called: fields that the path names go into it, the rest into the query of a GET, else into the JSON body. */
export function toApiRequest(name: EndpointName, input: object): ApiRequest {
  const [method = '', pattern = ''] = endpoints[name].split(' ')
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = pattern.replace(/:(\w+)/g, (_, field: string) => {
    const value = rest.get(field)
    rest.delete(field)
    return encodeURIComponent(String(value))
  })
  if (rest.size === 0) return { method, path }
  if (method !== 'GET') return { method, path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = [...rest].map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`)
  return { method, path: `${path}?${query.join('&')}` }
}
