import { withoutRepeats } from '#shared/cart/option-words.ts'
import { paymentCostIn } from '#shared/cart/totals.ts'
import { normaliseZipCode } from '#shared/checkout/address.ts'
import type { OrderAddress, OrderLine, OrderSums, PastOrder, Shipment } from '#shared/orders/past-order.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { WireOrder, WireOrderAddress, WireOrderItem, WireShipment } from '../protocol/past-order.ts'
import { toIso } from '../protocol/time.ts'

/**
 * A past order with the lines that the shopper added. The hidden variants of configurable products are left out
 * (contract §1.8). Pictures and paths are the catalogue's and come later.
 */
export const toPastOrder = (wire: WireOrder): PastOrder => ({
  id: wire.entity_id,
  number: wire.increment_id,
  email: wire.customer_email,
  storeName: wire.store_name.replaceAll('\n', ', '),
  placedAt: toIso(wire.created_at),
  status: wire.status,
  currency: wire.order_currency_code,
  total: toMinorUnits(wire.grand_total),
  totalDue: wire.status === 'canceled' ? 0 : toMinorUnits(wire.total_due), // stock platforms name the sum all the same
  lines: wire.items.filter(({ parent_item_id }) => !parent_item_id).map(toOrderLine),
  sums: toSums(wire),
  delivery: wire.shipping_description,
  payment: wire.payment?.additional_information[0] ?? '',
  shippingAddress: wire.shipping_description === '' ? null : toAddress(shippingAddressOf(wire)),
  billingAddress: toAddress(wire.billing_address),
  shipments: wire.shipments.map(toShipment),
  withdrawal: wire.withdrawal
    ? {
        state: wire.withdrawal.state,
        until: isoOrNull(wire.withdrawal.until),
        openPurchaseUntil: isoOrNull(wire.withdrawal.open_purchase_until),
      }
    : null,
  withdrawals: wire.withdrawals.map(({ reference, kind, received_at, lines, note }) => ({
    reference,
    kind,
    receivedAt: toIso(received_at),
    lines: lines.map(({ item_id, qty }) => ({ id: item_id, quantity: qty })),
    note,
  })),
})

const toOrderLine = (item: WireOrderItem): OrderLine => ({
  id: item.item_id,
  sku: item.sku,
  type: item.product_type,
  name: item.name,
  options: withoutRepeats(item.option_labels, item.name),
  quantity: item.qty_ordered,
  rowTotal: toMinorUnits(item.row_total_incl_tax),
  image: null,
  path: null,
  withdrawable: { quantity: item.withdrawal.qty, reason: item.withdrawal.reason },
  downloads: item.downloads,
})

const toSums = (wire: WireOrder): OrderSums => ({
  ...paymentOf(wire),
  ...(wire.coupon_code !== '' && { coupon: wire.coupon_code }),
  subtotal: toMinorUnits(wire.subtotal_incl_tax),
  discount: -Math.abs(toMinorUnits(wire.discount_amount)),
  giftCard: -Math.abs(toMinorUnits(wire.gift_cards_amount)),
  shipping: wire.shipping_description === '' ? null : toMinorUnits(wire.shipping_incl_tax),
  tax: toMinorUnits(wire.tax_amount),
})

function paymentOf({ total_segments }: WireOrder): Pick<OrderSums, 'payment'> {
  const payment = toMinorUnits(paymentCostIn(total_segments))
  return payment > 0 ? { payment } : {}
}

const shippingAddressOf = ({ extension_attributes, billing_address }: WireOrder) =>
  extension_attributes?.shipping_assignments[0]?.shipping.address ?? billing_address

const toAddress = (wire: WireOrderAddress | null | undefined): OrderAddress | null =>
  wire
    ? {
        name: `${wire.firstname} ${wire.lastname}`.trim(),
        company: wire.company,
        taxId: wire.vat_id,
        street: wire.street.filter(Boolean),
        zipCode: normaliseZipCode(wire.postcode, wire.country_id),
        city: wire.city,
        country: wire.country_id,
        phoneNumber: wire.telephone,
      }
    : null

const toShipment = (wire: WireShipment): Shipment => ({
  carrier: wire.carrier,
  trackingNumber: wire.tracking_number,
  trackingUrl: wire.tracking_url ?? null,
  shippedAt: toIso(wire.shipped_at),
  deliveredAt: isoOrNull(wire.delivered_at),
})

const isoOrNull = (time: string | null | undefined) => (time ? toIso(time) : null)
