import { useEffect } from 'react'
import { mutate as mutateAny } from 'swr'
import type {
  Customer,
  CustomerAnswer,
  Login,
  NewPassword,
  PasswordChange,
  Profile,
  Registration,
} from '#shared/api/account.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf, fetchJson } from '../../api/fetch-json.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { inTurn, useCart } from '../../features/cart/use-cart.ts'
import { setPriceOwner } from '../../shop-ui/group-prices/price-owner.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { tabStorage } from '../../storage/device-storage.ts'
import { forgetCustomer } from './end-session.ts'
import { SESSION_END } from './session-mark.ts'

/** What the shop answers to a login: who it is, and their cart with what the guest had put into theirs. */
interface LoginAnswer extends CustomerAnswer {
  cart: Cart
  notices: Notice[]
}

export const accountPath = ({ pathPrefix }: StoreView): string => `${pathPrefix}/api/user`

/**
 * Asks the shop about the account. One call at a time, in all tabs, and none beside a change of the cart: each may
 * renew the session's token and sends the session back (DECISIONS.md, The token refresh is the worker's).
 */
export const askAccount = <T>(path: string, body?: unknown): Promise<T> =>
  inTurn(() => fetchJson<T>(path, body === undefined ? {} : { method: 'POST', body }))

/** Whose prices this device shows from now on (R4.27): another group means other prices. */
const priceOwner = (customer: Customer | null): string | null =>
  customer?.hasOwnPrices ? `${customer.id}/${customer.groupId}` : null

/** Who is logged in, and what they can do. Undefined `customer`: not known yet; null: nobody. */
export function useAccount() {
  const { store, t } = useShop()
  const path = accountPath(store)
  const { data, error, mutate } = useAnswer(path, () => askAccount<CustomerAnswer>(path))
  const { adopt } = useCart()
  useEffect(() => {
    if (!data) return
    setPriceOwner(priceOwner(data.customer))
    if (data.customer) tabStorage.removeItem(SESSION_END)
  }, [data])
  const isExpired = error && codeOf(error) === 'errors.account.expired'

  /** What belonged to the customer leaves the device (R4.93, R4.94). */
  const forget = async () => {
    adopt(emptyCart)
    forgetCustomer()
    await forgetOrders()
    await mutate({ customer: null }, { revalidate: false })
  }
  const adoptLogin = async ({ customer, cart, notices }: LoginAnswer) => {
    adopt(cart)
    for (const { type, key, params } of notices) notify({ type, message: t(key, params) })
    await forgetOrders()
    await mutate({ customer }, { revalidate: false })
  }
  /** Another customer has other orders. */
  const forgetOrders = () =>
    mutateAny((key) => typeof key === 'string' && key.startsWith(`${path}/orders`), undefined, {
      revalidate: false,
    })
  const adoptCustomer = (answer: CustomerAnswer) => mutate(answer, { revalidate: false })

  /** The shop has ended the session: silently (R4.98); `fetchJson` sees to the rest. */
  const expire = forget
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session that has ended
  useEffect(() => {
    if (isExpired) void expire()
  }, [isExpired])

  return {
    customer: data?.customer,
    error: isExpired ? undefined : error,
    retry: () => mutate(),
    expire,
    login: async (body: Login) => adoptLogin(await askAccount(`${path}/login`, body)),
    register: async (body: Registration) => adoptLogin(await askAccount(`${path}/register`, body)),
    resetPassword: (email: string) => askAccount<unknown>(`${path}/reset-password`, { email }),
    createPassword: (body: NewPassword) => askAccount<unknown>(`${path}/create-password`, body),
    saveProfile: async (body: Profile) => {
      await adoptCustomer(await askAccount(`${path}/profile`, body))
      notify({ type: 'success', message: t('account.saved') })
    },
    changePassword: async (body: PasswordChange) => {
      if (!navigator.onLine) throw new AppError('errors.account.offline', { status: 0 })
      await adoptCustomer(await askAccount(`${path}/password`, body))
      notify({ type: 'success', message: t('account.passwordChanged') })
    },
    logout: async () => {
      await askAccount(`${path}/logout`, {})
      await forget()
      notify({ type: 'success', message: t('account.loggedOut') })
    },
  }
}

export type Account = ReturnType<typeof useAccount>
