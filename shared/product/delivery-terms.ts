/** What a store promises before anything is in a cart. Money is minor units of the store's currency, VAT included. */
export interface DeliveryTerms {
  /** The cheapest way to deliver. */
  price: number
  /** Value of goods from which it is free; null: never. */
  freeFrom: number | null
  /** Working days from the order to the shopper; null: not known. */
  days: { min: number; max: number } | null
  /** Open purchase: for how long goods may be sent back, and what that costs the shopper. */
  returns: { days: number; cost: number } | null
  /** When the warehouse sends; null: not known. */
  dispatch: Dispatch | null
}

/** The hours of the warehouse, which works from Monday to Friday. */
export interface Dispatch {
  /** Minutes after midnight until which an order leaves on the same day. */
  cutOffMinutes: number
  /** Working days without work, as ISO dates, for the next weeks. */
  closedDays: string[]
}

/** What delivery of goods of this value costs. */
export const deliveryPriceOf = ({ price, freeFrom }: DeliveryTerms, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price
