import * as z from 'zod/mini'
import {
  type OrderAddress,
  type OrderLine,
  type PastOrder,
  type Shipment,
  type Withdrawal,
  withdrawalExceptions,
  withdrawalKinds,
  withdrawalStates,
} from '../orders/past-order.ts'

/** What the answers about past orders are made of, as `answer-schemas.ts`. */
const text = z.string()
const number = z.number()
const textOrNull = z.nullable(text)

const orderAddress: z.ZodMiniType<OrderAddress> = z.object({
  name: text,
  company: text,
  taxId: z._default(text, ''), // what an older build has saved has none
  street: z.array(text),
  zipCode: text,
  city: text,
  country: text,
  phoneNumber: text,
})

const orderLine: z.ZodMiniType<OrderLine> = z.object({
  id: number,
  sku: text,
  type: text,
  name: text,
  options: z.array(z.object({ label: text, value: text })),
  quantity: number,
  rowTotal: number,
  image: textOrNull,
  path: textOrNull,
  withdrawable: z.object({ quantity: number, reason: z.nullable(z.enum(withdrawalExceptions)) }),
  downloads: z.array(z.object({ title: text, url: text })),
})

const shipment: z.ZodMiniType<Shipment> = z.object({
  carrier: text,
  trackingNumber: text,
  trackingUrl: textOrNull,
  shippedAt: text,
  deliveredAt: textOrNull,
})

const withdrawal: z.ZodMiniType<Withdrawal> = z.object({
  reference: text,
  kind: z.enum(withdrawalKinds),
  receivedAt: text,
  lines: z.array(z.object({ id: number, quantity: number })),
  note: text,
})

export const pastOrder: z.ZodMiniType<PastOrder> = z.object({
  id: number,
  number: text,
  email: text,
  storeName: text,
  placedAt: text,
  status: text,
  currency: text,
  total: number,
  totalDue: number,
  lines: z.array(orderLine),
  sums: z.object({
    subtotal: number,
    discount: number,
    coupon: z.optional(text),
    giftCard: number,
    shipping: z.nullable(number),
    payment: z.optional(number),
    tax: number,
  }),
  delivery: text,
  payment: text,
  shippingAddress: z.nullable(orderAddress),
  billingAddress: z.nullable(orderAddress),
  shipments: z.array(shipment),
  withdrawal: z.nullable(
    z.object({ state: z.enum(withdrawalStates), until: textOrNull, openPurchaseUntil: textOrNull }),
  ),
  withdrawals: z.array(withdrawal),
})
