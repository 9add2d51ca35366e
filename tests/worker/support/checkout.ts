import type { PaymentMethod, ShippingAnswer, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import type { createShopper } from './shop.ts'

export type Shopper = ReturnType<typeof createShopper>

/** Who buys in a test, and where it goes. */
export const buyer = { contact: aContact(), address: anAddress() }

interface Place {
  /** Of the store: `/en`. */
  prefix?: string
  address?: ReturnType<typeof anAddress>
  contact?: ReturnType<typeof aContact>
  /** Where the invoice goes, if elsewhere. */
  billingAddress?: ReturnType<typeof anAddress> | undefined
}

/** What a shopper is shown once delivery is settled, and what their next calls carry. */
export interface Delivered {
  choice: typeof buyer & Pick<Place, 'billingAddress'> & { carrierCode?: string; methodCode?: string }
  cart: Cart
  paymentMethods: PaymentMethod[]
}

/** Takes a shopper's cart to the payment: the first way to deliver that needs no service point, none where nothing is sent. */
export async function deliver(
  shopper: Shopper,
  { prefix = '', address = buyer.address, contact = buyer.contact, billingAddress }: Place = {},
): Promise<Delivered> {
  const asked = await shopper.send('POST', `${prefix}/api/checkout/shipping-methods`, { address })
  const { methods } = await asked.json<{ methods: ShippingMethod[] }>()
  const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
  const codes = method && { carrierCode: method.carrierCode, methodCode: method.methodCode }
  const choice = { contact, address, billingAddress, ...codes }
  const response = await shopper.send('POST', `${prefix}/api/checkout/shipping`, choice)
  if (!response.ok) throw new Error(`delivery was refused: ${response.status} ${await response.text()}`)
  return { choice, ...(await response.json<ShippingAnswer>()) }
}
