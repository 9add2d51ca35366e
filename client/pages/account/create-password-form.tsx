import { useEffect, useState } from 'react'
import { codeOf } from '../../api/call-api.ts'
import { useNavigate } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { notePage } from '../../ui/note-page.ts'
import { AccountField, AccountForm, EmailField, PasswordField } from './fields.tsx'
import { useAccount } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

/** Another password by the code of the mail, then the login. */
export function CreatePasswordForm() {
  const { t, to } = useShop()
  const navigate = useNavigate()
  const account = useAccount()
  const proof = useMailedProof()
  const form = useSubmit(async ({ email = '', resetToken = '', newPassword = '' }) => {
    const isStillHere = notePage()
    await account.createPassword({ email, resetToken, newPassword })
    notify({ type: 'success', message: t('account.passwordChanged') })
    await account
      .login({ email, password: newPassword })
      .catch((error: unknown) => notify({ type: 'error', message: t(codeOf(error)) }))
    if (isStillHere()) navigate(to('account', {}), { replace: true })
  })
  return (
    <div className="account-column">
      <AccountForm form={form} action={t('account.createPassword')}>
        <EmailField defaultValue={proof.email} />
        <AccountField
          name="resetToken"
          label={t('account.resetCode')}
          defaultValue={proof.code}
          autoComplete="one-time-code"
          maxLength={200}
        />
        <PasswordField name="newPassword" label={t('account.newPassword')} />
      </AccountForm>
      <p>
        <a href={to('account', {})}>{t('account.forgot')}</a>
      </p>
    </div>
  )
}

/** What the link of the mail carries behind its `#`; once read it leaves the address, and with it the history. */
function useMailedProof(): { email: string; code: string } {
  const [proof] = useState(() => {
    const carried = new URLSearchParams(location.hash.slice(1))
    return { email: carried.get('email') ?? '', code: carried.get('code') ?? '' }
  })
  useEffect(() => {
    if (proof.code) history.replaceState(history.state, '', location.pathname + location.search)
  }, [proof])
  return proof
}
