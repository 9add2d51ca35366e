const GROUPED = String.raw`\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?`
const PLAIN = String.raw`\d+(?:[.,]\d{1,2})?`
const AMOUNT = new RegExp(`(?:${GROUPED}|${PLAIN})(?!\\d)`, 'g')
const DECIMALS = /[.,](\d{1,2})$/

/**
 * Every number that a text or an HTML page names, as minor units of money, however a locale writes it: `2474`, `2 474 kr`,
 * `2 474,50 kr`, `€2,474.5`. Spaces of every width are spaces.
 */
export function amountsIn(text: string): number[] {
  const words = text
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/\p{Zs}/gu, ' ')
  return [...words.matchAll(AMOUNT)].map(([amount]) => toMinorUnits(amount))
}

function toMinorUnits(amount: string): number {
  const [, decimals = ''] = DECIMALS.exec(amount) ?? []
  const whole = amount.replace(DECIMALS, '').replace(/\D/g, '')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
