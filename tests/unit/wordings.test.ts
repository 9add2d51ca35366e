import { expect, test } from 'vitest'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { textsOf } from '#tests/support/texts.ts'

const english = textsOf('en')
const swedish = textsOf('sv')

/** The words that the specification fixes; DECISIONS.md names those that the shop says otherwise. */
const wordings: [requirement: string, key: MessageKey, words: string][] = [
  ['R2.46 R8.47', 'notFound.title', "We can't find the page"],
  [
    'R5.1 R8.15',
    'errors.cart.unknownPrice',
    'Product price is unknown, product cannot be added to the cart!',
  ],
  ['R5.6', 'errors.cart.missingSelections', 'You have not specified all required selections.'],
  ['R5.9 R5.15', 'errors.quantity.aboveZero', 'ust be greater than 0'],
  ['R5.12', 'errors.quantity.onlyAvailable', 'Only @maxQuantity products of this type are available.'],
  [
    'R5.13',
    'errors.quantity.notHigherThanStock',
    "You can't increase the quantity higher than the stock level.",
  ],
  ['R5.14', 'errors.field.required', 'Field is required'],
  ['R5.16', 'errors.field.email', 'Not a valid email address'],
  ['R5.17', 'errors.field.tooLong', 'Maximum @max characters allowed'],
  ['R5.23 R8.25', 'errors.account.offline', 'Reset password feature does not work while offline!'],
  ['R5.24', 'errors.badContentType', 'Error with response - bad content-type!'],
  ['R6.10', 'account.loginNeeded', 'You need to be logged in to see this page'],
  ['R8.6', 'errors.wrongFormat', 'Unhandled error, wrong response format!'],
  [
    'R8.7',
    'notices.product.noSuchCombination',
    'No such configuration for the product. Please do choose another combination of attributes.',
  ],
  ['R8.8', 'errors.cart.unknownVariant', 'The options you selected are not available.'],
  ['R8.9', 'notices.cart.added', 'Product has been added to the cart!'],
  ['R8.10', 'cart.quantityUpdated', 'Product quantity has been updated!'],
  ['R8.11', 'errors.cart.outOfStock', 'The product is out of stock and cannot be added to the cart!'],
  [
    'R8.12',
    'notices.cart.volatileStock',
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ],
  ['R8.20', 'list.unavailable', 'No products synchronized for this category. Please come back while online!'],
  ['R8.21', 'account.saved', 'Account data has successfully been updated'],
  ['R8.22', 'account.passwordChanged', 'Password has successfully been changed'],
  ['R8.24', 'account.loggedOut', "You're logged out"],
  ['R8.26', 'stock.inStock', 'In stock!'],
  ['R8.28', 'stock.outOfStock', 'Out of stock'],
  ['R8.30', 'errors.cart.quantityNotAvailable', 'The requested qty is not available'],
  ['R8.32', 'errors.order.notInStock', 'Some of the ordered products are not available!'],
  ['R8.33', 'errors.coupon.invalid', "The coupon code isn't valid. Verify the code and try again."],
  ['R8.34', 'errors.giftCard.invalid', 'The gift card code @code is not valid.'],
  ['R8.35', 'errors.giftCard.noAmount', 'No amount provided'],
  [
    'R8.38',
    'errors.order.validation',
    'Internal validation error. Please check if all required fields are filled in. Please contact us on @email',
  ],
  [
    'R8.39',
    'errors.order.queued',
    'The order can not be transferred because of server error. Order has been queued',
  ],
  ['R8.40', 'notices.order.offline', 'There is no Internet connection. You can still place your order'],
  ['R8.43', 'errors.unexpected', 'Something went wrong'],
  ['R8.45', 'errors.checkout.servicePoints', 'An error occurred trying to find a ServicePoint'],
  ['R9.51', 'promises.shipping', 'hips within 24 hours'],
  ['R9.52', 'confirmation.mail', 'within 20 minutes'],
  ['R9.53', 'confirmation.invoice', 'it arrives within a few days of delivery'],
  ['R9.54', 'confirmation.external', 'from an external warehouse may take a few extra days'],
]

/** Each parameter as its own name: `@code`. */
const named = { code: '@code', email: '@email', max: '@max', maxQuantity: '@maxQuantity' }

test.each(wordings)('%s: %s says “%s”', (_, key, words) => {
  expect(english(key, named).replaceAll('’', "'")).toContain(words)
})

test('R5.14: in Swedish a field that is required says so in the specification’s words', () => {
  expect(swedish('errors.field.required')).toBe('Fältet är obligatoriskt')
})
