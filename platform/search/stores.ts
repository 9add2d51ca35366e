/** A store view as the platform keeps it: its search index, language, money and tax (Spec §1; contract §0.4). */
export interface Store {
  id: number
  code: string
  /** Name of the search index: `/api/catalog/{index}/…`. */
  index: string
  locale: string
  language: Language
  currency: string
  country: string
  /** Value added tax, percent (contract §20). Prices of the index contain it (§17 C20). */
  taxPercent: number
  /** Bounds of the price ranges, major units; the last range is open (contract §17 C21). */
  priceSteps: number[]
}

export type Language = 'sv' | 'nb' | 'en'

const defaultStore: Store = {
  id: 1,
  code: 'sv',
  index: 'vue_storefront_catalog',
  locale: 'sv-SE',
  language: 'sv',
  currency: 'SEK',
  country: 'SE',
  taxPercent: 25,
  priceSteps: [500, 1000, 2000, 4000],
}

export const stores: Store[] = [
  defaultStore,
  {
    ...defaultStore,
    id: 3,
    code: 'no',
    index: 'vue_storefront_catalog_no',
    locale: 'nb-NO',
    language: 'nb',
    currency: 'NOK',
    country: 'NO',
  },
  {
    ...defaultStore,
    id: 4,
    code: 'en',
    index: 'vue_storefront_catalog_en',
    locale: 'en-US',
    language: 'en',
    currency: 'EUR',
    country: 'DK',
    priceSteps: [50, 100, 150], // Spec §9, Price filter ranges
  },
]

/** The store of an index name, or undefined. */
export const storeOfIndex = (index: string): Store | undefined =>
  stores.find((store) => store.index === index)

/** The store of a store code; an unknown one means the default store (contract §0.4). */
export const storeOfCode = (code: string | undefined): Store =>
  stores.find((store) => store.code === code) ?? defaultStore

/** The store with this id, else the default store. */
export const storeOfId = (id: number): Store => stores.find((store) => store.id === id) ?? defaultStore
