import type {
  Customer,
  Login,
  NewPassword,
  PasswordChange,
  Profile,
  Registration,
} from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { tellOtherTabs } from '../../features/account/login-of-other-tabs.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { withLock } from '../../storage/with-lock.ts'
import { logout } from './logout.ts'
import { sendProfile } from './send-profile.ts'
import { useCustomer } from './use-customer.ts'

/** Who is logged in, and what they can do. */
export function useAccount() {
  const { store, t } = useShop()
  const { customer, error, mutate, expire, adoptLogin, adoptCustomer, leave } = useCustomer()
  return {
    customer,
    error,
    retry: () => mutate(),
    expire,
    login: async (body: Login) => adoptLogin(await callInTurn(store, 'user.login', body)),
    register: async (body: Registration) => adoptLogin(await callInTurn(store, 'user.register', body)),
    resetPassword: async (email: string) => {
      needConnection()
      return callInTurn(store, 'user.resetPassword', { email })
    },
    createPassword: async (body: NewPassword) => {
      needConnection()
      return callInTurn(store, 'user.createPassword', body)
    },
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
      needConnection()
      await adoptCustomer(await callInTurn(store, 'user.changePassword', body))
      notify({ type: 'success', message: t('account.passwordChanged') })
    },
    logoutOthers: async () => {
      await callInTurn(store, 'user.logoutOthers', {})
      notify({ type: 'success', message: t('account.loggedOutOthers') })
    },
    logout: async () => {
      const unsaved = await logout(store, customer?.id, leave)
      if (unsaved) notify({ type: 'error', message: t(unsaved) })
      notify({ type: 'success', message: t('account.loggedOut') })
    },
    deleteAccount: async (password: string) => {
      await callInTurn(store, 'user.delete', { password })
      await leave()
    },
  }
}

/** A password changes at the shop only (R5.23). */
function needConnection(): void {
  if (!navigator.onLine) throw new AppError('errors.account.offline', { status: 0 })
}

export type Account = ReturnType<typeof useAccount>
