import { type FormEvent, type ReactNode, useState } from 'react'
import type { Contact } from '#shared/api/checkout.ts'
import { normaliseAddress, normaliseContact } from '#shared/checkout/address.ts'
import { checkoutFaults } from '#shared/checkout/draft.ts'
import { MAX_EMAIL, MAX_TEXT } from '#shared/checkout/field-lengths.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import type { Details, DetailsChange } from './details.ts'
import { ErrorSummary, focusField } from './error-summary.tsx'

/**
 * Runs once no pointer is down: a message that appears between press and release would move the button that is being
 * pressed from under it, and the press would be lost.
 */
function whenReleased(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('pointerup', run, { once: true })
  else run()
}

interface ContactStepProps {
  /** Nothing is sent: the address is the billing address. */
  isVirtual: boolean
  details: Details
  update: (change: DetailsChange) => void
  /** What else is asked with it. */
  extra?: ReactNode
  /** Everything is right; with the fields of `extra`. */
  onDone: (form: FormData) => Promise<void>
}

/** Whose fields: their names in the form and in the summary of errors start with it. */
type Part = 'contact' | 'address' | 'billingAddress'

/** Who buys and where it goes. What is wrong is said when a field is left, never while it is first typed. */
export function ContactStep({ isVirtual, details, update, extra, onDone }: ContactStepProps) {
  const { t, store } = useShop()
  const { contact, address, billingAddress } = details
  const hasOwnBilling = details.hasOwnBilling && !isVirtual
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const faults = checkoutFaults({ ...details, billingAddress: hasOwnBilling ? billingAddress : null })

  const errorOf = (name: string): string | undefined => {
    const key = left.has(name) ? faults[name] : undefined
    return key && t(key)
  }

  const bind = <P extends Part>(part: P) => ({
    onChange: (field: string, text: string) =>
      update((current) => ({ [part]: { ...current[part], [field]: text } })),
    onLeave: (field: string) => {
      const values: Record<string, string> = details[part]
      if (!values[field]) return // an empty field is told of when the form is sent
      whenReleased(() => {
        update((current) => ({ [part]: { ...current[part], [field]: normalised(current, part)[field] } }))
        setLeft((before) => new Set([...before, `${part}.${field}`]))
      })
    },
    errorOf: (field: string) => errorOf(`${part}.${field}`),
    part,
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const names = Object.keys(faults)
    setLeft(new Set([...left, ...names]))
    setFailed(names)
    if (names[0]) return focusField(names[0])
    if (isBusy) return
    setIsBusy(true)
    await onDone(new FormData(event.currentTarget))
    setIsBusy(false)
  }

  const own = bind('contact')
  const contactField = (field: keyof Contact) => ({
    id: `contact.${field}`,
    value: contact[field],
    required: true,
    error: own.errorOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) => own.onChange(field, target.value),
    onBlur: () => own.onLeave(field),
  })
  return (
    <form className="checkout-fields" onSubmit={submit} noValidate>
      <ErrorSummary names={failed.filter((name) => faults[name])} faults={faults} />
      <TextField
        {...contactField('emailAddress')}
        label={t('checkout.field.emailAddress')}
        type="email"
        maxLength={MAX_EMAIL}
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...contactField('phoneNumber')}
        label={t('checkout.field.phoneNumber')}
        hint={isVirtual ? undefined : t('checkout.phoneHint')}
        type="tel"
        maxLength={MAX_TEXT}
        autoComplete="tel"
      />
      <AddressFields
        {...bind('address')}
        address={address}
        store={store}
        isBilling={isVirtual}
        isOnlyDelivery={hasOwnBilling}
      />
      {!isVirtual && (
        <CheckField
          label={t('checkout.ownBilling')}
          checked={hasOwnBilling}
          onChange={({ target }) => update({ hasOwnBilling: target.checked })}
        />
      )}
      {hasOwnBilling && (
        <fieldset>
          <legend>{t('checkout.billing')}</legend>
          <AddressFields {...bind('billingAddress')} address={billingAddress} store={store} isBilling />
        </fieldset>
      )}
      {extra}
      <Button type="submit" wide busy={isBusy}>
        {t(isVirtual ? 'checkout.delivery.next' : 'checkout.contact.next')}
      </Button>
    </form>
  )
}

const normalised = (details: Details, part: Part): Record<string, string> =>
  part === 'contact' ? normaliseContact(details.contact) : normaliseAddress(details[part])
