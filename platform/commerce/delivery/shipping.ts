import { toMajor } from '../money.ts'
import type { Store } from '../stores.ts'
import { netOf } from '../totals.ts'
import { VAT_PERCENT } from '../vat.ts'
import { hasServicePoints } from './service-points.ts'

/** A shipping method of one store. Prices are gross minor units. */
export interface ShippingMethod {
  carrier: string
  method: string
  carrierTitle: string
  methodTitle: string
  price: number
  isAvailable: boolean
  /** Working days from the order to the door, at least and at most. */
  days: [min: number, max: number]
  /** Value of goods from which it is free; null: never. */
  freeFrom: number | null
}

interface Tariff {
  pickup: number
  home: number
  express: number
  freeFrom: number
  days: Record<'pickup' | 'home' | 'express' | 'store', [min: number, max: number]>
}

const NEAR = { pickup: [1, 3], home: [2, 4], express: [1, 1], store: [0, 0] } satisfies Tariff['days']
const FAR = { pickup: [3, 6], home: [4, 7], express: [1, 1], store: [0, 0] } satisfies Tariff['days']

const tariffs: Record<Store['code'], Tariff> = {
  sv: { pickup: 4900, home: 9900, express: 14900, freeFrom: 99900, days: NEAR },
  no: { pickup: 5900, home: 10900, express: 16900, freeFrom: 99900, days: FAR },
  en: { pickup: 590, home: 990, express: 1490, freeFrom: 9900, days: FAR },
}

type Titles = Record<'pickup' | 'home' | 'express' | 'store', [carrier: string, method: string]>

const titles: Record<Store['language'], Titles> = {
  sv: {
    pickup: ['Ombud', 'Till ombud'],
    home: ['Hemleverans', 'Hem till dörren'],
    express: ['Express', 'Express'],
    store: ['Butik', 'Hämta i butik'],
  },
  nb: {
    pickup: ['Hentested', 'Til hentested'],
    home: ['Hjemlevering', 'Hjem til døren'],
    express: ['Ekspress', 'Ekspress'],
    store: ['Butikk', 'Hent i butikk'],
  },
  en: {
    pickup: ['Pickup point', 'To a pickup point'],
    home: ['Home delivery', 'To your door'],
    express: ['Express', 'Express'],
    store: ['Store', 'Collect in store'],
  },
}

/** The shipping methods of a store. One of them exists but is not available. */
export function shippingMethodsOf(store: Store): ShippingMethod[] {
  const tariff = tariffs[store.code]
  const text = titles[store.language]
  const method = (carrier: string, code: string, kind: keyof Titles, price: number): ShippingMethod => ({
    carrier,
    method: code,
    carrierTitle: text[kind][0],
    methodTitle: text[kind][1],
    price,
    isAvailable: kind !== 'store',
    days: tariff.days[kind],
    freeFrom: kind === 'pickup' || kind === 'home' ? tariff.freeFrom : null,
  })
  return [
    method('pickup', 'servicepoint', 'pickup', tariff.pickup),
    method('homedelivery', 'standard', 'home', tariff.home),
    method('express', 'nextday', 'express', tariff.express),
    method('store', 'collect', 'store', 0),
  ]
}

/** A method as an order names it. */
export const shippingCode = ({ carrier, method }: ShippingMethod): string => `${carrier}_${method}`

/** Whether a method reaches a country: no parcel goes to a pickup point where there is none. */
export const reaches = ({ method }: Pick<ShippingMethod, 'method'>, country: string): boolean =>
  method !== 'servicepoint' || hasServicePoints(country)

/** What the store promises before it knows where a parcel goes: the available methods that reach all of its countries. */
export const promisedMethodsOf = (store: Store): ShippingMethod[] =>
  shippingMethodsOf(store).filter(
    (method) => method.isAvailable && store.countries.every((country) => reaches(method, country)),
  )

/** An available method by its codes. */
export function findShippingMethod(
  store: Store,
  carrier: string | null,
  method: string | null,
): ShippingMethod | undefined {
  const available = shippingMethodsOf(store).filter((one) => one.isAvailable)
  return available.find((one) => one.carrier === carrier && one.method === method)
}

/** The price of a method for goods of this gross price. */
export function shippingPriceOf({ freeFrom, price }: ShippingMethod, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}

/** A method in the response of the cart call. */
export function toWireMethod(method: ShippingMethod, price: number) {
  const net = toMajor(netOf(price, VAT_PERCENT))
  return {
    carrier_code: method.carrier,
    method_code: method.method,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: net,
    base_amount: net,
    available: method.isAvailable,
    error_message: method.isAvailable ? '' : 'This shipping method is not available.',
    price_excl_tax: net,
    price_incl_tax: toMajor(price),
    extension_attributes: {
      delivery_days: method.days,
      free_from: method.freeFrom === null ? null : toMajor(method.freeFrom),
    },
  }
}
