const LAST_RESORT = 'PL' // Spec §9, Default tax country when unset

export interface TaxCountry {
  country: string
  /** Nobody has set one: to be logged, because the sums may be wrong. */
  isUnset: boolean
}

/** The country that sums and delivery are worked out for: where it goes, else the store's own (Spec §5; contract §17 C25). */
export function taxCountry(
  shippingCountry: string | undefined,
  store: { country: string | undefined },
): TaxCountry {
  const country = shippingCountry || store.country
  return country ? { country, isUnset: false } : { country: LAST_RESORT, isUnset: true }
}
