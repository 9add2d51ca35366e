import type { ErrorCode } from '../errors.ts'

/** How a country writes what an address needs, by example. All postcodes have the digits and spaces of theirs. */
type CountryFormat = Record<'zipCode' | 'phone' | 'taxId', string>

const sweden: CountryFormat = { zipCode: '831 30', phone: '070-123 45 67', taxId: 'SE556677889901' }

/** The countries that the stores send to (Spec §1). */
const formats: Record<string, CountryFormat | undefined> = {
  SE: sweden,
  NO: { zipCode: '2624', phone: '900 12 345', taxId: 'NO 974 760 673 MVA' },
  DK: { zipCode: '1050', phone: '+45 12 34 56 78', taxId: 'DK12345678' },
  FI: { zipCode: '00100', phone: '+358 40 123 45 67', taxId: 'FI12345678' },
  DE: { zipCode: '10115', phone: '+49 30 123 45 67', taxId: 'DE123456789' },
}

/** Whether the country's postcodes are known: digits, and in Sweden a space. */
export const knowsZipCodes = (country: string): boolean => formats[country] !== undefined

const ANY_ZIP_CODE = /^[\p{L}\d][\p{L}\d -]{1,10}[\p{L}\d]$/u // at least three, the platform's rule (contract §3.1)

/** Whether a normalised postcode can be one of the country; where they are not known anything of a sensible length goes. */
export function isZipCode(zipCode: string, country: string): boolean {
  const format = formats[country]
  return format ? shapeOf(zipCode) === shapeOf(format.zipCode) : ANY_ZIP_CODE.test(zipCode)
}

const shapeOf = (text: string): string => text.replace(/\d/g, '0')

/** The example in a message about a field; empty for one without. Of an unknown country it is Swedish. */
export function exampleOf(key: ErrorCode, country: string): string {
  const examples: Partial<Record<string, string>> = formats[country] ?? sweden
  return examples[key.replace('errors.field.', '')] ?? ''
}
