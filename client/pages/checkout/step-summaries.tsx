import type { Address } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { normaliseZipCode } from '#shared/checkout/address.ts'
import type { Details } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'

interface ContactSummaryProps extends Pick<Details, 'contact' | 'address'> {
  /** Where the bill goes, if not to the same address. */
  billingAddress: Address | null
}

/** Who buys, where it goes, and where the bill goes. */
export function ContactSummary({ contact, address, billingAddress }: ContactSummaryProps) {
  const { t } = useShop()
  return (
    <>
      <p>
        <AddressSummary {...address} />
      </p>
      {billingAddress && (
        <p>
          {t('checkout.billing')}
          <br />
          <AddressSummary {...billingAddress} />
        </p>
      )}
      <p>
        {contact.emailAddress}
        <br />
        {contact.phoneNumber}
      </p>
    </>
  )
}

function AddressSummary(address: Address) {
  const place = [address.company, address.taxId, address.streetAddress, address.apartmentNumber]
  return (
    <>
      {address.firstName} {address.lastName}
      <br />
      {place.filter(Boolean).join(', ')}
      <br />
      {normaliseZipCode(address.zipCode, address.country)} {address.city}
    </>
  )
}

type DeliverySummaryProps = Pick<Details, 'servicePoint' | 'methodTitle'> & { cart: Cart }

/** How it is delivered, and what that costs. */
export function DeliverySummary({ servicePoint, methodTitle, cart }: DeliverySummaryProps) {
  const { t } = useShop()
  const sum = useSum()
  const { shipping } = cart.totals
  return (
    <p>
      {methodTitle || t('promises.shipping')}
      {servicePoint && (
        <>
          <br />
          {servicePoint.name}
          <br />
          {servicePoint.street}, {servicePoint.city}
        </>
      )}
      <br />
      {shipping !== null && (shipping === 0 ? t('cart.free') : sum(shipping))}
    </p>
  )
}
