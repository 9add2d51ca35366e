import { useCallback, useEffect } from 'react'
import type {
  Customer,
  CustomerAnswer,
  Login,
  NewPassword,
  PasswordChange,
  Profile,
  Registration,
} from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { AppError } from '#shared/errors.ts'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi, writeAnswer } from '../../api/use-api.ts'
import { tellOtherTabs, useLoginOfOtherTabs } from '../../features/account/login-of-other-tabs.ts'
import { readCustomer } from '../../features/account/read-customer.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { loadAccountLists } from '../../features/saved-products/start-account-lists.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { LOGGED_IN } from '../../outbox/logged-in.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { setPriceOwner } from '../../shop-ui/group-prices/price-owner.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { withLock } from '../../storage/with-lock.ts'
import { forgetCustomer, forgetSessionEnd, forgetTasks } from './end-session.ts'
import { sendProfile } from './send-profile.ts'

/** Whose prices this device shows from now on (R4.27): another group means other prices. */
const priceOwner = (customer: Customer | null): string | null =>
  customer?.hasOwnPrices ? `${customer.id}/${customer.groupId}` : null

/** Who is logged in, and what they can do. Undefined `customer`: not known yet; null: nobody. */
export function useAccount() {
  const { store, t } = useShop()
  const { data, error, mutate } = useApi('user.read', {}, { call: readCustomer })
  const { adopt } = useCart()
  useEffect(() => {
    if (!data) return
    setPriceOwner(priceOwner(data.customer))
    if (data.customer) forgetSessionEnd()
  }, [data])
  const customerId = data?.customer?.id
  useEffect(() => {
    if (customerId !== undefined) joinLists(store, customerId)
  }, [store, customerId])
  useLoginOfOtherTabs(useCallback(() => void mutate(), [mutate]))
  const isExpired = error && codeOf(error) === 'errors.account.expired'

  /** What belonged to the customer leaves the device (R4.93, R4.94). */
  const forget = useCallback(async () => {
    adopt(emptyCart)
    forgetCustomer()
    await mutate({ customer: null }, { revalidate: false })
  }, [adopt, mutate])
  const adoptLogin = async ({ customer, cart, notices }: ApiAnswer<'user.login'>) => {
    if (cart) adopt(cart)
    for (const { type, key, params } of notices) notify({ type, message: t(key, params) })
    await mutate({ customer }, { revalidate: false })
    tellOtherTabs()
    dispatchEvent(new Event(LOGGED_IN))
  }
  const adoptCustomer = (answer: CustomerAnswer) => mutate(answer, { revalidate: false })

  /** Nobody is logged in any more, in whatever tab. */
  const leave = async () => {
    await forget()
    forgetOfflineCarts()
    void writeAnswer(store, 'checkout.confirmation', {}, null) // the session has forgotten it, too
    tellOtherTabs()
    await forgetTasks()
  }

  /** The shop has ended the session: silently (R4.98); `callApi` sees to the rest. */
  const expire = forget
  useEffect(() => {
    if (isExpired) void expire()
  }, [isExpired, expire])

  return {
    customer: data?.customer,
    error: isExpired ? undefined : error,
    retry: () => mutate(),
    expire,
    login: async (body: Login) => adoptLogin(await callInTurn(store, 'user.login', body)),
    register: async (body: Registration) => adoptLogin(await callInTurn(store, 'user.register', body)),
    resetPassword: (email: string) => callInTurn(store, 'user.resetPassword', { email }),
    createPassword: (body: NewPassword) => callInTurn(store, 'user.createPassword', body),
    /** One change after the other, each made to what the one before it has left: a book of addresses is saved as a whole. */
    saveProfile: (change: (newest: Customer) => Profile) =>
      withLock('skare:profile', () =>
        mutate(
          async (current) => {
            if (!current?.customer) return current // logged out meanwhile
            const { answer, words } = await sendProfile(store, current.customer, change)
            notify({ type: words === 'account.saved' ? 'success' : 'info', message: t(words) })
            return answer
          },
          { revalidate: false },
        ),
      ).then(tellOtherTabs),
    changePassword: async (body: PasswordChange) => {
      if (!navigator.onLine) throw new AppError('errors.account.offline', { status: 0 })
      await adoptCustomer(await callInTurn(store, 'user.changePassword', body))
      notify({ type: 'success', message: t('account.passwordChanged') })
    },
    logoutOthers: async () => {
      await callInTurn(store, 'user.logoutOthers', {})
      notify({ type: 'success', message: t('account.loggedOutOthers') })
    },
    logout: async () => {
      const unsaved = await forgettingOnLeave(async () => {
        await tellLists(store)
        const lost = await sendLastChange(customerId)
        await callInTurn(store, 'user.logout', {})
        await leave()
        return lost
      })
      if (unsaved) notify({ type: 'error', message: t(unsaved) })
      notify({ type: 'success', message: t('account.loggedOut') })
    },
    deleteAccount: async (password: string) => {
      await callInTurn(store, 'user.delete', { password })
      await leave()
    },
  }
}

/** The device's wishlist and comparison join those of the account. A failure costs no login: the next page tries again. */
function joinLists(store: StoreView, customerId: number): void {
  loadAccountLists()
    .then(({ joinAccount }) => joinAccount(store, customerId))
    .catch((error: unknown) => console.info('lists not joined', error))
}

/** Syncs the saved lists with the account before the logout. A failure does not stop the logout. */
const tellLists = (store: StoreView): Promise<void> =>
  loadAccountLists()
    .then(({ syncLists }) => syncLists(store, { isAsked: false }))
    .catch((error: unknown) => console.info('lists not told', error))

/** Sends a waiting change of the profile before the logout. A failure does not stop the logout. */
const sendLastChange = async (customerId: number | null | undefined) =>
  customerId && hasOutboxMark()
    ? loadTakeLater()
        .then((later) => later.sendLastChange(customerId))
        .catch((error: unknown) => {
          console.error('outbox', error)
          return null
        })
    : null

/**
 * Runs a logout. If the customer leaves the page before the shop has answered, their data is removed from the device too: the call
 * goes on without the page, and no code receives its answer.
 */
async function forgettingOnLeave<T>(logout: () => Promise<T>): Promise<T> {
  const onLeave = () => {
    forgetCustomer()
    forgetOfflineCarts()
  }
  addEventListener('pagehide', onLeave)
  try {
    return await logout()
  } finally {
    removeEventListener('pagehide', onLeave)
  }
}

/** Changes of the cart that the shop has not heard of are the customer's: the next one would find them in theirs (R4.93). */
function forgetOfflineCarts(): void {
  for (const code of storeCodes) {
    const changes = offlineChanges(storeViews[code])
    changes.clear(changes.read())
  }
}

export type Account = ReturnType<typeof useAccount>
