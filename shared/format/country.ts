import type { StoreView } from '../store-views.ts'

/** The name of a country in the store's language: `Norge`. What is no ISO 3166-1 code stays as it is: `Intl` would throw. */
export function formatCountry(country: string, { locale }: Pick<StoreView, 'locale'>): string {
  if (!/^[A-Z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}
