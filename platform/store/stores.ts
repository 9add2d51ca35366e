import type { PlatformContext } from '#platform/answers.ts'

/** A store of the platform: its money, its country and the language of its texts. */
export interface Store {
  id: number
  code: 'sv' | 'no' | 'en'
  name: string
  currency: 'SEK' | 'NOK' | 'EUR'
  country: string
  /** Where it delivers. */
  countries: readonly string[]
  language: 'sv' | 'nb' | 'en'
}

/** VAT of every product in every store (contract §20.3). */
export const VAT_PERCENT = 25

const sweden: Store = {
  id: 1,
  code: 'sv',
  name: 'Skare\nSverige',
  currency: 'SEK',
  country: 'SE',
  countries: ['SE'],
  language: 'sv',
}

/** All stores; the first is the default. */
export const stores: readonly [Store, ...Store[]] = [
  sweden,
  {
    id: 3,
    code: 'no',
    name: 'Skare\nNorge',
    currency: 'NOK',
    country: 'NO',
    countries: ['NO'],
    language: 'nb',
  },
  {
    id: 4,
    code: 'en',
    name: 'Skare\nInternational',
    currency: 'EUR',
    country: 'DK',
    countries: ['DK', 'SE', 'NO', 'FI', 'DE'],
    language: 'en',
  },
]

/** The store of a code; an unknown one means the default, without an error (contract §0.4). */
export function storeByCode(code: string | undefined): Store {
  return stores.find((store) => store.code === code) ?? sweden
}

/** The store of an id, else the default. */
export function storeById(id: number): Store {
  return stores.find((store) => store.id === id) ?? sweden
}

/** The store a call asks for: the header wins over the query (contract §0.4). */
export function storeOf(c: PlatformContext): Store {
  return storeByCode(c.req.header('x-vs-store-code') ?? c.req.query('storeCode'))
}
