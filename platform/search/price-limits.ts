import type { Language } from '../commerce/stores.ts'
import type { Filter } from './query.ts'

/** How a language limits a price, folded: the words before an amount, by the operator of a filter that they mean. */
interface PriceWords {
  limits: [operator: Operator, words: string][]
  between: string
  and: string
  currency: string
  /** Smaller amounts without a currency are sizes or ages, by what they limit. */
  least: { upper: number; lower: number }
}

type Operator = 'lt' | 'lte' | 'gt' | 'gte'

const KRONOR = 'kr|kronor|kroner|sek|nok|:-|,-'
const LEAST_KRONOR = { upper: 100, lower: 100 }

const priceWords: Record<Language, PriceWords> = {
  sv: {
    limits: [
      ['lt', 'under|billigare an|mindre an'],
      ['lte', 'max|maximalt|hogst|upp till'],
      ['gt', 'over|dyrare an|mer an'],
      ['gte', 'minst'],
    ],
    between: 'mellan',
    and: 'och',
    currency: KRONOR,
    least: LEAST_KRONOR,
  },
  nb: {
    limits: [
      ['lt', 'under|billigere enn|mindre enn'],
      ['lte', 'maks|max|maksimalt|hoyst|opptil|opp til'],
      ['gt', 'over|dyrere enn|mer enn'],
      ['gte', 'minst'],
    ],
    between: 'mellom',
    and: 'og',
    currency: KRONOR,
    least: LEAST_KRONOR,
  },
  en: {
    limits: [
      ['lt', 'under|below|cheaper than|less than'],
      ['lte', 'max|maximum|at most|up to'],
      ['gt', 'over|above|more than'],
      ['gte', 'at least'],
    ],
    between: 'between',
    and: 'and',
    currency: '€|eur|euros?',
    least: { upper: 20, lower: 50 }, // boots are over 42, no skier is under 20 but children
  },
}

/** `2000`, `2 000`, `2.000`, `49,50`. */
const AMOUNT = String.raw`\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`
/** What makes a number a measure, a temperature, an age, or a part of a sku. */
const NO_MEASURE = String.raw`(?!\s*(?:°|%|(?:cm|mm|m|km|mil|ml|cl|dl|l|g|kg|gram|lumen|c|grader|degrees|ar|years?|liter|litres?)(?!\p{L})))(?![\p{L}\d-])`
const START = String.raw`(?<=^|\s)`

/** A folded text without the price that it asks for, and that price as the operand of a filter. Null: it asks for none. */
export function takePriceLimits(
  text: string,
  language: Language,
): { text: string; price: Filter['value'] } | null {
  for (const { pattern, lowest, toPrice } of patternsOf(language)) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    if (!found || !groups) continue
    const low = toNumber(groups.low)
    const hasCurrency = groups.before ?? groups.behind ?? groups.between ?? groups.after
    if (low < lowest && !hasCurrency) continue
    return {
      text: text.replace(found, ' ').trim(),
      price: toPrice(low, toNumber(groups.high)),
    }
  }
  return null
}

/** A way to limit a price. */
interface PricePattern {
  pattern: RegExp
  /** A smaller amount needs a currency. */
  lowest: number
  toPrice: (low: number, high: number) => Filter['value']
}

function patternsOf(language: Language): PricePattern[] {
  const { limits, between, and, currency, least } = priceWords[language]
  const unit = `(?:${currency})`
  const amount = String.raw`(?<before>${unit})?\s*(?<low>${AMOUNT})`
  const end = String.raw`(?:\s*(?<after>${unit})(?!\p{L})|${NO_MEASURE})`
  const range = (before: string, joints: string) =>
    new RegExp(
      String.raw`${START}${before}${amount}(?:\s*(?<behind>${unit}))?\s*(?:${joints})\s*(?<between>${unit})?\s*(?<high>${AMOUNT})${end}`,
      'u',
    )
  return [
    { pattern: range(String.raw`${between}\s+`, `${and}|-|–`), lowest: least.lower, toPrice: toRange },
    { pattern: range('', '-|–'), lowest: Number.POSITIVE_INFINITY, toPrice: toRange }, // only a currency makes a price of it
    ...limits.map(([operator, words]) => ({
      pattern: new RegExp(String.raw`${START}(?:${words})\s+${amount}${end}`, 'u'),
      lowest: operator.startsWith('l') ? least.upper : least.lower,
      toPrice: (low: number) => ({ [operator]: low }),
    })),
  ]
}

const toRange = (low: number, high: number) => ({ gte: Math.min(low, high), lte: Math.max(low, high) })

const toNumber = (amount = ''): number =>
  Number(amount.replace(/[ .,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
