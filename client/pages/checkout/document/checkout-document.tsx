import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import type { CheckoutView, CheckoutViewOf } from '#shared/checkout/checkout-view.ts'
import { RETURN_PATH } from '#shared/checkout/document-paths.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FocusedProblem } from './focused-message.tsx'
import { OpenStep } from './open-step.tsx'
import { fieldsWithout, StepForm } from './step-form.tsx'

/** A step of the checkout without our scripts: each is a document that answers the form of the one before. */
export function CheckoutDocument({ view }: { view: CheckoutView }) {
  const { t } = useShop()
  return (
    <div className="checkout-page wide">
      <h1>{t('head.checkout.title')}</h1>
      <Body view={view} />
    </div>
  )
}

function Body({ view }: { view: CheckoutView }) {
  if (view.step === 'again') return <Again {...view} />
  return view.step === 'closed' ? <Closed {...view} /> : <OpenStep view={view} />
}

/** The same form once more: for an order that is the same order. It can be dropped, too, which gives the cart back. */
function Again({ fields, problem }: CheckoutViewOf<'again'>) {
  const { t } = useShop()
  return (
    <StepForm className="checkout-empty" hidden={fieldsWithout(fields, ['step'])}>
      <FocusedProblem problem={problem} />
      <Button type="submit" name="step" value={fields.step}>
        {t('error.retry')}
      </Button>
      {fields.orderId && (
        <Button variant="secondary" type="submit" name="step" value="cancel">
          {t('outbox.cancel')}
        </Button>
      )}
    </StepForm>
  )
}

function Closed({ problem, next }: CheckoutViewOf<'closed'>) {
  const { t, to, store } = useShop()
  const login = store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  const ways = {
    cart: { href: to('cart', {}), text: t('cart.open') },
    login: { href: `${login}?next=checkout`, text: t('outbox.logIn') },
    loginToPayment: { href: `${login}?next=payment`, text: t('outbox.logIn') },
    payment: { href: `${store.pathPrefix}${RETURN_PATH}?status=paid`, text: t('error.retry') },
  }
  return (
    <div className="checkout-empty">
      <FocusedProblem problem={problem} />
      <ButtonLink href={ways[next].href}>{ways[next].text}</ButtonLink>
    </div>
  )
}
