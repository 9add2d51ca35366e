import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import type { Address, Contact } from '#shared/api/checkout.ts'
import type { CheckoutViewOf } from '#shared/checkout/checkout-view.ts'
import { draftFields, hasOwnBilling } from '#shared/checkout/draft.ts'
import { MAX_EMAIL, MAX_TEXT } from '#shared/checkout/field-lengths.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { AddressFields } from '../../../features/checkout/address-fields.tsx'
import { ErrorSummary } from '../../../features/checkout/error-summary.tsx'
import { useFaultWords } from '../../../features/checkout/fault-words.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FocusedMessage } from './focused-message.tsx'
import { fieldsWithout, StepForm } from './step-form.tsx'

/** The shop answers what is typed; nothing happens before. */
const ignore = () => undefined

/** Who buys and where it goes, with what is wrong beside each field. */
export function ContactForm({ draft, faults, cart, isGuest }: CheckoutViewOf<'contact'>) {
  const { t, store } = useShop()
  const isVirtual = isVirtualCart(cart)
  const names = Object.keys(faults)
  const errorOf = useFaultWords({ ...draft, faults })
  const bind = (part: 'address' | 'billingAddress') => ({
    part,
    store,
    address: draft[part],
    errorOf: (field: keyof Address) => errorOf(`${part}.${field}`),
    onChange: ignore,
    onLeave: ignore,
  })
  const contact = (field: keyof Contact) => ({
    id: `contact.${field}`,
    name: `contact.${field}`,
    label: t(`checkout.field.${field}`),
    defaultValue: draft.contact[field],
    required: true,
    error: errorOf(`contact.${field}`),
  })
  return (
    <StepForm hidden={fieldsWithout(draftFields(draft), ['contact.', 'address.', 'billingAddress.', 'near'])}>
      {names.length > 0 && (
        <FocusedMessage>
          <ErrorSummary names={names} wordsOf={errorOf} />
        </FocusedMessage>
      )}
      {isGuest && (
        <p>
          {t('account.haveAccount')}{' '}
          <a href={`${store.pathPrefix}${ACCOUNT_DOCUMENT_PATH}?next=checkout`}>{t('account.login')}</a>
        </p>
      )}
      <TextField
        {...contact('emailAddress')}
        type="email"
        maxLength={MAX_EMAIL}
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...contact('phoneNumber')}
        hint={isVirtual ? undefined : t('checkout.phoneHint')}
        type="tel"
        maxLength={MAX_TEXT}
        autoComplete="tel"
      />
      <AddressFields {...bind('address')} isBilling={isVirtual} />
      {!isVirtual && (
        <details open={hasOwnBilling(draft)}>
          <summary>{t('checkout.ownBilling')}</summary>
          <fieldset>
            <legend className="visually-hidden">{t('checkout.billing')}</legend>
            <AddressFields {...bind('billingAddress')} isBilling />
          </fieldset>
        </details>
      )}
      <Button type="submit" name="step" value={isVirtual ? 'payment' : 'delivery'} wide>
        {t(isVirtual ? 'checkout.delivery.next' : 'checkout.contact.next')}
      </Button>
    </StepForm>
  )
}
