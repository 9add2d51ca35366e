import type { AccountViewOf } from '#shared/account/account-view.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { WholeOrder } from '../whole-order.tsx'
import { useDocumentPath } from './use-document-path.ts'

/** One of the customer's orders, whole. */
export function OwnOrder({ order, email }: AccountViewOf<'order'>) {
  const { t } = useShop()
  const path = useDocumentPath()
  return (
    <WholeOrder order={order} email={email}>
      <ButtonLink variant="quiet" href={path()}>
        {t('order.back')}
      </ButtonLink>
    </WholeOrder>
  )
}
