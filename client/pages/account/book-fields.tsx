import type { ChangeEvent } from 'react'
import type { CustomerAddress } from '#shared/api/account.ts'
import type { FieldErrors } from '#shared/checkout/address.ts'
import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { faultWords } from '../../features/checkout/fault-words.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'

interface BookFieldsProps {
  address: CustomerAddress
  faults: FieldErrors<CustomerAddress>
  onChange: (change: Partial<CustomerAddress>) => void
}

/** The fields of an address in a customer's book: where it is, its phone number, and what it is the default for. */
export function BookFields({ address, faults, onChange }: BookFieldsProps) {
  const { t, store } = useShop()
  const errorOf = (field: keyof CustomerAddress) =>
    faults[field] && faultWords(faults[field], address.country, t)
  const check = (field: 'isDelivery' | 'isBilling') => ({
    name: `address.${field}`,
    defaultChecked: address[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.checked }),
  })
  return (
    <>
      <AddressFields
        part="address"
        address={address}
        store={store}
        errorOf={errorOf}
        onChange={(field, text) => onChange({ [field]: text })}
        onLeave={() => undefined}
      />
      <TextField
        id="address.phoneNumber"
        name="address.phoneNumber"
        label={t('checkout.field.phoneNumber')}
        hint={t('checkout.phoneHint')}
        type="tel"
        autoComplete="shipping tel"
        defaultValue={address.phoneNumber}
        error={errorOf('phoneNumber')}
        onChange={({ target }) => onChange({ phoneNumber: target.value })}
      />
      <div>
        <CheckField {...check('isDelivery')} label={t('account.addresses.makeDelivery')} />
        <CheckField {...check('isBilling')} label={t('account.addresses.makeBilling')} />
      </div>
    </>
  )
}
