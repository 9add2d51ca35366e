import { useRef, useState } from 'react'
import type { Address, Contact, ServicePoint } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { emptyAddress, emptyContact, normaliseAddress, normaliseContact } from '#shared/checkout/address.ts'
import { checkoutFaults } from '#shared/checkout/draft.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { isToServicePoint } from '#shared/checkout/service-points.ts'
import { isRecord } from '#shared/is-record.ts'
import type { OrderDetails } from '#shared/outbox/queue-order.ts'
import type { QueuedOrder } from '#shared/outbox/task.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { StoreView } from '#shared/store-views.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'

/** Everything a shopper enters in the checkout. */
export interface Details {
  contact: Contact
  address: Address
  hasOwnBilling: boolean
  billingAddress: Address
  /** Another country takes the method away: not every one reaches it. */
  carrierCode: string
  methodCode: string
  /** The words of the chosen delivery; empty: not known. */
  methodTitle: string
  /** Stays chosen while another way to deliver is looked at: see `pointOf`. Another postcode or country takes it away. */
  servicePoint: ServicePoint | null
  paymentCode: string
}

const noDelivery = { carrierCode: '', methodCode: '', methodTitle: '' }

const emptyDetails = (country: string): Details => ({
  contact: emptyContact,
  address: emptyAddress(country),
  hasOwnBilling: false,
  billingAddress: emptyAddress(country),
  ...noDelivery,
  servicePoint: null,
  paymentCode: '',
})

const keyOf = ({ code }: StoreView) => `skare:checkout:${code}` as const

/** A part of the details, or how it follows from what they are by now: two changes at once must not undo each other. */
export type DetailsChange = Partial<Details> | ((current: Details) => Partial<Details>)

/** Ticks and unticks "another billing address". A VAT number is the payer's: it goes along, because the delivery then has no field for it. */
export const switchPayer = ({ address, billingAddress, hasOwnBilling }: Details): Partial<Details> => ({
  hasOwnBilling: !hasOwnBilling,
  address: { ...address, taxId: billingAddress.taxId },
  billingAddress: { ...billingAddress, taxId: address.taxId },
})

/**
 * The details, kept on the device with every change, so that a reload or a step back loses nothing. What another tab has kept
 * since is changed, not written over.
 */
export function useDetails(store: StoreView) {
  const [details, setDetails] = useState(() => readDetails(store))
  const seen = useRef(readText(store))
  const update = (change: DetailsChange) => {
    if (isOfOtherTab(store, seen.current)) {
      seen.current = readText(store)
      setDetails(readDetails(store))
    }
    setDetails((current) => {
      const part = typeof change === 'function' ? change(current) : change
      const isMoved = part.address && placeOf(part.address) !== placeOf(current.address)
      const isAbroad = part.address && part.address.country !== current.address.country
      const next = {
        ...current,
        ...(isMoved && { servicePoint: null }), // other points are near it
        ...(isAbroad && noDelivery),
        ...part,
      }
      writeDetails(store, next)
      seen.current = readText(store) // a full device keeps what it had
      return next
    })
  }
  return [details, update] as const
}

/** What decides which service points are near an address. */
function placeOf(address: Address): string {
  const { zipCode, country } = normaliseAddress(address)
  return `${country} ${zipCode}`
}

const readText = (store: StoreView): string | null => deviceStorage.getItem(keyOf(store))

/** Whether another tab has kept details since this text was seen. That it let go of them, for an order, takes nothing from this tab. */
function isOfOtherTab(store: StoreView, seen: string | null): boolean {
  const text = readText(store)
  return text !== seen && parseStored(text, isDetails) !== null
}

/** What an older build did not ask for is empty. */
function readDetails(store: StoreView): Details {
  const empty = emptyDetails(store.country)
  const stored = parseStored(readText(store), isDetails)
  return {
    ...empty,
    ...stored,
    contact: { ...empty.contact, ...stored?.contact },
    address: { ...empty.address, ...stored?.address },
    billingAddress: { ...empty.billingAddress, ...stored?.billingAddress },
  }
}

/** Written below. */
const isDetails = (value: unknown): value is Partial<Details> =>
  isRecord(value) &&
  [value.contact, value.address, value.billingAddress].every((part) => part === undefined || isRecord(part))

const writeDetails = (store: StoreView, details: Details): void =>
  void deviceStorage.setItem(keyOf(store), JSON.stringify(details))

/** The order is placed: nothing personal stays behind. With `order`, only its own details go: others were typed for the next. */
export function forgetDetails(store: StoreView, order?: Pick<QueuedOrder, 'payload' | 'cart'>): void {
  if (order && !isOrdered(readDetails(store), order)) return
  deviceStorage.removeItem(keyOf(store))
}

/** Whether an order was made of these details. How it is paid for may have been proposed. */
function isOrdered(details: Details, { payload, cart }: Pick<QueuedOrder, 'payload' | 'cart'>): boolean {
  const { contact, address, billingAddress, carrierCode, methodCode, servicePointId } = payload
  const ordered = { contact, address, billingAddress, carrierCode, methodCode, servicePointId }
  return stableJson(toRequest(details, cart ?? emptyCart)) === stableJson(ordered)
}

/** The details of an order that came back, so that the checkout has them again. What was typed since for the next order stays. */
export function restoreDetails(store: StoreView, order: OrderDetails): void {
  if (parseStored(readText(store), isDetails)) return
  const { contact, address, billingAddress, carrierCode = '', methodCode = '', paymentMethod } = order
  writeDetails(store, {
    ...emptyDetails(store.country),
    contact,
    address,
    hasOwnBilling: billingAddress !== undefined,
    billingAddress: billingAddress ?? emptyAddress(store.country),
    carrierCode,
    methodCode,
    paymentCode: paymentMethod,
  })
}

/** Where the bill goes; null: to the address, which of a virtual cart is the billing address. */
export const ownBillingOf = (
  { hasOwnBilling, billingAddress }: Details,
  cart: Pick<Cart, 'lines'>,
): Address | null => (hasOwnBilling && !isVirtualCart(cart) ? billingAddress : null)

/** Whether who and where are known and right. */
export const isAddressed = (details: Details, cart: Pick<Cart, 'lines'>): boolean =>
  Object.keys(checkoutFaults({ ...details, billingAddress: ownBillingOf(details, cart) })).length === 0

type Delivery = Pick<Details, 'methodCode' | 'servicePoint'>

/** The service point that the parcel goes to; null: it goes to none. */
export const pointOf = (delivery: Delivery): ServicePoint | null =>
  isToServicePoint(delivery) ? delivery.servicePoint : null

/** Whether it is known how it is delivered, and to which service point when it is fetched. Nothing is sent of a virtual cart. */
export const isDeliveryChosen = (delivery: Delivery, cart: Pick<Cart, 'lines'>): boolean =>
  isVirtualCart(cart) ||
  (delivery.methodCode !== '' && (!isToServicePoint(delivery) || delivery.servicePoint !== null))

/** Who, where and how, as the API takes them. Of a virtual cart nothing is sent: its address is the billing address. */
export function toRequest(details: Details, cart: Pick<Cart, 'lines'>) {
  const { contact, address, hasOwnBilling, billingAddress, carrierCode, methodCode } = details
  const point = pointOf(details)
  return {
    contact: normaliseContact(contact),
    address: normaliseAddress(address),
    ...(!isVirtualCart(cart) && {
      ...(hasOwnBilling && { billingAddress: normaliseAddress(billingAddress) }),
      carrierCode,
      methodCode,
      ...(point && { servicePointId: point.id }),
    }),
  }
}
