import type { Store } from './stores.ts'

const MONTHS = 24 // Spec §9, instalment text
const YEARLY_RATE = 0.0995
const SMALLEST_CREDIT = 100_000 // 1 000 kr: less is not worth a credit
const NBSP = '\u00a0'

/** An amount to read: `1 299 kr`, `129,50 kr`, `129 €`. */
export function formatAmount(minor: number, { currency, language }: Store): string {
  const whole = String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, NBSP)
  const cents = String(minor % 100).padStart(2, '0')
  const mark = language === 'en' ? '.' : ','
  return `${whole}${cents === '00' ? '' : mark + cents}${NBSP}${currency === 'EUR' ? '€' : 'kr'}`
}

/** What paying over 24 months costs; null where it is not offered: small amounts, and stores that do not sell in kr. */
export interface InstalmentPlan {
  months: number
  monthly: number
  total: number
  /** Percent. */
  nominalRate: number
  effectiveRate: number
}

/** An annuity without fees. The effective rate counts the interest on the interest, as consumer credit law asks. */
export function planInstalments(amount: number, { currency }: Store): InstalmentPlan | null {
  if (currency === 'EUR' || amount < SMALLEST_CREDIT) return null
  const rate = YEARLY_RATE / 12
  const monthly = Math.ceil((amount * rate) / (1 - (1 + rate) ** -MONTHS))
  return {
    months: MONTHS,
    monthly,
    total: monthly * MONTHS,
    nominalRate: YEARLY_RATE * 100,
    effectiveRate: ((1 + rate) ** 12 - 1) * 100,
  }
}

/** The example a lender must show beside the offer, in the language of the store. */
export function instalmentExample(plan: InstalmentPlan, amount: number, store: Store): string {
  const money = (minor: number) => formatAmount(minor, store)
  const percent = (rate: number) => `${rate.toFixed(2).replace('.', ',')}${NBSP}%`
  const [monthly, total, credit] = [money(plan.monthly), money(plan.total), money(amount)]
  const cost = money(plan.total - amount)
  const [nominal, effective] = [percent(plan.nominalRate), percent(plan.effectiveRate)]
  if (store.language === 'nb')
    return `${monthly} per måned. Eksempel: kreditt ${credit} over ${plan.months} måneder, nominell rente ${nominal}, effektiv rente ${effective}, ingen gebyr. Kostnad ${cost}, totalt ${total}.`
  return `${monthly} i månaden. Exempel: kredit ${credit} på ${plan.months} månader, fast ränta ${nominal}, effektiv ränta ${effective}, inga avgifter. Kostnad ${cost}, totalt ${total}.`
}

/** The warning that belongs to credit advertising in Sweden (Konsumentverket) and, in kind, in Norway. */
export function creditWarning({ language }: Store): string {
  if (language === 'nb')
    return 'Å låne koster penger. Betaler du ikke i tide, kan du få en betalingsanmerkning.'
  return 'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.'
}
