/**
 * Addresses, below the store's prefix, of what is personal in a purchase without JavaScript. They have three segments: the
 * service worker's shell stands in for shorter ones below the checkout.
 */

/** Where the payment provider's page leads back to. */
export const RETURN_PATH = '/checkout/payment/return'

/** The first step, for a shopper who has just logged in: with what the account knows. */
export const START_PATH = '/checkout/document/start'

/** The order of the session: the thank-you page as a document. */
export const RECEIPT_PATH = '/checkout/order/receipt'
