import type { PlatformContext } from '#platform/answers.ts'

export type Language = 'sv' | 'nb' | 'en'

/** A store view of the platform: search index, language, currency, tax and countries (Spec §1; contract §0.4). */
export interface Store {
  id: number
  code: 'sv' | 'no' | 'en'
  name: string
  /** Name of the search index: `/api/catalog/{index}/…`. */
  index: string
  locale: string
  language: Language
  currency: 'SEK' | 'NOK' | 'EUR'
  country: string
  /** Of dates in mails, and of the day at whose end a period ends. */
  timeZone: string
  /** Countries it delivers to. */
  countries: readonly string[]
  /** Bounds of the price ranges, major units; the last range is open (contract §17 C21). */
  priceSteps: readonly number[]
}

const KRONOR_STEPS = [500, 1000, 2000, 4000]

const sweden: Store = {
  id: 1,
  code: 'sv',
  name: 'Skare\nSverige',
  index: 'vue_storefront_catalog',
  locale: 'sv-SE',
  language: 'sv',
  currency: 'SEK',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  countries: ['SE'],
  priceSteps: KRONOR_STEPS,
}

/** All stores; the first is the default. */
export const stores: readonly [Store, ...Store[]] = [
  sweden,
  {
    id: 3,
    code: 'no',
    name: 'Skare\nNorge',
    index: 'vue_storefront_catalog_no',
    locale: 'nb-NO',
    language: 'nb',
    currency: 'NOK',
    country: 'NO',
    timeZone: 'Europe/Oslo',
    countries: ['NO'],
    priceSteps: KRONOR_STEPS,
  },
  {
    id: 4,
    code: 'en',
    name: 'Skare\nInternational',
    index: 'vue_storefront_catalog_en',
    locale: 'en-US',
    language: 'en',
    currency: 'EUR',
    country: 'DK',
    timeZone: 'Europe/Copenhagen',
    countries: ['DK', 'SE', 'NO', 'FI', 'DE'],
    priceSteps: [50, 100, 150], // Spec §9, Price filter ranges
  },
]

/** The store of an index name, or undefined. */
export const storeOfIndex = (index: string): Store | undefined =>
  stores.find((store) => store.index === index)

/** The store with this code; for an unknown code the default, without an error (contract §0.4). */
export const storeOfCode = (code: string | undefined): Store =>
  stores.find((store) => store.code === code) ?? sweden

/** The store of an id, else the default. */
export const storeOfId = (id: number): Store => stores.find((store) => store.id === id) ?? sweden

/** The store of a call: the header has priority over the query (contract §0.4). */
export const storeOf = (c: PlatformContext): Store =>
  storeOfCode(c.req.header('x-vs-store-code') ?? c.req.query('storeCode'))
