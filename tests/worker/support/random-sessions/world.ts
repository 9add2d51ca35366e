import type { OrderRequest, ShippingChoice } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { StoreCode } from '#shared/store-views.ts'
import type { Shopper } from '../checkout.ts'
import { type Place, places } from '../places.ts'
import { createShopper } from '../shop.ts'
import { type Owner, owners } from './plan.ts'
import { aWire, type Wire } from './wire.ts'

/** An order by invoice, as its shopper knows it. */
export interface Attempt {
  request: OrderRequest
  browser: number
  /** `open`: no answer has said what became of it. */
  state: 'open' | 'confirmed' | 'refused'
}

/** A browser, whose tabs share its cookies. */
export interface Browser {
  owner: Owner
  shopper: Shopper
  /** The cart as the newest answer has shown it: not what other tabs and devices have made of it since. */
  shown: Cart | null
  /** The cart as it is: null while nobody can tell. */
  read: Cart | null
  /** How it is to be sent, once that was chosen. */
  choice: ShippingChoice | null
  /** Who is logged in, as far as the browser has heard. */
  customerId: number | undefined
  /** Answers on their way. */
  late: (() => Promise<void>)[]
  payment: { url: string; token: string } | null
}

/** One run: its people, what they were told, and the wire to the platform. */
export interface World {
  place: Place
  wire: Wire
  browsers: Browser[]
  emails: Record<Owner, string>
  attempts: Attempt[]
  /** Numbers of orders that shoppers were told of, and by whose browser. */
  confirmed: { orderNumber: string; owner: Owner }[]
  /** Whose browser opened a payment, by the session's id. */
  payments: Map<string, Owner>
  /** Which browser has a guest's cart, by the cart's id. */
  guestCarts: Map<string, number>
  /** Who has logged out: with the session goes the way to a payment of then. */
  left: Set<Owner>
  /** Two acts go on at the same time: an answer may show what the other one did. */
  isCrowded: boolean
  /** What happened how often, over all runs. */
  tally: Map<string, number>
}

let runs = 0

export function aWorld(code: StoreCode, tally: Map<string, number>): World {
  const place = places.find(({ store }) => store.code === code)
  if (!place) throw new Error(`no store ${code}`)
  runs += 1
  return {
    place,
    wire: aWire(),
    browsers: owners.map((owner) => ({
      owner,
      shopper: createShopper(place.origin),
      shown: null,
      read: null,
      choice: null,
      customerId: undefined,
      late: [],
      payment: null,
    })),
    emails: { anna: `anna-${runs}@example.com`, bo: `bo-${runs}@example.com` },
    attempts: [],
    confirmed: [],
    payments: new Map(),
    guestCarts: new Map(),
    left: new Set(),
    isCrowded: false,
    tally,
  }
}

export const count = ({ tally }: World, what: string): void =>
  void tally.set(what, (tally.get(what) ?? 0) + 1)
