import { LOGGED_OUT } from '#shared/account/account-path.ts'
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
import { type FormFields, readForm } from '../../request/read-body.ts'
import { platformOf } from '../../request/services.ts'
import { startCheckout } from '../checkout/checkout-form.ts'
import { reportFailure } from '../report-failure.ts'
import { postChangeForm, showUnsavedForm } from './account-change-form.ts'
import { logOut } from './account-changes.ts'
import {
  type AccountStep,
  accountPath,
  doneNotices,
  serveAccountStep,
  showAccount,
} from './account-document.ts'
import { logIn } from './log-in.ts'

/**
 * `POST` to the account: login, registration, a forgotten password, the logout and what a customer changes, for browsers
 * without JavaScript. What is wrong is said at the form, with all that was typed but passwords.
 */
export async function postAccountForm(c: AppContext): Promise<Response> {
  const fields = await readForm(c)
  if (fields.step === 'logout') return postLogout(c)
  if (isChangeStep(fields.step)) return postChangeForm(c, fields.step, fields)
  const form = readAuthForm(fields.step)
  const posted = { form, fields }
  const faults = authFormFaults(form, fields)
  if (Object.keys(faults).length > 0) return serveAccountStep(c, loginView(posted, { faults, status: 400 }))
  return submitForm(c, posted).catch((error: unknown) => serveAccountStep(c, refused(c, error, posted)))
}

async function postLogout(c: AppContext): Promise<Response> {
  try {
    await logOut(c)
    return c.redirect(accountPath(c, LOGGED_OUT), 303)
  } catch (error) {
    const { problem, status } = reportFailure(c, error, 'account.failed')
    return serveAccountStep(c, { view: { step: 'failed', problem }, status })
  }
}

interface Posted {
  form: AuthForm
  fields: FormFields
}

/** Does what a form asks for. Its fields are as they should be. */
async function submitForm(c: AppContext, { form, fields }: Posted): Promise<Response> {
  await refuseTooMany(c, 'login')
  const platform = platformOf(c)
  switch (form) {
    case 'login':
      return enter(c, loginSchema.parse(fields), { fields })
    case 'register': {
      const registration = registrationSchema.parse({ ...fields, password: fields.newPassword })
      await createCustomer(platform, registration)
      return enter(c, registration, { fields })
    }
    case 'forgot':
      await requestPasswordReset(platform, passwordResetSchema.parse(fields).email)
      return serveAccountStep(c, loginView({ form: 'sent', fields }, { status: 200 }))
    case 'sent': {
      const proof = newPasswordSchema.parse(fields)
      await createPassword(platform, proof)
      return enter(c, { email: proof.email, password: proof.newPassword }, { fields, done: 'password' })
    }
    default:
      return form satisfies never
  }
}

/** Logs in. A failure is told at the login: the account, or its new password, is there by now, and the code of the mail is spent. */
async function enter(c: AppContext, credentials: Login, { fields, done }: AfterForm): Promise<Response> {
  try {
    const isCheckoutStep = readNext(fields.next) !== null
    const loggedIn = await logIn(c, credentials, { isCheckoutStep })
    return await respondAfterLogin(c, loggedIn, { fields, done })
  } catch (error) {
    return serveAccountStep(c, refused(c, error, { form: 'login', fields }))
  }
}

interface AfterForm {
  fields: FormFields
  /** The step of the account that says what was done besides the login. */
  done?: ChangeStep | undefined
}

/** To the account, or back to the checkout. What there is to say of the login and of the cart is said in the answer. */
async function respondAfterLogin(
  c: AppContext,
  { customer, notices }: Pick<ApiAnswer<'user.login'>, 'customer' | 'notices'>,
  { fields, done }: AfterForm,
): Promise<Response> {
  const next = readNext(fields.next)
  const [notice] = notices
  if (notice && next === 'checkout') return startCheckout(c, notice)
  const said = [...doneNotices(done), ...notices]
  const { unsavedForm = '' } = fields
  const formPage = showUnsavedForm(c, { customerId: customer?.id, unsavedForm, notices: said })
  if (formPage) return serveAccountStep(c, formPage)
  if (notice && !next) return serveAccountStep(c, await showAccount(c, said))
  return c.redirect(next ? c.var.store.pathPrefix + pathAfter[next] : accountPath(c, done), 303)
}

const pathAfter: Record<AfterLogin, string> = { checkout: START_PATH, payment: `${RETURN_PATH}?status=paid` }

function refused(c: AppContext, error: unknown, posted: Posted): AccountStep {
  const { problem, status } = reportFailure(c, error, 'account.failed')
  const field = fieldOfError[problem.key]
  return loginView(posted, field ? { faults: { [field]: problem.key }, status } : { problem, status })
}

type Answer = Partial<Pick<AccountViewOf<'login'>, 'faults' | 'problem'>> & { status: number }

const loginView = (
  { form, fields }: Posted,
  { faults = {}, problem = null, status }: Answer,
): AccountStep => ({
  view: {
    step: 'login',
    form,
    typed: nonSecretFields(fields),
    faults,
    problem,
    next: readNext(fields.next),
    unsavedForm: fields.unsavedForm,
  },
  status,
})
