/** Anything like a VAT number: letters of the country or none, then eight characters at least, a digit among them. */
const ANY_TAX_ID = /^(?=.*\d)(?:[A-Z]{2})?[A-Z\d]{8,20}$/

const byCountry = {
  SE: (id: string) => /^(?:SE)?\d{10}(?:01)?$/.test(id),
  NO: (id: string) => /^(?:NO)?\d{9}(?:MVA)?$/.test(id) && hasCheckDigit(id.replace(/\D/g, '')),
}

/** Whether it can be the number of a company in this country, or in the one whose letters it starts with. */
export function isTaxId(taxId: string, country: string): boolean {
  const id = taxId.replace(/[\s.-]/g, '')
  const owner = /^[A-Z]{2}/.exec(id)?.[0] ?? country
  return owner === 'SE' || owner === 'NO' ? byCountry[owner](id) : ANY_TAX_ID.test(id)
}

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1] // of a Norwegian number: the weighted sum is a multiple of 11

const hasCheckDigit = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0
