/** Where nothing else is known: letters of the country or none, then a digit and seven characters more at least. */
const VAT_NUMBER = /^[A-Z]*\d[A-Z\d]{7,}$/

const ownNumbers: Record<string, RegExp | undefined> = {
  SE: /^(SE)?\d{10}(01)?$/,
  NO: /^(NO)?\d{9}(MVA)?$/,
}

/** Whether it can be the number of a company in this country, or in the one whose letters it starts with. */
export function isTaxId(taxId: string, country: string): boolean {
  const id = taxId.replace(/[\s.\p{Pd}]/gu, '')
  const owner = /^[A-Z]{2}/.exec(id)?.[0] ?? country
  return (ownNumbers[owner] ?? VAT_NUMBER).test(id)
}
