import type { AccountViewOf } from '#shared/account/account-view.ts'
import { withAddress, withBilling, withDelivery, withoutAddress } from '#shared/account/address-book.ts'
import { nonSecretFields } from '#shared/account/auth-forms.ts'
import {
  type ChangeStep,
  changeFaults,
  changeSteps,
  isChangeStep,
  readBookAddress,
} from '#shared/account/change-forms.ts'
import { toDataFile } from '#shared/account/data-file.ts'
import { fieldOfError } from '#shared/account/field-of-error.ts'
import {
  accountDeletionSchema,
  type CustomerAddress,
  passwordChangeSchema,
  profileSchema,
} from '#shared/api/account.ts'
import type { Notice } from '#shared/api/notice.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { notFoundError } from '../../common-errors.ts'
import { CONFLICT } from '../../http-status.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { toCustomer } from '../../platform/customers/to-customer.ts'
import { fetchMe } from '../../platform/customers/user.ts'
import { type FormFields, parseInput } from '../../request/read-body.ts'
import { hasSessionEnded } from '../../session/session-ended.ts'
import { reportFailure } from '../report-failure.ts'
import { changeView } from './account-change-document.ts'
import { changeOwnNewsletter, changeOwnPassword, changeProfile, logOutOthers } from './account-changes.ts'
import { deleteOwnAccount, exportData } from './account-data.ts'
import { type AccountStep, accountPath, failed, serveAccountStep, showAccount } from './account-document.ts'
import { loggedIn } from './logged-in.ts'

type Run = (c: AppContext, fields: FormFields) => Promise<unknown>

/**
 * A change of the account without JavaScript. It redirects to the account, which says what was done, so a reload repeats nothing.
 * Errors are shown at the form, with all that was entered except passwords.
 */
export async function postChangeForm(c: AppContext, step: ChangeStep, fields: FormFields): Promise<Response> {
  try {
    await loggedIn(c)
    const faults = changeFaults(step, fields, c.var.store)
    if (Object.keys(faults).length > 0)
      return await serveAccountStep(c, formAgain(c, { step, fields, faults, status: 400 }))
    const answer = await steps[step](c, fields)
    if (answer instanceof Response) return answer
    return c.redirect(accountPath(c, step), 303)
  } catch (error) {
    return serveAccountStep(c, await refused(c, error, { step, fields }))
  }
}

const steps: Record<ChangeStep, Run> = {
  profile: (c, { currentPassword, customerId, ...fields }) =>
    changeProfile(
      c,
      parseInput(profileSchema, {
        ...fields,
        ...(currentPassword && { currentPassword }),
        ...ownerOf(customerId),
      }),
    ),
  password: limited('login', (c, fields) => changeOwnPassword(c, parseInput(passwordChangeSchema, fields))),
  address: (c, fields) =>
    changeBook(c, fields, (book, at) => withAddress(book, at, readBookAddress(fields, c.var.store))),
  remove: (c, fields) => changeBook(c, named(fields), withoutAddress),
  deliver: (c, fields) => changeBook(c, named(fields), withDelivery),
  bill: (c, fields) => changeBook(c, named(fields), withBilling),
  newsletter: limited('newsletter', (c, { isSubscribed }) => changeOwnNewsletter(c, isSubscribed === 'true')),
  others: logOutOthers,
  export: limited('login', sendData),
  delete: limited('login', (c, { currentPassword }) =>
    deleteOwnAccount(c, parseInput(accountDeletionSchema, { password: currentPassword }).password),
  ),
}

function limited(name: 'login' | 'newsletter', run: Run): Run {
  return async (c, fields) => {
    await refuseTooMany(c, name)
    return run(c, fields)
  }
}

/** Whose form it is: of nobody else anything is changed. */
const ownerOf = (customerId: string | undefined) => customerId && { customerId: Number(customerId) }

/** An address that is there: a missing or empty id does not mean a new one. */
const named = ({ id }: FormFields): FormFields => ({ id: id || '0' })

type BookChange = (book: CustomerAddress[], at: number) => CustomerAddress[]

/** Changes the address that a form names, or adds one; once more if another device was faster. */
const changeBook = (c: AppContext, fields: FormFields, change: BookChange): Promise<void> =>
  writeBook(c, fields, change).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== CONFLICT) throw error
    return writeBook(c, fields, change)
  })

async function writeBook(c: AppContext, { id, customerId }: FormFields, change: BookChange): Promise<void> {
  const wire = await fetchMe(await loggedIn(c))
  const { addresses, ...names } = toCustomer(wire, c.var.settings.priceGroups)
  const at = id ? addresses.findIndex((address) => String(address.id) === id) : addresses.length
  if (at < 0) throw notFoundError()
  const changed = { ...names, addresses: change(addresses, at), ...ownerOf(customerId) }
  await changeProfile(c, parseInput(profileSchema, changed))
}

async function sendData(c: AppContext): Promise<Response> {
  const { name, text } = toDataFile(await exportData(c), new Date())
  return c.body(text, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  })
}

interface Posted {
  step: ChangeStep
  fields: FormFields
}

/** The failure, at the form or on the page with the button. A session that has ended leads to the login. */
async function refused(c: AppContext, error: unknown, posted: Posted): Promise<AccountStep> {
  if (hasSessionEnded(error)) return failed(c, error, toUnsavedForm(posted))
  const { problem, status } = reportFailure(c, error, 'account.failed')
  if (changeSteps[posted.step].form === null) {
    const notices = [{ type: 'error' as const, ...problem }]
    const page = await showAccount(c, notices).catch((pageError: unknown) => failed(c, pageError))
    return { ...page, status }
  }
  const field = posted.step === 'address' ? undefined : fieldOfError[problem.key]
  return formAgain(c, { ...posted, status, ...(field ? { faults: { [field]: problem.key } } : { problem }) })
}

/** A form with something to save, as the login keeps it. */
function toUnsavedForm({ step, fields }: Posted): string | undefined {
  const { currentPassword, newPassword, ...open } = fields
  return changeSteps[step].form === step ? String(new URLSearchParams(open)) : undefined
}

/** After the login of a customer, the form that they sent when their session had ended: nothing of it is saved yet. */
export function showUnsavedForm(
  c: AppContext,
  {
    customerId,
    unsavedForm,
    notices,
  }: { customerId: number | undefined; unsavedForm: string; notices: Notice[] },
): AccountStep | null {
  const fields = Object.fromEntries(new URLSearchParams(unsavedForm))
  const { step } = fields
  return isChangeStep(step) && Number(fields.customerId) === customerId
    ? formAgain(c, { step, fields, notices: [...notices, UNSAVED], status: 200 })
    : null
}

const UNSAVED: Notice = { type: 'warning', key: 'account.unsaved' }

type FormErrors = Partial<Pick<AccountViewOf<'change'>, 'faults' | 'problem' | 'notices'>> & {
  status: number
}

/** The form as it was sent, with what is wrong. */
function formAgain(c: AppContext, { step, fields, status, ...errors }: Posted & FormErrors): AccountStep {
  const form = changeSteps[step].form ?? 'data'
  const address = form === 'address' ? readBookAddress(fields, c.var.store) : null
  const typed = { ...nonSecretFields(fields), customerId: fields.customerId ?? '' }
  return { view: changeView({ form, typed, address, ...errors }), status }
}
