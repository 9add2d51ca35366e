import { optionWords } from '../cart/option-words.ts'
import { isImmaterial } from '../product/immaterial.ts'

/** An order of the past (Spec §3, Orders history). Money in minor units of the order's own currency, VAT included. */
export interface PastOrder {
  id: number
  number: string
  /** Of whoever ordered; empty: the platform does not say. */
  email: string
  storeName: string
  /** ISO 8601, as all times here. */
  placedAt: string
  status: string
  currency: string
  total: number
  /** What is still to be paid. */
  totalDue: number
  lines: OrderLine[]
  sums: OrderSums
  /** How it is sent, in the platform's words; empty: nothing is sent. */
  delivery: string
  /** How it is paid, in the platform's words. */
  payment: string
  shippingAddress: OrderAddress | null
  billingAddress: OrderAddress | null
  shipments: Shipment[]
  /** Null: the platform does not say. */
  withdrawal: WithdrawalPeriod | null
  withdrawals: Withdrawal[]
}

export interface OrderLine {
  id: number
  sku: string
  /** The platform's: `simple`, `configurable` … */
  type: string
  name: string
  options: { label: string; value: string }[]
  quantity: number
  rowTotal: number
  image: string | null
  /** Where the product is; null: it is no longer sold. */
  path: string | null
  withdrawable: Withdrawable
  /** Its files: where each can be fetched. */
  downloads: { title: string; url: string }[]
}

export interface OrderSums {
  subtotal: number
  /** Zero or negative. */
  discount: number
  /** The code that the discount came from; absent: none. */
  coupon?: string | undefined
  /** Zero or negative. */
  giftCard: number
  /** Null: nothing is sent. */
  shipping: number | null
  /** What the way to pay cost; absent: nothing. */
  payment?: number | undefined
  tax: number
}

export interface OrderAddress {
  name: string
  company: string
  /** VAT number of a company that pays. */
  taxId: string
  /** Street and what else is above the postcode. */
  street: string[]
  zipCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  phoneNumber: string
}

export interface Shipment {
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: string
  deliveredAt: string | null
}

/** Goods that the law lets no shopper return: made to their wishes, used up, carried out (Directive 2011/83/EU, Article 16). */
export const withdrawalExceptions = ['personalised', 'service', 'download', 'gift_card'] as const
type WithdrawalException = (typeof withdrawalExceptions)[number]

/** How many of a line may still be withdrawn; `reason`: why none ever could be. */
interface Withdrawable {
  quantity: number
  reason: WithdrawalException | null
}

/**
 * `open`: the law's right of withdrawal, until 14 days after delivery. `openPurchase`: the shop's own promise. `none`: the
 * order is cancelled. A time that is not known yet is null: nothing is delivered.
 */
export const withdrawalStates = ['open', 'openPurchase', 'over', 'none'] as const
export interface WithdrawalPeriod {
  state: (typeof withdrawalStates)[number]
  until: string | null
  openPurchaseUntil: string | null
}

export const withdrawalKinds = ['withdrawal', 'exchange'] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]

/** What a customer has told the shop to take back. */
export interface Withdrawal {
  reference: string
  kind: WithdrawalKind
  receivedAt: string
  lines: { id: number; quantity: number }[]
  /** Of an exchange: what is wanted instead. */
  note: string
}

/** Whether a line is goods: only those are sent back, and only those can be exchanged. */
export const isGoods = ({ type }: Pick<OrderLine, 'type'>): boolean => !isImmaterial(type)

/** Whether anything of an order can still be withdrawn. */
export const canWithdraw = ({ withdrawal, lines }: Pick<PastOrder, 'withdrawal' | 'lines'>): boolean =>
  (withdrawal?.state === 'open' || withdrawal?.state === 'openPurchase') &&
  lines.some(({ withdrawable }) => withdrawable.quantity > 0)

/** A line of an order by its name and what was chosen of it: two lines may be of one product. */
export function lineWords({ lines }: Pick<PastOrder, 'lines'>, id: number): string {
  const { name = '', options = [] } = lines.find((line) => line.id === id) ?? {}
  return [name, ...options.map(optionWords)].join(', ')
}
