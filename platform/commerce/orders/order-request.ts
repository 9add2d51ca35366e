import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { type Address, isComplete, toAddress } from '../addresses.ts'
import { type PricedCart, priceCart } from '../cart/cart-totals.ts'
import type { Cart } from '../cart/carts.ts'
import { toLineRequest } from '../cart/line-request.ts'
import {
  areVirtual,
  type Buyer,
  isSellable,
  type Line,
  type NewLine,
  NOT_AVAILABLE,
  refuseQty,
  stockObjection,
} from '../cart/lines.ts'
import { paymentMethodsOf } from '../cart/payment-methods.ts'
import type { ProductLookup } from '../cart/product-options.ts'
import { resolveLine } from '../cart/resolve-line.ts'
import { findShippingMethod, reaches } from '../delivery/shipping.ts'
import { toMinor } from '../money.ts'
import type { OrderInput } from './order-document.ts'

/**
 * Plans an order from its body, with the platform's own prices (contract §3.1). Refuses with 500 and the stock
 * platforms' messages: which part of the order failed, then why.
 */
export function planOrder(
  body: Record<string, unknown>,
  cart: Cart,
  { lookup, at, customerEmail }: { lookup: ProductLookup; at: string; customerEmail: string | null },
): OrderInput {
  const information = isRecord(body.addressInformation) ? body.addressInformation : {}
  const ordered = withProducts(cart, body, lookup, at)
  const billing = billingOf(information)
  const shipping = areVirtual(ordered.lines) ? null : shippingOf(ordered, information, billing)
  const sent = { ...ordered, ...methodOf(ordered, information, shipping) }
  const email = billing.email || shipping?.email || cart.email || customerEmail
  if (!email) throw new Refusal(500, 'Error placing an order. The e-mail address is missing.')
  const fields = isRecord(information.shippingExtraFields) ? information.shippingExtraFields : {}
  const { service_point_id: _, ...extra } = fields // the cart's is where the parcel goes
  const priced = priceCart(sent, at)
  refuseOtherTotal(priced, information)
  return {
    priced,
    email,
    customerId: cart.customerId,
    billing,
    shipping,
    payment: paymentOf(priced, information),
    extension: { ...extra, ...pointOf(priced) },
  }
}

/** The service point as an extension attribute, where the parcel goes to one: another may have been chosen before. */
export const pointOf = ({ cart, method }: PricedCart): { service_point_id?: string } =>
  cart.servicePointId && method?.method === 'servicepoint' ? { service_point_id: cart.servicePointId } : {}

/**
 * Refuses when the total is not the one that the shopper agreed to: since then a price, a coupon or a gift card has changed.
 * Stock platforms do not know the field.
 */
function refuseOtherTotal(
  { totals }: PricedCart,
  { expected_grand_total: expected }: Record<string, unknown>,
): void {
  if (expected !== undefined && toMinor(Number(expected)) !== totals.grandTotal)
    throw new Refusal(500, 'Error placing an order. The total has changed.')
}

function withProducts(cart: Cart, body: Record<string, unknown>, lookup: ProductLookup, at: string): Cart {
  const products = Array.isArray(body.products) ? body.products.filter(isRecord) : []
  try {
    const lines = mergeLines(products.map((product) => toNewLine(product, lookup)))
    for (const line of lines) refuseUnsellable(line, lines, lookup, { at, groupId: cart.groupId })
    return { ...cart, lines, offersBySku: lookup.offersBySku }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(500, `Error while adding products. ${error.message}`)
  }
}

function toNewLine(product: Record<string, unknown>, lookup: ProductLookup): NewLine {
  const request = toLineRequest(product)
  refuseQty(request)
  return resolveLine(request, lookup)
}

function refuseUnsellable(line: Line, lines: Line[], { offersBySku }: ProductLookup, buyer: Buyer): void {
  refuseQty(line)
  const objection = stockObjection(line, lines, offersBySku)
  if (objection || !isSellable(line, offersBySku, buyer)) throw new Refusal(400, objection ?? NOT_AVAILABLE)
}

/** Merges lines of the same product. */
function mergeLines(lines: readonly NewLine[]): Line[] {
  const groups = Map.groupBy(lines, (line) => line.key)
  return [...groups.values()].flatMap(([first, ...more], at) =>
    first ? [{ ...first, qty: more.reduce((sum, line) => sum + line.qty, first.qty), itemId: at + 1 }] : [],
  )
}

function billingOf(information: Record<string, unknown>): Address {
  const billing = toAddress(information.billingAddress)
  if (!billing) throw new Refusal(500, 'Error while adding billing address. The address is missing.')
  return billing
}

function shippingOf(cart: Cart, information: Record<string, unknown>, billing: Address): Address {
  const address = toAddress(information.shippingAddress) ?? billing
  const country = address.country_id || cart.store.country
  if (!cart.store.countries.includes(country))
    throw new Refusal(500, `Error while adding shipping address. We do not deliver to ${country}.`)
  if (!isComplete(address))
    throw new Refusal(500, 'Error while adding shipping address. The address is not complete.')
  return { ...address, country_id: country }
}

function methodOf(cart: Cart, information: Record<string, unknown>, shipping: Address | null) {
  if (shipping === null) return {}
  const carrierCode = textOf(information.shipping_carrier_code) || cart.carrierCode
  const methodCode = textOf(information.shipping_method_code) || cart.methodCode
  const method = findShippingMethod(cart.store, carrierCode, methodCode)
  if (method && reaches(method, shipping.country_id)) return { carrierCode, methodCode }
  const pair = `${carrierCode ?? ''}, ${methodCode ?? ''}`
  throw new Refusal(500, `Error while adding shipping address. Carrier with such method not found: ${pair}`)
}

/** How an order without a hosted payment is paid: later, unless a gift card has paid for all of it, whatever was chosen before. */
function paymentOf(priced: PricedCart, information: Record<string, unknown>) {
  const code = textOf(information.payment_method_code)
  const isPaid = priced.totals.grandTotal === 0
  const method = paymentMethodsOf(priced).find((one) => isPaid || one.code === code)
  if (!method)
    throw new Refusal(500, 'Error placing an order. The requested Payment Method is not available.')
  return {
    method: method.code,
    title: method.title,
    additional: information.payment_method_additional ?? null,
    isPaid,
  }
}
