import type { NewsletterState } from '#shared/account/newsletter.ts'
import { isSameEmail } from '#shared/account/same-email.ts'
import type { Login, PasswordChange, Profile } from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { limitPasswords } from '../../middleware/limit-attempts.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { changeSubscription } from '../../platform/customers/newsletter.ts'
import { login } from '../../platform/customers/tokens.ts'
import { changePassword, fetchMe, updateMe } from '../../platform/customers/user.ts'
import type { WireCustomer } from '../../platform/protocol/user.ts'
import { endCustomer, endOtherSessions } from '../../request/customer-list.ts'
import { platformOf } from '../../request/services.ts'
import { withoutOrders } from '../../session/session-parts.ts'
import { startSession } from './log-in.ts'
import { loggedIn } from './logged-in.ts'

/** Changes names, e-mail and addresses. A new e-mail needs the password, because a new password is sent to that address. */
export async function changeProfile(
  c: AppContext,
  { customerId, currentPassword, ...profile }: Profile,
): Promise<WireCustomer> {
  const platform = await loggedIn(c)
  const customer = await c.var.session.read('customer')
  if (customerId !== undefined && customerId !== customer?.id)
    throw new AppError('errors.account.otherCustomer', { status: 409 })
  const { email } = await fetchMe(platform)
  if (!isSameEmail(email, profile.email)) await confirmPassword(c, { email, password: currentPassword })
  return updateMe(platform, profile)
}

/**
 * Throws unless the password is the customer's. The platform has no call that only checks a password, so a login is used and its
 * tokens are dropped (contract §1.1). A failure of the platform is thrown as it is.
 */
async function confirmPassword(
  c: AppContext,
  { email, password }: Pick<Login, 'email'> & { password: string | undefined },
): Promise<void> {
  if (password === undefined) throw new AppError('errors.account.emailPassword', { status: 422 })
  await refuseTooMany(c, 'login')
  try {
    await limitPasswords(c, email, () => login(platformOf(c), { email, password }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'errors.account.credentials') throw error
    throw new AppError('errors.account.currentPassword', { cause: error, status: 422 })
  }
}

/** The platform ends every session with the old password, and so do we: this one goes on with the new one (contract §1.5). */
export async function changeOwnPassword(c: AppContext, change: PasswordChange): Promise<WireCustomer> {
  const platform = await loggedIn(c)
  const { email } = await fetchMe(platform)
  await limitPasswords(c, email, () => changePassword(platform, change, email))
  const { customer, sessionCustomer } = await startSession(c, { email, password: change.newPassword })
  await endOtherSessions(c, sessionCustomer)
  return customer
}

/** Logs the customer out here. */
export async function logOut(c: AppContext): Promise<void> {
  await endCustomer(c)
  c.var.session.update(withoutOrders)
}

/** Ends the sessions on all other devices, for example on a lost one. */
export async function logOutOthers(c: AppContext): Promise<void> {
  await loggedIn(c)
  const customer = await c.var.session.read('customer')
  if (customer) await endOtherSessions(c, customer)
}

/** Subscribes or unsubscribes the customer's own address. */
export async function changeOwnNewsletter(c: AppContext, isSubscribed: boolean): Promise<NewsletterState> {
  const { email } = await fetchMe(await loggedIn(c))
  await changeSubscription(platformOf(c), email, isSubscribed)
  return { email, isSubscribed }
}
