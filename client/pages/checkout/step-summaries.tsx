import { Fragment } from 'react'
import type { Address, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { normaliseAddress, normaliseZipCode } from '#shared/checkout/address.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import type { StoreView } from '#shared/store-views.ts'
import { useApi } from '../../api/use-api.ts'
import { DelayedLines } from '../../features/checkout/delayed-lines.tsx'
import { deliveryWords } from '../../features/checkout/delivery-words.ts'
import { type Details, pointOf } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'

interface ContactSummaryProps extends Pick<Details, 'contact' | 'address'> {
  /** Where the bill goes, if not to the same address. */
  billingAddress: Address | null
}

/** Who buys, where it goes, and where the bill goes. */
export function ContactSummary({ contact, address, billingAddress }: ContactSummaryProps) {
  const { t, store } = useShop()
  return (
    <>
      <Lines lines={linesOf(address, store)} />
      {billingAddress && <Lines lines={[t('checkout.billing'), ...linesOf(billingAddress, store)]} />}
      <Lines lines={[contact.emailAddress, contact.phoneNumber]} />
    </>
  )
}

/** Texts below one another; empty ones are left out. */
const Lines = ({ lines }: { lines: (string | null | undefined)[] }) => (
  <p>
    {lines.filter(Boolean).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none moves
      <Fragment key={at}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </p>
)

function linesOf(address: Address, { countries, locale }: StoreView) {
  const hasCountry = countries.some((country) => country !== address.country)
  const place = [address.company, address.taxId, address.streetAddress, address.apartmentNumber]
  return [
    `${address.firstName} ${address.lastName}`,
    place.filter(Boolean).join(', '),
    `${normaliseZipCode(address.zipCode, address.country)} ${address.city}`,
    hasCountry ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) : null,
  ]
}

interface DeliverySummaryProps extends Pick<Details, 'servicePoint' | 'methodTitle'> {
  /** Null: it is not known. */
  method: ShippingMethod | null
  cart: Cart
}

/** How it is delivered, when, and what that costs. */
export function DeliverySummary({ servicePoint, methodTitle, method, cart }: DeliverySummaryProps) {
  const { t } = useShop()
  const sum = useSum()
  const { shipping } = cart.totals
  const arrival = method && deliveryWords(method, cart.lines, t)
  return (
    <>
      <Lines
        lines={[
          methodTitle || method?.title,
          arrival,
          servicePoint?.name,
          servicePoint && `${servicePoint.street}, ${servicePoint.city}`,
          shipping === null ? null : shipping === 0 ? t('cart.free') : sum(shipping),
        ]}
      />
      {arrival && <DelayedLines lines={cart.lines} />}
    </>
  )
}

/** The same, with what the shop has answered to the step before; after a reload that is not known any more. */
export function ChosenDelivery({ details, cart }: { details: Details; cart: Cart }) {
  const address = normaliseAddress(details.address)
  const { data } = useApi('checkout.shippingMethods', { address }, { revalidateOnMount: false })
  const method = data?.methods.find((one) => deliveryId(one) === deliveryId(details)) ?? null
  return <DeliverySummary {...details} servicePoint={pointOf(details)} method={method} cart={cart} />
}
