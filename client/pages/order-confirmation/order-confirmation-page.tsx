import type { Confirmation } from '#shared/api/checkout.ts'
import { codeOf, fetchJson } from '../../api/fetch-json.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useShop } from '../../app/store-context.tsx'
import { Problem } from '../../features/checkout/problem.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The thank-you page. The order is the session's, so a reload is safe and a shared link shows nothing personal (U107). */
export function OrderConfirmationPage() {
  const { t, to, store } = useShop()
  const path = `${store.pathPrefix}/api/checkout/confirmation`
  const { data: order, error, mutate } = useAnswer(path, () => fetchJson<Confirmation | null>(path))
  return (
    <div className="order-confirmation-page wide">
      {order && <Thanks {...order} />}
      {order === undefined && !error && <div className="checkout-waiting" aria-busy="true" />}
      {error && <Problem code={codeOf(error)} onRetry={() => mutate()} />}
      {order === null && (
        <>
          <h1>{t('confirmation.none')}</h1>
          <p>{t('confirmation.noneText')}</p>
        </>
      )}
      <footer>
        <ButtonLink href={to('home', {})}>{t('confirmation.goOn')}</ButtonLink>
        {order && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t('confirmation.print')}
          </Button>
        )}
      </footer>
    </div>
  )
}

function Thanks({ orderNumber, email }: Confirmation) {
  const { t } = useShop()
  return (
    <>
      <header>
        <Icon name="check" />
        <h1>{t('head.orderConfirmation.title')}</h1>
      </header>
      <dl>
        {orderNumber && (
          <div>
            <dt>{t('confirmation.number')}</dt>
            <dd>{orderNumber}</dd>
          </div>
        )}
        <div>
          <dt>{t('checkout.field.emailAddress')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <h2>{t('confirmation.next')}</h2>
      <ul>
        <li>{t('confirmation.mail')}</li>
        <li>{t('confirmation.external')}</li>
        <li>{t('confirmation.invoice')}</li>
      </ul>
    </>
  )
}
