import type { Cart } from '#shared/cart/cart.ts'
import { normaliseZipCode } from '#shared/checkout/address.ts'
import type { Details } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'

/** Who buys and where it goes. */
export function ContactSummary({ contact, address }: Pick<Details, 'contact' | 'address'>) {
  const place = [address.company, address.taxId, address.streetAddress, address.apartmentNumber]
  return (
    <>
      <p>
        {address.firstName} {address.lastName}
        <br />
        {place.filter(Boolean).join(', ')}
        <br />
        {normaliseZipCode(address.zipCode, address.country)} {address.city}
      </p>
      <p>
        {contact.emailAddress}
        <br />
        {contact.phoneNumber}
      </p>
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
