import type { StoreView } from '../store-views.ts'
import { DECIMAL_MARK, formatWhole, NO_BREAK_SPACE } from './number.ts'

/**
 * A sum that is charged, exactly: with fraction digits when it has any. `38_90` abroad is `38.90 €`, `458_00` in Norway is
 * `458 kr`. The price of a product has none (R1.36); a discount or a delivery may.
 */
export function formatSum(
  minorUnits: number,
  { language, currencySign }: Pick<StoreView, 'language' | 'currencySign'>,
): string {
  const amount = Math.abs(Math.round(minorUnits))
  const fraction = amount % 100
  const digits = fraction === 0 ? '' : DECIMAL_MARK[language] + String(fraction).padStart(2, '0')
  const whole = formatWhole(Math.floor(amount / 100), language)
  return `${minorUnits < 0 && amount > 0 ? '−' : ''}${whole}${digits}${NO_BREAK_SPACE}${currencySign}`
}
