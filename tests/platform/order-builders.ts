import type { Address } from '#platform/commerce/addresses.ts'
import { priceCart } from '#platform/commerce/cart/cart-totals.ts'
import { type Cart, emptyCart } from '#platform/commerce/cart/carts.ts'
import type { Line } from '#platform/commerce/cart/lines.ts'
import type { Offer } from '#platform/commerce/offers.ts'
import { type OrderItem, toOrderDocument } from '#platform/commerce/orders/order-document.ts'
import type { Shipment, StoredOrder, Withdrawal } from '#platform/commerce/orders/stored-order.ts'
import { type Store, storeOfCode } from '#platform/commerce/stores.ts'

const AT = '2026-03-01 10:00:00'

export const anOffer = (more: Partial<Offer> & { sku: string }): Offer => ({
  productId: 1,
  parentSku: null,
  typeId: 'simple',
  name: more.sku,
  parentName: null,
  status: 1,
  taxClassId: 2,
  regularPrice: 199_00,
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  options: [],
  tierPrices: [],
  stock: null,
  ...more,
})

export const aLine = (more: Partial<Line> & { sku: string }): Line => ({
  itemId: 1,
  key: more.sku,
  offerSku: more.sku,
  productType: 'simple',
  qty: 1,
  options: {},
  components: [],
  extras: [],
  ...more,
})

export const anItem = (more: Partial<OrderItem> = {}): OrderItem => ({
  item_id: 1,
  sku: 'WAX',
  name: 'Glide wax',
  qty_ordered: 2,
  price: 159.2,
  price_incl_tax: 199,
  row_total: 318.4,
  row_total_incl_tax: 398,
  tax_percent: 25,
  discount_amount: 0,
  product_type: 'simple',
  product_id: 10,
  ...more,
})

export const aShipment = (more: Partial<Shipment> = {}): Shipment => ({
  carrier: 'Ombud',
  tracking_number: 'SK1SE',
  tracking_url: null,
  shipped_at: AT,
  delivered_at: AT,
  ...more,
})

export const aWithdrawal = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  request_id: 'one',
  reference: 'WD-00000001',
  kind: 'withdrawal',
  received_at: AT,
  lines: [{ item_id: 1, qty: 1 }],
  note: '',
  ...more,
})

export const aPostalAddress = (more: Partial<Address> = {}): Address => ({
  firstname: 'Åsa',
  lastname: 'Berg',
  company: '',
  street: ['Spårvägen 4'],
  postcode: '831 30',
  city: 'Östersund',
  region: '',
  region_id: 0,
  region_code: '',
  country_id: 'SE',
  telephone: '',
  email: 'asa@example.com',
  vat_id: '',
  ...more,
})

interface OrderPlan {
  store?: Store['code']
  lines?: Line[]
  offers?: Offer[]
  cart?: Partial<Cart>
  address?: Address
  /** Fields of the order as it is stored. */
  more?: Partial<StoredOrder>
}

/** An order: two pieces of wax to a pickup point, paid by card. */
export function aStoredOrder({
  store: code = 'sv',
  lines,
  offers,
  cart,
  address,
  more,
}: OrderPlan = {}): StoredOrder {
  const store = storeOfCode(code)
  const goods = lines ?? [aLine({ sku: 'WAX', qty: 2 })]
  const offersBySku = new Map(
    (offers ?? goods.map(({ sku }) => anOffer({ sku }))).map((offer) => [offer.sku, offer]),
  )
  const method = { carrierCode: 'pickup', methodCode: 'servicepoint' }
  const document = toOrderDocument({
    priced: priceCart({ ...emptyCart(store, null), ...method, lines: goods, offersBySku, ...cart }, AT),
    email: 'asa@example.com',
    customerId: null,
    billing: address ?? aPostalAddress(),
    shipping: address ?? aPostalAddress(),
    payment: { method: 'hosted_checkout', title: 'card', additional: null, isPaid: true },
    extension: {},
  })
  const stored = {
    entityId: 1,
    number: '100000024',
    status: 'processing',
    createdAt: AT,
    email: 'asa@example.com',
  }
  return { ...stored, store, document, shipments: [], withdrawals: [], downloads: [], ...more }
}
