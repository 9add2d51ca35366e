import type { CustomerAddress } from '#shared/api/account.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { TextLines } from '../../ui/text-lines.tsx'

/** An address of a customer's book: what it is the default for, and what stands on an invoice. */
export function AddressLines({ address }: { address: CustomerAddress }) {
  const { t, store } = useShop()
  const { firstName, lastName, company, taxId, streetAddress, apartmentNumber, zipCode, city, country } =
    address
  const place = country && new Intl.DisplayNames(store.locale, { type: 'region' }).of(country)
  const lines = [
    ...[`${firstName} ${lastName}`, company, taxId, streetAddress, apartmentNumber],
    ...[`${zipCode} ${city}`, place, address.phoneNumber],
  ]
  const uses = [
    address.isDelivery && t('account.addresses.delivery'),
    address.isBilling && t('account.addresses.billing'),
  ].filter(Boolean)
  return (
    <address>
      {uses.length > 0 && <b>{uses.join(' · ')}</b>}
      <TextLines lines={lines} />
    </address>
  )
}
