/** What the shop promises in every store. Pages and tests read it here, so that they cannot disagree. */

/** Hours until goods in stock are sent, on working days. */
export const DISPATCH_HOURS = 24
/** Minutes until the confirmation of an order arrives. */
export const CONFIRMATION_MINUTES = 20
/** Days that a parcel is kept at the pickup point. */
export const PARCEL_KEPT_DAYS = 14
/** Days to send goods back after a withdrawal, and to pay for them (directive 2011/83/EU, articles 13 and 14). */
export const SEND_BACK_DAYS = 14
export const REFUND_DAYS = 14
/** Years that a gift card is valid. */
export const GIFT_CARD_YEARS = 2
