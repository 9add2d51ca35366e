import { type ComponentProps, useState } from 'react'
import type { Address } from '#shared/api/checkout.ts'
import { knowsZipCodes } from '#shared/checkout/country-formats.ts'
import { MAX_TEXT } from '#shared/checkout/field-lengths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

interface AddressFieldsProps {
  part: string
  address: Address
  store: StoreView
  isBilling?: boolean
  /** Somebody else pays: a VAT number has no place here. */
  isOnlyDelivery?: boolean
  errorOf: (field: keyof Address) => string | undefined
  onChange: (field: keyof Address, text: string) => void
  onLeave: (field: keyof Address) => void
}

type TextFieldName = Exclude<keyof Address, 'country'>

const OPTIONAL: ReadonlySet<TextFieldName> = new Set(['company', 'taxId', 'apartmentNumber'])

/** What browsers fill in by themselves; nothing is known for VAT numbers. */
const tokens: Partial<Record<keyof Address, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  streetAddress: 'address-line1',
  apartmentNumber: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
}

/** An address: five fields, and three more folded away for those who need them. */
export function AddressFields({
  part,
  address,
  store,
  isBilling,
  isOnlyDelivery,
  errorOf,
  onChange,
  onLeave,
}: AddressFieldsProps) {
  const { t } = useShop()
  const [first] = useState(address.country || store.country) // in a customer's book it may be another store's
  const countries = [...new Set([...store.countries, first])]
  const names = new Intl.DisplayNames(store.locale, { type: 'region' })
  const token = (field: keyof Address) =>
    tokens[field] ? `${isBilling ? 'billing' : 'shipping'} ${tokens[field]}` : undefined
  const text = (field: TextFieldName, more: ComponentProps<'input'> = {}) => (
    <TextField
      {...more}
      id={`${part}.${field}`}
      name={`${part}.${field}`}
      label={t(`checkout.field.${field}`)}
      autoComplete={token(field)}
      maxLength={MAX_TEXT}
      required={!OPTIONAL.has(field)}
      error={errorOf(field)}
      value={address[field]}
      onChange={({ target }) => onChange(field, target.value)}
      onBlur={() => onLeave(field)}
    />
  )
  /** Once open it stays: an emptied field must not vanish from under the cursor. */
  const hasMore = address.company !== '' || address.taxId !== '' || address.apartmentNumber !== ''
  const [isOpened, setIsOpened] = useState(hasMore)
  if (hasMore && !isOpened) setIsOpened(true)
  return (
    <div className="address-fields">
      {countries.length > 1 && (
        <div data-whole="">
          <SelectField
            id={`${part}.country`}
            name={`${part}.country`}
            label={t('checkout.field.country')}
            autoComplete={token('country')}
            value={address.country}
            onChange={({ target }) => onChange('country', target.value)}
          >
            {countries.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {text('firstName')}
      {text('lastName')}
      <div data-whole="">{text('streetAddress')}</div>
      {text('zipCode', { inputMode: knowsZipCodes(address.country) ? 'numeric' : 'text' })}
      {text('city')}
      <details data-whole="" open={isOpened}>
        <summary>{t(isOnlyDelivery ? 'checkout.moreOfDelivery' : 'checkout.more')}</summary>
        <div className="address-fields">
          {text('company')}
          {!isOnlyDelivery && text('taxId')}
          {text('apartmentNumber')}
        </div>
      </details>
    </div>
  )
}
