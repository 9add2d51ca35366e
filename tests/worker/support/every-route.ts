import { aContact, anAddress } from '#tests/support/builders.ts'
import { app } from '#worker/app.ts'

export interface Route {
  method: string
  path: string
}

const isForEverything = ({ method, path }: Route) => method === 'ALL' && path === '/*' // middleware

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const named = new Map(app.routes.map(({ method, path }) => [nameOf({ method, path }), { method, path }]))
const isSwedishToo = ({ method, path }: Route) =>
  path.startsWith('/en/') && named.has(nameOf({ method, path: path.slice('/en'.length) }))

/** Every route of the app by method and path. The international store's are left out where only the prefix differs. */
export const allRoutes: Route[] = [...named.values()].filter(
  (route) => !isForEverything(route) && !isSwedishToo(route),
)

const prefixed = (part: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${part}.${field}`, String(text)]))

const account = {
  email: 'nobody@example.com',
  password: 'Ett-långt-lösen-1',
  currentPassword: 'Ett-långt-lösen-1',
  newPassword: 'Ett-långt-lösen-2',
  resetToken: 'x',
  firstName: 'Åsa',
  lastName: 'Berg',
}
const order = { orderId: '00000000-0000-4000-8000-000000000001', paymentMethod: 'cashondelivery' }
const nothing = { add: [], remove: [] }
const terms = {
  lines: [{ sku: 'DEMO-SALE', quantity: 1, name: 'x', rowTotal: 1, inStock: true }],
  shipping: 0,
  grandTotal: 1,
}

/** Fields of every call at once: what a call does not know, it drops. */
const json = {
  ...account,
  ...order,
  ...{ contact: aContact(), address: anAddress(), carrierCode: 'x', methodCode: 'x' },
  ...{ sku: 'DEMO-SALE', quantity: 1, code: 'X', isSubscribed: true, changes: [], lines: [] },
  ...{ productId: 7, title: 'Bra', text: 'Bra', nickname: 'Kari', rating: 5, website: '' },
  ...{ wishlist: nothing, compare: nothing, tags: ['P1'], 'csp-report': {} },
}
const form = {
  ...account,
  ...order,
  ...{ step: 'order', terms: JSON.stringify(terms) },
  ...{ delivery: 'x/x', payment: 'cashondelivery', apply: 'coupon', code: 'X' },
  ...{ sku: 'DEMO-OOS', parentSku: 'DEMO-OOS' },
  ...prefixed('contact', aContact()),
  ...prefixed('address', anAddress()),
}
const QUERY = 'sku=DEMO-SALE&skus=DEMO-SALE&product=7&postcode=83130&q=ski&number=1&line=1&tag=P1'
const PICTURE = '400/400/fit/scene/cabin.svg'
const wildcards: Record<string, string> = {
  '/i/*': PICTURE,
  '/img/*': PICTURE,
  '/_data/*': 'skidor',
  '/*': 'skidor',
}

/** A request of a route that comes as far as a guest's can. */
export function requestOf({ method, path }: Route): { path: string; init: RequestInit } {
  const address = path
    .replace('*', wildcards[path] ?? 'nothing')
    .replace(':name', 'content.xml')
    .replace(':id', '17')
  if (method === 'GET' || method === 'ALL') return { path: `${address}?${QUERY}`, init: {} }
  const isForm = !/^\/(?:api|ops|invalidate|policy-reports)/.test(path)
  const body = isForm ? new URLSearchParams(form) : JSON.stringify(json)
  const headers = { Origin: 'http://skare.test', ...(!isForm && { 'Content-Type': 'application/json' }) }
  return { path: address, init: { method, headers, body } }
}
