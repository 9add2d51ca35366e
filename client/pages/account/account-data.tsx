import { type RefObject, useEffect, useRef } from 'react'
import { DELETED, DONE_QUERY } from '#shared/account/account-path.ts'
import type { Customer } from '#shared/api/account.ts'
import { useNavigate } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { downloadData } from './download-data.ts'
import { AccountForm, PasswordField } from './fields.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

interface AccountDataProps {
  account: Account
  customer: Customer
}

/** What the shop keeps of a customer: as a file (GDPR, Articles 15 and 20), and how to have it deleted (Article 17). */
export function AccountData({ account, customer }: AccountDataProps) {
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), []) // the button that was pressed is gone
  return (
    <div className="account-forms">
      <Export heading={first} account={account} />
      <Deletion account={account} customer={customer} />
    </div>
  )
}

interface ExportProps extends Pick<AccountDataProps, 'account'> {
  heading: RefObject<HTMLHeadingElement | null>
}

function Export({ heading, account }: ExportProps) {
  const { t, store } = useShop()
  const form = useSubmit(async () => {
    await downloadData(store, new Date())
    notify({ type: 'success', message: t('account.data.export.done') })
  }, account.expire)
  return (
    <section aria-labelledby="account-export">
      <div className="account-column">
        <h3 ref={heading} id="account-export" tabIndex={-1}>
          {t('account.data.export.title')}
        </h3>
        {form.problem && <Problem code={form.problem} />}
        <p>{t('account.data.export.text')}</p>
        <Button variant="secondary" busy={form.isBusy} onClick={form.run}>
          {t('account.data.export.button')}
        </Button>
        <p>{t('account.data.other', { email: t('company.email') })}</p>
      </div>
    </section>
  )
}

/** Asks for the password: a device that was left logged in is not enough. Then the page says what is gone, and what is kept. */
function Deletion({ account, customer }: AccountDataProps) {
  const { t, to, shell } = useShop()
  const navigate = useNavigate()
  const form = useSubmit(async ({ currentPassword = '' }) => {
    await account.deleteAccount(currentPassword)
    navigate(`${to('account', {})}?${DONE_QUERY}=${DELETED}`, { replace: true })
  }, account.expire)
  return (
    <section aria-labelledby="account-delete">
      <div className="account-column">
        <h3 id="account-delete">{t('account.data.delete.title')}</h3>
        {shell.lacks?.includes('account-service') ? (
          <p>{t('errors.account.deleteByMail', { email: t('company.email') })}</p>
        ) : (
          <>
            <p>{t('account.data.delete.gone')}</p>
            <p>{t('account.data.delete.kept')}</p>
            <AccountForm form={form} action={t('account.data.delete.button')}>
              {/* whose password it is, for password managers */}
              <input type="email" autoComplete="username" defaultValue={customer.email} hidden />
              <PasswordField name="currentPassword" label={t('account.data.delete.password')} />
            </AccountForm>
          </>
        )}
      </div>
    </section>
  )
}
