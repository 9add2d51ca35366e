import type { AccountViewOf } from '#shared/account/account-view.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { FocusedProblem } from '../../checkout/document/focused-message.tsx'
import { Password } from './password.tsx'
import { PostForm } from './post-form.tsx'

/** What the shop keeps of a customer: as a file, and how to have it deleted. */
export function OwnData({ typed: { email }, faults, problem }: AccountViewOf<'change'>) {
  const { t, shell } = useShop()
  const contact = t('company.email')
  return (
    <>
      <h2 id="account-change">{t('account.data.title')}</h2>
      <FocusedProblem problem={problem && { ...problem, params: { email: contact, ...problem.params } }} />
      <h3>{t('account.data.export.title')}</h3>
      <p>{t('account.data.export.text')}</p>
      <PostForm step="export" variant="secondary" action={t('account.data.export.button')} />
      <p>{t('account.data.other', { email: contact })}</p>
      <h3>{t('account.data.delete.title')}</h3>
      {shell.lacks?.includes('account-service') ? (
        <p>{t('errors.account.deleteByMail', { email: contact })}</p>
      ) : (
        <DeletionForm email={email} faults={faults} />
      )}
    </>
  )
}

interface DeletionProps {
  email: string | undefined
  faults: AccountViewOf<'change'>['faults']
}

function DeletionForm({ email, faults }: DeletionProps) {
  const { t } = useShop()
  return (
    <>
      <p>{t('account.data.delete.gone')}</p>
      <p>{t('account.data.delete.kept')}</p>
      <PostForm step="delete" action={t('account.data.delete.button')} faults={faults}>
        {/* whose password it is, for password managers */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
        <Password name="currentPassword" label={t('account.data.delete.password')} />
      </PostForm>
    </>
  )
}
