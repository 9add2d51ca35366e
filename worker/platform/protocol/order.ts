import type { LineOptions } from '#shared/cart/line-options.ts'
import { toMajorUnits } from '#shared/product/price.ts'
import type { ProductType } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { BillingAddress, PlatformAddress } from './platform-address.ts'
import { type ProductOption, toProductOption } from './product-option.ts'

/** A line of an order. Prices are in minor units. */
export interface OrderLine {
  sku: string
  parentSku: string
  name: string
  type: ProductType
  quantity: number
  unitPrice: number
  unitPriceExclTax: number
  serverId: string | null
  options: LineOptions
}

/** The checkout's data when the shopper presses the button. */
export interface OrderDraft {
  /** Null for guests. */
  userId: string | null
  cartId: string
  lines: OrderLine[]
  /** Null for a virtual cart, which is not shipped. */
  shippingAddress: PlatformAddress | null
  billingAddress: BillingAddress
  /** Null for a virtual cart. */
  method: { carrierCode: string; methodCode: string } | null
  paymentMethodCode: string
  /** What the shopper agreed to pay, minor units. */
  expectedTotal: number
  paymentMethodAdditional?: Record<string, unknown>
}

/** Id and times of an order. All attempts have the same id, so that it is placed once (contract §16.10). */
interface OrderStamps {
  orderId: string
  now: Date
}

/** The body of `POST /api/order` (contract §3.1). */
interface Order {
  order_id: string
  created_at: string
  updated_at: string
  transmited: boolean
  user_id: string
  cart_id: string
  store_code: string
  store_id: number
  products: OrderProduct[]
  addressInformation: {
    shippingAddress?: PlatformAddress
    billingAddress: BillingAddress
    shipping_carrier_code?: string
    shipping_method_code?: string
    payment_method_code: string
    /** An extension (contract §3.1): a platform that knows it refuses another total. */
    expected_grand_total: number
    payment_method_additional: Record<string, unknown>
    shippingExtraFields: Record<string, unknown>
  }
}

/** A product of an order (contract §3.2). Prices are in major units. */
interface OrderProduct {
  sku: string
  parentSku: string
  qty: number
  price: number
  price_incl_tax: number
  name: string
  type_id: ProductType
  product_option: ProductOption
  server_item_id?: number
}

/**
 * The order in the platform's form: ids as strings, and paid lines first, because it checks the first price (contract
 * §17 C23).
 */
export function toOrder(draft: OrderDraft, store: StoreView, stamps: OrderStamps): Order {
  const createdAt = stamps.now.toISOString()
  const paidFirst = draft.lines.toSorted(
    (one, other) => Number(other.unitPrice > 0) - Number(one.unitPrice > 0),
  )
  return {
    order_id: stamps.orderId,
    created_at: createdAt,
    updated_at: createdAt,
    transmited: true,
    user_id: draft.userId ?? '',
    cart_id: draft.cartId,
    store_code: store.code,
    store_id: store.id,
    products: paidFirst.map(toOrderProduct),
    addressInformation: {
      ...(draft.shippingAddress && { shippingAddress: draft.shippingAddress }),
      billingAddress: draft.billingAddress,
      ...(draft.method && {
        shipping_carrier_code: draft.method.carrierCode,
        shipping_method_code: draft.method.methodCode,
      }),
      payment_method_code: draft.paymentMethodCode,
      expected_grand_total: toMajorUnits(draft.expectedTotal),
      payment_method_additional: draft.paymentMethodAdditional ?? {},
      shippingExtraFields: {},
    },
  }
}

function toOrderProduct(line: OrderLine): OrderProduct {
  return {
    sku: line.sku,
    parentSku: line.parentSku,
    qty: line.quantity,
    price: toMajorUnits(line.unitPriceExclTax),
    price_incl_tax: toMajorUnits(line.unitPrice),
    name: line.name,
    type_id: line.type,
    product_option: toProductOption(line.options),
    ...(line.serverId !== null && { server_item_id: Number(line.serverId) }),
  }
}
