import { useCallback, useEffect, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import type { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import { matchPath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { useApi, writeAnswer } from '../../api/use-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { readCustomer } from '../../features/account/read-customer.ts'
import { askUntilAnswered } from '../../features/cart/ask-until-answered.ts'
import { refreshOfflineOptions } from '../../features/cart/offline-checkout-options.ts'
import { isUnanswered } from '../../features/cart/stored-cart.ts'
import { useCart, useCartOfOtherTabs } from '../../features/cart/use-cart.ts'
import { hasPaid } from '../../features/checkout/complete-payment.ts'
import { forgetDetails } from '../../features/checkout/details.ts'
import { writeLastOrder } from '../../features/checkout/last-order.ts'
import { ResumePayment } from '../../features/checkout/review-step.tsx'
import { useOutboxFilled } from '../../features/outbox/use-filled.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { useNavigate } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { loadOrdering, loadOrderOnItsWay } from './load-ordering.ts'
import { Steps, type StepsProps } from './steps.tsx'
import type { SubmittedOrder } from './submit-order.ts'

/** From the cart to the order: what shows depends on what was paid, taken and ordered already. */
export function Checkout() {
  const { store, t, to } = useShop()
  const navigate = useNavigate()
  const { cart, refresh, adopt } = useCart()
  const { data: account, error: accountError } = useApi('user.read', {}, { call: readCustomer }) // a reload may skip the contact step, which asks too
  const [isResuming, setIsResuming] = useState(() => hasPaid(store))
  const [problem, setProblem] = useState<MessageKey>()
  const [isOrdered, setIsOrdered] = useState(false)
  /** The shop was asked for the cart, whether or not it has answered. */
  const [isAsked, setIsAsked] = useState(false)
  /** What is being ordered: it shows on while the cart is empty. */
  const [taken, setTaken] = useState<Cart | null>(null)
  useCartOfOtherTabs()

  useEffect(() => {
    const prepare = async () => {
      if (isUnanswered(store)) await askUntilAnswered(store)
      else await refresh() // what the device knows may be old
      setIsAsked(true)
      await refreshOfflineOptions(store) // for when the connection goes away on the way
    }
    prepare().catch((error: unknown) => console.warn('checkout', error))
  }, [refresh, store])

  const finish = useCallback(
    async (placed: SubmittedOrder) => {
      const href = to('order-confirmation', {})
      setIsOrdered(true)
      if (placed !== 'waiting') await keepConfirmation(store, placed)
      if (placed !== 'waiting' || isShown(store)) adopt(emptyCart)
      if (placed !== 'waiting') void refresh() // a payment may be fetched late: by now the shop may have another cart
      if (isShown(store)) navigate(href, { replace: true })
      else if (placed !== 'waiting') await tellOrder(placed, { t, href })
    },
    [store, t, refresh, adopt, navigate, to],
  )
  const refuse = useCallback(
    async ({ code, params }: AppError) => {
      const action = isShown(store) ? undefined : { label: t('cart.open'), href: to('cart', {}) }
      notify({ type: 'error', message: t(code, { email: t('company.email'), ...params }), action })
      await refresh()
      if (isShown(store)) navigate(to('cart', {}))
    },
    [store, t, refresh, navigate, to],
  )
  const send: StepsProps['send'] = async (details, shownCart, onAttempt) => {
    const onTaken = () => {
      setTaken(shownCart.cart)
      adopt(emptyCart)
    }
    const onNotKept = () => notify({ type: 'warning', message: t('outbox.keepTab'), hasNoTimeout: true })
    try {
      const { submitOrder } = await loadOrdering()
      return await submitOrder(
        { store, details, customerId: account?.customer?.id, ...shownCart },
        { onAttempt, onTaken, onNotKept },
      )
    } catch (error) {
      await refresh() // the shop has given the cart back
      setTaken(null)
      throw error
    }
  }
  const onResumeFailed = useCallback((code: MessageKey) => {
    setProblem(code)
    setIsResuming(false)
  }, [])

  const shown = taken ?? cart
  const isEmpty = shown?.lines.length === 0
  if (isOrdered) return <div className="checkout-waiting" aria-busy="true" />
  if (isResuming) return <ResumePayment onOrdered={finish} onRefused={refuse} onFailed={onResumeFailed} />
  return (
    <>
      {problem && <Problem code={problem} onRetry={() => setIsResuming(true)} />}
      {(!shown || (isEmpty && !isAsked)) && <div className="checkout-waiting" aria-busy="true" />}
      {isEmpty && isAsked && <NothingToBuy />}
      {shown && !isEmpty && (
        <Steps
          cart={shown}
          isOrdering={taken !== null}
          isLoginUnknown={accountError !== undefined && isWithoutNetwork(accountError)}
          onCart={adopt}
          onOrdered={finish}
          onRefused={refuse}
          onPaymentClosed={refresh}
          send={send}
        />
      )}
    </>
  )
}

/** Whether the shopper is still at the checkout: an order may end after they have followed a link. */
const isShown = (store: StoreView): boolean => matchPath(location.pathname, store)?.name === 'checkout'

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

/** Nothing is in the cart. After a reload while an order is sent it is that order's: the thank-you page sends it and tells of it. */
function NothingToBuy() {
  const { t, to, store } = useShop()
  const navigate = useNavigate()
  const isWaiting = useOutboxFilled()
  const [isLookedAt, setIsLookedAt] = useState(!isWaiting)

  useEffect(() => {
    if (!isWaiting) return
    loadOrderOnItsWay()
      .then(({ isOrderOnItsWay }) => isOrderOnItsWay(store.code))
      .then((isOnItsWay) => {
        if (!isShown(store)) return
        if (isOnItsWay) navigate(to('order-confirmation', {}), { replace: true })
        else setIsLookedAt(true)
      })
      .catch((error: unknown) => {
        console.error('outbox', error)
        setIsLookedAt(true)
      })
  }, [isWaiting, store, navigate, to])

  if (!isLookedAt) return <div className="checkout-waiting" aria-busy="true" />
  return (
    <div className="checkout-empty">
      <p role="status">{t('errors.checkout.emptyCart')}</p>
      <ButtonLink href={to('cart', {})}>{t('cart.open')}</ButtonLink>
      {isWaiting && (
        <ButtonLink variant="secondary" href={to('order-confirmation', {})}>
          {t('outbox.waitingTitle')}
        </ButtonLink>
      )}
    </div>
  )
}
