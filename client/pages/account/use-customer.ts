import { useCallback, useEffect } from 'react'
import type { Customer, CustomerAnswer } from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi, writeAnswer } from '../../api/use-api.ts'
import { tellOtherTabs, useLoginOfOtherTabs } from '../../features/account/login-of-other-tabs.ts'
import { readCustomer } from '../../features/account/read-customer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { loadAccountLists } from '../../features/saved-products/start-account-lists.ts'
import { LOGGED_IN } from '../../outbox/logged-in.ts'
import { setPriceOwner } from '../../shop-ui/group-prices/price-owner.ts'
import { notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { forgetCustomer, forgetSessionEnd, forgetTasks } from './end-session.ts'
import { forgetPurchases } from './logout.ts'

/** Whose prices this device shows from now on (R4.27): another group means other prices. */
const priceOwner = (customer: Customer | null): string | null =>
  customer?.hasOwnPrices ? `${customer.id}/${customer.groupId}` : null

/** Who is logged in, and what follows when that changes. Undefined `customer`: not known yet; null: nobody. */
export function useCustomer() {
  const { store, t } = useShop()
  const { data, error, mutate } = useApi('user.read', {}, { call: readCustomer })
  const { adopt: adoptCart } = useCart()
  useFollowedCustomer(data?.customer)
  useLoginOfOtherTabs(useCallback(() => void mutate(), [mutate]))

  /** What belonged to the customer leaves the device (R4.93, R4.94). */
  const forget = useCallback(async () => {
    adoptCart(emptyCart)
    forgetCustomer()
    await mutate({ customer: null }, { revalidate: false })
  }, [adoptCart, mutate])

  /** The shop has ended the session: silently (R4.98); `callApi` sees to the rest. */
  const expire = forget
  const isExpired = error && codeOf(error) === 'errors.account.expired'
  useEffect(() => {
    if (isExpired) void expire()
  }, [isExpired, expire])

  return {
    customer: data?.customer,
    error: isExpired ? undefined : error,
    mutate,
    expire,
    adoptLogin: async ({ customer, cart, notices }: ApiAnswer<'user.login'>) => {
      if (cart) adoptCart(cart)
      notifyAll(notices, t)
      await mutate({ customer }, { revalidate: false })
      tellOtherTabs()
      dispatchEvent(new Event(LOGGED_IN))
    },
    adoptCustomer: (answer: CustomerAnswer) => mutate(answer, { revalidate: false }),
    /** Nobody is logged in any more, in whatever tab. */
    leave: async () => {
      await forget()
      forgetPurchases()
      void writeAnswer(store, 'checkout.confirmation', {}, null) // the session has forgotten it, too
      tellOtherTabs()
      await forgetTasks()
    },
  }
}

/** The device shows the customer's prices, and its lists join those of the account. */
function useFollowedCustomer(customer: Customer | null | undefined): void {
  const { store } = useShop()
  useEffect(() => {
    if (customer === undefined) return
    setPriceOwner(priceOwner(customer))
    if (customer) forgetSessionEnd()
  }, [customer])
  const customerId = customer?.id
  useEffect(() => {
    if (customerId !== undefined) joinLists(store, customerId)
  }, [store, customerId])
}

/** The device's wishlist and comparison join those of the account. A failure costs no login: the next page tries again. */
function joinLists(store: StoreView, customerId: number): void {
  loadAccountLists()
    .then(({ joinAccount }) => joinAccount(store, customerId))
    .catch((error: unknown) => console.info('lists not joined', error))
}
