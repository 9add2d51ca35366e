import type { Address } from '../addresses.ts'
import { type PricedCart, toWireTotals } from '../cart/cart-totals.ts'
import { type Line, nameOf, type OptionLabel } from '../cart/lines.ts'
import { orderLabelsOf } from '../cart/option-labels.ts'
import { findServicePoint } from '../delivery/service-points.ts'
import { shippingCode } from '../delivery/shipping.ts'
import { toMajor } from '../money.ts'

/** How an order is paid. */
interface Payment {
  method: string
  title: string
  additional: unknown
  isPaid: boolean
}

/** The data of an order without its time and number. */
export interface OrderInput {
  priced: PricedCart
  email: string
  customerId: number | null
  billing: Address
  shipping: Address | null
  payment: Payment
  /** Extension attributes, such as the service point. */
  extension: Record<string, unknown>
}

/** An order as it is stored, without number, id, date and status. Amounts are gross major units. */
export type OrderDocument = ReturnType<typeof toOrderDocument>

/** A line of an order, or the hidden child of a configurable. */
export type OrderItem = ReturnType<typeof toOrderItem> & {
  parent_item_id?: number
  /** Absent in orders from before the order service. */
  option_labels?: OptionLabel[]
  is_personalised?: boolean
}

/** An order in the order history (contract §1.8), without number, id, date and status. */
export function toOrderDocument({
  priced,
  email,
  customerId,
  billing,
  shipping,
  payment,
  extension,
}: OrderInput) {
  const { cart, totals, method } = priced
  const wire = toWireTotals(priced)
  const assignment = {
    shipping: {
      address: placeOfDelivery(priced, shipping ?? billing),
      method: method && shippingCode(method),
    },
  }
  return {
    store_id: cart.store.id,
    store_name: cart.store.name,
    order_currency_code: cart.store.currency,
    grand_total: wire.grand_total,
    total_due: payment.isPaid ? 0 : wire.grand_total,
    subtotal: wire.subtotal,
    subtotal_incl_tax: wire.subtotal_incl_tax,
    tax_amount: wire.tax_amount,
    shipping_amount: wire.shipping_amount,
    shipping_incl_tax: wire.shipping_incl_tax,
    shipping_description: method?.methodTitle ?? '', // what the shopper chose it by
    discount_amount: wire.discount_amount,
    ...(cart.coupon && { coupon_code: cart.coupon.code }),
    ...(totals.giftCard > 0 && { gift_cards_amount: toMajor(totals.giftCard) }),
    customer_email: email,
    customer_id: customerId,
    items: toOrderItems(priced),
    billing_address: billing,
    payment: {
      method: payment.method,
      additional_information: [payment.title],
      additional_data: payment.additional,
    },
    extension_attributes: { ...extension, shipping_assignments: [assignment] },
  }
}

/** Where the parcel goes: to the pickup point, in the customer's name, or to their door. */
function placeOfDelivery({ cart, method }: PricedCart, address: Address): Address {
  const point = method?.method === 'servicepoint' && findServicePoint(cart.servicePointId ?? '')
  if (!point) return address
  const { name, street, postcode, city, country } = point
  return { ...address, company: name, street: [street], postcode, city, country_id: country }
}

const NO_AMOUNTS = { price: 0, price_incl_tax: 0, row_total: 0, row_total_incl_tax: 0, discount_amount: 0 }

/** A configurable line is two items, as on stock platforms: the line, and its hidden child. */
function toOrderItems(priced: PricedCart): OrderItem[] {
  return priced.cart.lines.flatMap((line, at): OrderItem[] => {
    const item = toOrderItem(priced, line, at)
    const own = {
      ...item,
      option_labels: orderLabelsOf(line, priced.cart.offersBySku, priced.cart.store.language),
      is_personalised: isPersonalised(line),
    }
    if (line.productType !== 'configurable') return [own]
    const child = { item_id: line.itemId + 1_000_000, parent_item_id: line.itemId, product_type: 'simple' }
    return [own, { ...item, ...child, ...NO_AMOUNTS }]
  })
}

function toOrderItem({ cart, totals }: PricedCart, line: Line, at: number) {
  const sums = totals.lines[at]
  if (!sums) throw new Error('an order line without totals')
  return {
    item_id: line.itemId,
    sku: line.sku,
    name: nameOf(line, cart.offersBySku),
    qty_ordered: line.qty,
    price: toMajor(sums.unitNet),
    price_incl_tax: toMajor(sums.unitPrice),
    row_total: toMajor(sums.rowNet),
    row_total_incl_tax: toMajor(sums.rowTotal),
    tax_percent: sums.vatPercent,
    discount_amount: toMajor(sums.discount),
    product_type: line.productType,
    product_id: cart.offersBySku.get(line.offerSku)?.productId,
    ...(Object.keys(line.options).length > 0 && {
      product_option: { extension_attributes: line.options },
    }),
  }
}

/** Whether somebody pays for goods to be made for them: initials, a name. A note to the printer alone is not that. */
function isPersonalised({ extras, productType }: Line): boolean {
  return productType !== 'downloadable' && extras.some(({ price }) => price > 0)
}
