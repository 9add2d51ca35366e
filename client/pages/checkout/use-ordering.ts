import { useCallback, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import type { AppError } from '#shared/errors.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { StoreView } from '#shared/store-views.ts'
import { writeAnswer } from '../../api/use-api.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { forgetDetails } from '../../features/checkout/details.ts'
import { writeLastOrder } from '../../features/checkout/last-order.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { useNavigate } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { isCheckoutShown } from './is-checkout-shown.ts'
import { loadOrdering } from './load-ordering.ts'
import type { StepsProps } from './steps.tsx'
import type { SubmittedOrder } from './submit-order.ts'

/** The end of a checkout: how an order is sent, and what follows when it is placed, waits or is refused. */
export function useOrdering(customerId: number | undefined) {
  const { store, t, to } = useShop()
  const navigate = useNavigate()
  const { refresh, adopt } = useCart()
  const [isOrdered, setIsOrdered] = useState(false)
  /** What is being ordered: it shows on while the cart is empty. */
  const [taken, setTaken] = useState<Cart | null>(null)

  const finish = useCallback(
    async (placed: SubmittedOrder) => {
      const href = to('order-confirmation', {})
      setIsOrdered(true)
      if (placed !== 'waiting') await keepConfirmation(store, placed)
      if (placed !== 'waiting' || isCheckoutShown(store)) adopt(emptyCart)
      if (placed !== 'waiting') void refresh() // a payment may be fetched late: by now the shop may have another cart
      if (isCheckoutShown(store)) navigate(href, { replace: true })
      else if (placed !== 'waiting') await tellOrder(placed, { t, href })
    },
    [store, t, refresh, adopt, navigate, to],
  )
  const refuse = useCallback(
    async ({ code, params }: AppError) => {
      const action = isCheckoutShown(store) ? undefined : { label: t('cart.open'), href: to('cart', {}) }
      notify({ type: 'error', message: t(code, { email: t('company.email'), ...params }), action })
      await refresh()
      if (isCheckoutShown(store)) navigate(to('cart', {}))
    },
    [store, t, refresh, navigate, to],
  )
  const send: StepsProps['send'] = async (details, shownCart, onAttempt) => {
    const onTaken = () => {
      setTaken(shownCart.cart)
      adopt(emptyCart)
    }
    const onNotStored = () => notify({ type: 'warning', message: t('outbox.keepTab'), hasNoTimeout: true })
    try {
      const { submitOrder } = await loadOrdering()
      return await submitOrder(
        { store, details, customerId, ...shownCart },
        { onAttempt, onTaken, onNotStored },
      )
    } catch (error) {
      await refresh() // the shop has given the cart back
      setTaken(null)
      throw error
    }
  }

  return { isOrdered, taken, finish, refuse, send }
}

/** Tells of an order on another page, in the words of the outbox, which may tell of it, too: the same is said once. */
async function tellOrder(
  { orderNumber }: Confirmation,
  { t, href }: { t: Translate; href: string },
): Promise<void> {
  await loadMessages('outbox').catch((error: unknown) => console.warn('order', error))
  notify({
    type: 'success',
    message: t('outbox.received', { number: orderNumber }),
    action: { label: t('outbox.show'), href },
  })
}

/** The order is the shop's: the thank-you page knows it at once, and what the device kept for its sake goes. */
function keepConfirmation(store: StoreView, confirmation: Confirmation): Promise<unknown> {
  writeLastOrder(store, new Date())
  forgetDetails(store)
  return writeAnswer(store, 'checkout.confirmation', {}, confirmation)
}
