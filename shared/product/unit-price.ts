/** How much a pack contains. */
export interface Contents {
  quantity: number
  unit: 'g' | 'ml'
}

/** What a measure costs: 100 g, or a litre. Minor units. */
export interface UnitPrice {
  amount: number
  per: 'hundredGrams' | 'litre'
}

const FACTORS: Record<string, Contents> = {
  g: { quantity: 1, unit: 'g' },
  kg: { quantity: 1000, unit: 'g' },
  ml: { quantity: 1, unit: 'ml' },
  cl: { quantity: 10, unit: 'ml' },
  dl: { quantity: 100, unit: 'ml' },
  l: { quantity: 1000, unit: 'ml' },
}

/** The contents that a merchant wrote down: `60 g`, `1 000 g`, `0,5 l`; null: it is no measure. */
export function parseContents(text: string): Contents | null {
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?)([a-z]+)$/i.exec(text.replace(/\s/g, '')) ?? []
  const factor = FACTORS[unit.toLowerCase()]
  const quantity = Number(amount.replace(',', '.')) * (factor?.quantity ?? 0)
  return factor && quantity > 0 ? { quantity, unit: factor.unit } : null
}

/** The price for comparison that goods sold by weight or volume must have (directive 98/6/EC, article 3). */
export function unitPriceOf(price: number, { quantity, unit }: Contents): UnitPrice {
  const [measure, per] = unit === 'g' ? ([100, 'hundredGrams'] as const) : ([1000, 'litre'] as const)
  return { amount: Math.round((price / quantity) * measure), per }
}
