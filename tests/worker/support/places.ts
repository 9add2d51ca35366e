import type { Address } from '#shared/api/checkout.ts'
import { type StoreView, storeViews } from '#shared/store-views.ts'
import { anAddress } from '#tests/support/builders.ts'
import { NORWAY } from './shop.ts'

/** A store as a shopper reaches it, and where it sends to. */
export interface Place {
  name: string
  store: StoreView
  /** Undefined: the shop's own. */
  origin: string | undefined
  prefix: string
  address: Address
}

export const places: Place[] = [
  { name: 'Sweden', store: storeViews.sv, origin: undefined, prefix: '', address: anAddress() },
  {
    name: 'Norway',
    store: storeViews.no,
    origin: NORWAY,
    prefix: '',
    address: anAddress({ country: 'NO', zipCode: '2624' }),
  },
  {
    name: 'International',
    store: storeViews.en,
    origin: undefined,
    prefix: '/en',
    address: anAddress({ country: 'DK', zipCode: '1050' }),
  },
]
