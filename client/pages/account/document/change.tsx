import type { AccountViewOf } from '#shared/account/account-view.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { AddressLines } from '../address-lines.tsx'
import { BookFields } from '../book-fields.tsx'
import { EmailField, NameFields } from '../fields.tsx'
import { Notices } from './notices.tsx'
import { OwnData } from './own-data.tsx'
import { Password } from './password.tsx'
import { PostForm } from './post-form.tsx'
import { useDocumentPath } from './use-document-path.ts'

type ChangeView = AccountViewOf<'change'>

/** A form of the account on a page of its own, and the way back. */
export function Change(view: ChangeView) {
  const { t } = useShop()
  const path = useDocumentPath()
  return (
    <>
      <section className="account-column" aria-labelledby="account-change">
        <Notices notices={view.notices} />
        <ChangeFormOf view={view} />
      </section>
      <ButtonLink variant="quiet" href={path()}>
        {t('account.addresses.cancel')}
      </ButtonLink>
    </>
  )
}

function ChangeFormOf({ view }: { view: ChangeView }) {
  switch (view.form) {
    case 'profile':
      return <ProfileForm {...view} />
    case 'password':
      return <PasswordForm {...view} />
    case 'address':
      return view.address && <AddressForm {...view} address={view.address} />
    case 'remove':
      return view.address && <RemoveForm address={view.address} />
    case 'data':
      return <OwnData {...view} />
    default:
      return view.form satisfies never
  }
}

function ProfileForm({ typed, faults, problem }: ChangeView) {
  const { t } = useShop()
  const { customerId } = typed
  return (
    <>
      <h2 id="account-change">{t('account.profile')}</h2>
      <PostForm step="profile" action={t('account.save')} hidden={{ customerId }} {...{ faults, problem }}>
        <NameFields firstName={typed.firstName} lastName={typed.lastName} />
        <EmailField defaultValue={typed.email} />
        <Password name="currentPassword" label={t('account.emailPassword')} isOptional />
      </PostForm>
    </>
  )
}

function PasswordForm({ typed: { customerId, email }, faults, problem }: ChangeView) {
  const { t } = useShop()
  return (
    <>
      <h2 id="account-change">{t('account.changePassword')}</h2>
      <PostForm
        step="password"
        action={t('account.changePassword')}
        hidden={{ customerId }}
        {...{ faults, problem }}
      >
        {/* whose password it is, for password managers */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
        <Password name="currentPassword" label={t('account.currentPassword')} />
        <Password name="newPassword" label={t('account.newPassword')} />
      </PostForm>
    </>
  )
}

/** The worker answers what is entered; nothing happens before. */
const ignore = () => undefined

function AddressForm({
  address,
  typed: { customerId },
  faults,
  problem,
}: ChangeView & { address: CustomerAddress }) {
  const { t } = useShop()
  const edit = t('account.addresses.editOf', { name: address.streetAddress })
  const title = address.id === null ? t('account.addresses.add') : edit
  return (
    <>
      <h2 id="account-change">{title}</h2>
      <PostForm
        step="address"
        action={t('account.save')}
        hidden={{ ...idOf(address), customerId }}
        {...{ faults, problem }}
      >
        <BookFields address={address} faults={faults} onChange={ignore} />
      </PostForm>
    </>
  )
}

const idOf = ({ id }: CustomerAddress) => ({ id: id === null ? null : String(id) })

function RemoveForm({ address }: { address: CustomerAddress }) {
  const { t } = useShop()
  return (
    <>
      <h2 id="account-change">{t('account.addresses.askDelete', { name: address.streetAddress })}</h2>
      <AddressLines address={address} />
      <PostForm step="remove" action={t('account.addresses.delete')} hidden={idOf(address)} />
    </>
  )
}
