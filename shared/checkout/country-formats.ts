/** How a country writes what an address needs. */
interface CountryFormat {
  /** Without the country's code; normalised. */
  zipCode: RegExp
}

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/

/** The countries that the stores send to (Spec §1). */
const formats = {
  SE: { zipCode: /^\d{3} \d{2}$/ },
  NO: { zipCode: FOUR_DIGITS },
  DK: { zipCode: FOUR_DIGITS },
  FI: { zipCode: FIVE_DIGITS },
  DE: { zipCode: FIVE_DIGITS },
} satisfies Record<string, CountryFormat>

/** The format of a country; undefined: none is known, and anything sensible goes. */
export const formatOfCountry = (country: string): CountryFormat | undefined =>
  Object.hasOwn(formats, country) ? formats[country as keyof typeof formats] : undefined // checked
