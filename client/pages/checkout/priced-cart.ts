import type { CartTotals } from '#shared/cart/cart.ts'
import { withoutShipping, withPayment } from '#shared/cart/totals.ts'
import { choosePayment } from '#shared/checkout/choose-payment.ts'
import { isDeliveryPriced, type StepName } from '#shared/checkout/plan-steps.ts'
import { type Details, isDeliveryChosen } from '../../features/checkout/details.ts'
import type { DeliveryAndPayment } from './use-delivery-and-payment.ts'

interface Choices {
  delivery: Pick<DeliveryAndPayment, 'cart' | 'paymentMethods'>
  details: Details
  active: StepName
  isOnline: boolean
}

/** How a cart is paid, and its sums with what the delivery and the payment cost, as far as both are chosen. Null: not known yet. */
export function pricedCart({ delivery, details, active, isOnline }: Choices) {
  const { cart, paymentMethods } = delivery
  const payment = paymentMethods && choosePayment(paymentMethods, details.paymentCode, { isOnline })
  const isChosen = isDeliveryChosen(details, cart)
  const isPriced = isDeliveryPriced({ active, isChosen, hasMethods: paymentMethods !== null })
  const totals: CartTotals = isPriced ? cart.totals : withoutShipping(cart.totals)
  return { payment, cart: { ...cart, totals: withPayment(totals, payment?.cost) } }
}
