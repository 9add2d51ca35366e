import { ACCOUNT_DOCUMENT_PATH, DONE_QUERY, LOGGED_OUT } from '#shared/account/account-path.ts'
import { type AccountViewOf, type AfterLogin, readNext } from '#shared/account/account-view.ts'
import { type AuthForm, authFormFaults, nonSecretFields, readAuthForm } from '#shared/account/auth-forms.ts'
import { type ChangeStep, isChangeStep } from '#shared/account/change-forms.ts'
import { fieldOfError } from '#shared/account/field-of-error.ts'
import {
  type Login,
  loginSchema,
  newPasswordSchema,
  passwordResetSchema,
  registrationSchema,
} from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { RETURN_PATH, START_PATH } from '#shared/checkout/document-paths.ts'
import type { AppContext } from '../../app-env.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { createCustomer, createPassword, requestPasswordReset } from '../../platform/customers/user.ts'
import { endCustomer } from '../../request/customer-list.ts'
import { readForm } from '../../request/read-body.ts'
import { platformOf } from '../../request/services.ts'
import { withoutOrders } from '../../session/session-parts.ts'
import { startCheckout } from '../checkout/checkout-form.ts'
import { reportFailure } from '../report-failure.ts'
import { postChangeForm } from './account-change-form.ts'
import { type AccountStep, serveAccountStep, showAccount } from './account-document.ts'
import { logIn } from './log-in.ts'

type Fields = Record<string, string>

/**
 * `POST` to the account: login, registration, a forgotten password, the logout and what a customer changes, for browsers
 * without JavaScript. What is wrong is said at the form, with all that was typed but passwords.
 */
export async function postAccountForm(c: AppContext): Promise<Response> {
  const fields = await readForm(c)
  if (fields.step === 'logout') return logOut(c)
  if (isChangeStep(fields.step)) return postChangeForm(c, fields.step, fields)
  const form = readAuthForm(fields.step)
  const faults = authFormFaults(form, fields)
  if (Object.keys(faults).length > 0)
    return serveAccountStep(c, loginView(form, fields, { faults, status: 400 }))
  return submitForm(c, form, fields).catch((error: unknown) =>
    serveAccountStep(c, refused(c, error, form, fields)),
  )
}

/** Address of the account that says what was done. */
const accountWith = (c: AppContext, done: string) =>
  `${c.var.store.pathPrefix}${ACCOUNT_DOCUMENT_PATH}?${DONE_QUERY}=${done}`

async function logOut(c: AppContext): Promise<Response> {
  try {
    await endCustomer(c)
    c.var.session.update(withoutOrders)
    return c.redirect(accountWith(c, LOGGED_OUT), 303)
  } catch (error) {
    const { problem, status } = reportFailure(c, error, 'account.failed')
    return serveAccountStep(c, { view: { step: 'failed', problem }, status })
  }
}

/** Does what a form asks for. Its fields are as they should be. */
async function submitForm(c: AppContext, form: AuthForm, fields: Fields): Promise<Response> {
  await refuseTooMany(c, 'login')
  const platform = platformOf(c)
  switch (form) {
    case 'login':
      return enter(c, loginSchema.parse(fields), fields)
    case 'register': {
      const registration = registrationSchema.parse({ ...fields, password: fields.newPassword })
      await createCustomer(platform, registration)
      return enter(c, registration, fields)
    }
    case 'forgot':
      await requestPasswordReset(platform, passwordResetSchema.parse(fields).email)
      return serveAccountStep(c, loginView('sent', fields, { status: 200 }))
    case 'sent': {
      const proof = newPasswordSchema.parse(fields)
      await createPassword(platform, proof)
      return enter(c, { email: proof.email, password: proof.newPassword }, fields, PASSWORD_CHANGED)
    }
    default:
      return form satisfies never
  }
}

/** Logs in. A failure is told at the login: the account, or its new password, is there by now, and the code of the mail is spent. */
async function enter(
  c: AppContext,
  credentials: Login,
  fields: Fields,
  done?: ChangeStep,
): Promise<Response> {
  try {
    const answer = await logIn(c, credentials, readNext(fields.next) !== null)
    return await respondAfterLogin(c, answer, fields, done)
  } catch (error) {
    return serveAccountStep(c, refused(c, error, 'login', fields))
  }
}

/** The step of the account that says so, too. */
const PASSWORD_CHANGED: ChangeStep = 'password'

/** To the account, or back to the checkout. What there is to say of the cart is said in the answer. `done`: what the account says. */
async function respondAfterLogin(
  c: AppContext,
  { notices }: Pick<ApiAnswer<'user.login'>, 'notices'>,
  fields: Fields,
  done?: ChangeStep,
): Promise<Response> {
  const next = readNext(fields.next)
  const [notice] = notices
  if (notice && next === 'checkout') return startCheckout(c, notice)
  if (notice && !next) return serveAccountStep(c, await showAccount(c, notices))
  const account = done ? accountWith(c, done) : c.var.store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  return c.redirect(next ? c.var.store.pathPrefix + pathAfter[next] : account, 303)
}

const pathAfter: Record<AfterLogin, string> = { checkout: START_PATH, payment: `${RETURN_PATH}?status=paid` }

function refused(c: AppContext, error: unknown, form: AuthForm, fields: Fields): AccountStep {
  const { problem, status } = reportFailure(c, error, 'account.failed')
  const field = fieldOfError[problem.key]
  return loginView(form, fields, field ? { faults: { [field]: problem.key }, status } : { problem, status })
}

type Answer = Partial<Pick<AccountViewOf<'login'>, 'faults' | 'problem'>> & { status: number }

const loginView = (
  form: AuthForm,
  fields: Fields,
  { faults = {}, problem = null, status }: Answer,
): AccountStep => ({
  view: {
    step: 'login',
    form,
    typed: nonSecretFields(fields),
    faults,
    problem,
    next: readNext(fields.next),
  },
  status,
})
