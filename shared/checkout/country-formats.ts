import type { ErrorCode } from '../errors.ts'

/** How a country writes what an address needs. */
interface CountryFormat {
  /** Without the country's code; normalised. */
  zipCode: RegExp
  /** By the last word of the message that shows it. */
  examples: Record<'zipCode' | 'phone' | 'taxId', string>
}

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/

/** The countries that the stores send to (Spec §1). */
const formats = {
  SE: {
    zipCode: /^\d{3} \d{2}$/,
    examples: { zipCode: '831 30', phone: '070-123 45 67', taxId: 'SE556677889901' },
  },
  NO: {
    zipCode: FOUR_DIGITS,
    examples: { zipCode: '2624', phone: '900 12 345', taxId: 'NO 974 760 673 MVA' },
  },
  DK: { zipCode: FOUR_DIGITS, examples: { zipCode: '1050', phone: '+45 12 34 56 78', taxId: 'DK12345678' } },
  FI: {
    zipCode: FIVE_DIGITS,
    examples: { zipCode: '00100', phone: '+358 40 123 4567', taxId: 'FI12345678' },
  },
  DE: { zipCode: FIVE_DIGITS, examples: { zipCode: '10115', phone: '+49 30 123456', taxId: 'DE123456789' } },
} satisfies Record<string, CountryFormat>

/** The format of a country; undefined: none is known, and anything sensible goes. */
export const formatOfCountry = (country: string): CountryFormat | undefined =>
  Object.hasOwn(formats, country) ? formats[country as keyof typeof formats] : undefined // checked

/** The example in a message about a field; empty for a message that has none. Of a country that no form offers it is Swedish. */
export function exampleOf(key: ErrorCode, country: string): string {
  const { examples }: { examples: Record<string, string> } = formatOfCountry(country) ?? formats.SE
  return examples[key.split('.').at(-1) ?? ''] ?? ''
}
