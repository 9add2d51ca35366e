import { type FormEvent, type ReactNode, useState } from 'react'
import type { Address, Contact } from '#shared/api/checkout.ts'
import { checkoutFaults } from '#shared/checkout/draft.ts'
import { MAX_EMAIL, MAX_TEXT } from '#shared/checkout/field-lengths.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { type Details, type DetailsChange, switchPayer } from './details.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useFaultWords } from './fault-words.ts'
import { focusField } from './focus-field.ts'
import { useLeavableFields } from './leavable-fields.ts'

interface ContactStepProps {
  /** Nothing is sent: the address is the billing address. */
  isVirtual: boolean
  details: Details
  /** Null: the bill goes to the address. */
  ownBilling: Address | null
  update: (change: DetailsChange) => void
  /** What else is asked with it. */
  extra?: ReactNode
  /** Everything is right; with the fields of `extra`. */
  onDone: (form: FormData) => Promise<void>
}

/** Who buys and where it goes. What is wrong is said when a field is left, never while it is first typed. */
export function ContactStep({ isVirtual, details, ownBilling, update, extra, onDone }: ContactStepProps) {
  const { t, store } = useShop()
  const hasOwnBilling = ownBilling !== null
  const [failed, setFailed] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const faults = checkoutFaults({ ...details, billingAddress: ownBilling })

  const wordsOf = useFaultWords({ ...details, faults })
  const { bind, leave } = useLeavableFields({ details, update, wordsOf })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const names = Object.keys(faults)
    leave(names)
    setFailed(names)
    if (names[0]) return focusField(names[0])
    setIsBusy(true)
    await onDone(new FormData(event.currentTarget))
    setIsBusy(false)
  }

  return (
    <form className="checkout-fields" onSubmit={submit} noValidate>
      <ErrorSummary names={failed.filter((name) => faults[name])} wordsOf={wordsOf} />
      <ContactFields {...bind('contact')} contact={details.contact} hasPhoneHint={!isVirtual} />
      <AddressFields
        {...bind('address')}
        address={details.address}
        store={store}
        isBilling={isVirtual}
        isOnlyDelivery={hasOwnBilling}
      />
      {!isVirtual && (
        <CheckField
          label={t('checkout.ownBilling')}
          checked={hasOwnBilling}
          onChange={() => update(switchPayer)}
        />
      )}
      {ownBilling && (
        <fieldset>
          <legend>{t('checkout.billing')}</legend>
          <AddressFields {...bind('billingAddress')} address={ownBilling} store={store} isBilling />
        </fieldset>
      )}
      {extra}
      <Button type="submit" wide busy={isBusy}>
        {t(isVirtual ? 'checkout.delivery.next' : 'checkout.contact.next')}
      </Button>
    </form>
  )
}

interface ContactFieldsProps {
  contact: Contact
  /** Says what the number is for: the delivery. */
  hasPhoneHint: boolean
  onChange: (field: string, text: string) => void
  onLeave: (field: string) => void
  errorOf: (field: string) => string | undefined
}

/** E-mail address and telephone number. */
function ContactFields({ contact, hasPhoneHint, onChange, onLeave, errorOf }: ContactFieldsProps) {
  const { t } = useShop()
  const propsOf = (field: keyof Contact) => ({
    id: `contact.${field}`,
    value: contact[field],
    required: true,
    error: errorOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(field, target.value),
    onBlur: () => onLeave(field),
  })
  return (
    <>
      <TextField
        {...propsOf('emailAddress')}
        label={t('checkout.field.emailAddress')}
        type="email"
        maxLength={MAX_EMAIL}
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...propsOf('phoneNumber')}
        label={t('checkout.field.phoneNumber')}
        hint={hasPhoneHint ? t('checkout.phoneHint') : undefined}
        type="tel"
        maxLength={MAX_TEXT}
        autoComplete="tel"
      />
    </>
  )
}
