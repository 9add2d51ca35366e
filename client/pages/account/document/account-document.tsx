import type { AccountView, AccountViewOf } from '#shared/account/account-view.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FocusedProblem } from '../../checkout/document/focused-message.tsx'
import { AccountDeleted } from '../account-deleted.tsx'
import { AuthForms } from './auth-forms.tsx'
import { Change } from './change.tsx'
import { Overview } from './overview.tsx'
import { OwnOrder } from './own-order.tsx'
import { useDocumentPath } from './use-document-path.ts'

/** The account without our scripts: the login, the customer's own page, or one of their orders. */
export function AccountDocument({ view }: { view: AccountView }) {
  const { t } = useShop()
  return (
    <div className="saved-page wide">
      <h1>
        {view.step === 'order' ? t('account.order', { number: view.order.number }) : t('head.account.title')}
      </h1>
      <Body view={view} />
    </div>
  )
}

function Body({ view }: { view: AccountView }) {
  switch (view.step) {
    case 'login':
      return <AuthForms {...view} />
    case 'account':
      return <Overview {...view} />
    case 'change':
      return <Change {...view} />
    case 'deleted':
      return <AccountDeleted />
    case 'order':
      return <OwnOrder {...view} />
    case 'failed':
      return <Failed {...view} />
    default:
      return view satisfies never
  }
}

function Failed({ problem }: AccountViewOf<'failed'>) {
  const { t } = useShop()
  const path = useDocumentPath()
  return (
    <>
      <FocusedProblem problem={problem} />
      <ButtonLink href={path()}>{t('error.retry')}</ButtonLink>
    </>
  )
}
