import type { StoreCode } from '#shared/store-views.ts'

/** Countries a store sends to, its own first. */
export const deliveryCountries: Record<StoreCode, string[]> = {
  sv: ['SE'],
  no: ['NO'],
  en: ['DK', 'SE', 'NO', 'FI', 'DE'],
}
