import type { APIRequestContext } from '@playwright/test'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { type StoreCode, storeViews } from '#shared/store-views.ts'
import { aContact, anAddress } from './builders.ts'
import { buyers } from './checkout-steps.ts'
import { SHOP_PORT } from './ports.ts'
import type { Shop } from './shop-fixture.ts'

interface OrderedGoods {
  email: string
  lines: { sku: string; quantity: number; parentSku?: string }[]
  code?: StoreCode
}

/** Orders by invoice past the pages, as a browser of its own; returns the order's number. */
export async function placeOrder(
  request: APIRequestContext,
  shop: Shop,
  { email, lines, code = 'sv' }: OrderedGoods,
): Promise<string> {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const { host, origin, href } = new URL(shop.url(path, code))
    const address = href.replace(host, `localhost:${SHOP_PORT}`) // browsers know its subdomains, Node does not
    const response = await request.post(address, { data, headers: { Host: host, Origin: origin } })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  for (const line of lines) await post('/api/cart/lines', line)
  const { zip, phone } = buyers[code]
  const address = anAddress({ zipCode: zip, country: storeViews[code].country })
  const contact = aContact({ emailAddress: email, phoneNumber: phone })
  const { methods } = await post<{ methods: ShippingMethod[] }>('/api/checkout/shipping-methods', { address })
  const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
  const choice = { contact, address, carrierCode: method?.carrierCode, methodCode: method?.methodCode }
  const { cart } = await post<{ cart: Cart }>('/api/checkout/shipping', choice)
  const order = {
    ...choice,
    paymentMethod: 'hosted_invoice',
    orderId: crypto.randomUUID(),
    expected: expectedOf(cart),
  }
  return (await post<{ orderNumber: string }>('/api/checkout/order', order)).orderNumber
}
