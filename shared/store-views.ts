export type StoreCode = 'sv' | 'no' | 'en'
