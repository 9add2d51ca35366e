import type { Notice } from '../api/notice.ts'
import type { Delay } from '../product/delay.ts'
import type { ProductType } from '../product/product.ts'
import type { Selections } from '../product/selections.ts'

/** The shopper's cart as the shop shows it. Money is integer minor units, VAT included. */
export interface Cart {
  lines: CartLine[]
  totals: CartTotals
  /** Code of the coupon in force, or null. */
  coupon: string | null
}

export interface CartLine {
  /** The platform's `item_id`; negative while the line is only optimistic. */
  id: number
  /** Sku of what is bought: a configurable's child. */
  sku: string
  /** Sku of the configurable it belongs to, else its own. */
  parentSku: string
  /** Id of the configurable that it is a variant of: then it can become another one. Null for every other type. */
  configurableId: number | null
  /** What the platform takes it for: it decides whether anything has to be sent. */
  type: ProductType
  name: string
  /** Where the line's product is, with the variant chosen; null when the product is gone. */
  path: string | null
  image: string | null
  options: { label: string; value: string }[]
  /** What was chosen beside the variant, for adding the same again; absent where there is nothing to choose. */
  selections?: Selections | undefined
  quantity: number
  unitPrice: number
  rowTotal: number
  /** The most that can be bought; null when the platform does not count. */
  maxQuantity: number | null
  inStock: boolean
  /** What there is to say about its stock (Spec §4, Stock sync of cart items); null while nobody is sure. */
  stockNotice: Notice | null
  /** Why it comes later than what is in the warehouse; absent: it does not, or nobody knows. */
  delayedBy?: Delay | undefined
}

/** Spec §3, Totals lines. Amounts not known yet are null. */
export interface CartTotals {
  subtotal: number
  subtotalExclTax: number
  tax: number
  /** VAT included; null until a delivery method is known. */
  shipping: number | null
  /** Zero or negative. */
  discount: number
  /** Zero or negative. */
  giftCard: number
  /** What the way to pay costs, VAT included; absent: nothing. */
  payment?: number | undefined
  grandTotal: number
}

export const emptyCart: Cart = {
  lines: [],
  totals: {
    subtotal: 0,
    subtotalExclTax: 0,
    tax: 0,
    shipping: null,
    discount: 0,
    giftCard: 0,
    grandTotal: 0,
  },
  coupon: null,
}
