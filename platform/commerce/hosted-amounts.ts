import type { Store } from './stores.ts'

const MONTHS = 24 // Spec §9, instalment text
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
}

/** Without interest and fees, as the shop's product pages promise. The last month takes what rounding leaves. */
export const planInstalments = (amount: number, { currency }: Store): InstalmentPlan | null =>
  currency === 'EUR' || amount < SMALLEST_CREDIT
    ? null
    : { months: MONTHS, monthly: Math.ceil(amount / MONTHS), total: amount }

/** The example a lender must show beside the offer, in the language of the store. */
export function instalmentExample(plan: InstalmentPlan, amount: number, store: Store): string {
  const money = (minor: number) => formatAmount(minor, store)
  const [monthly, total, credit] = [money(plan.monthly), money(plan.total), money(amount)]
  if (store.language === 'nb')
    return `${monthly} per måned. Eksempel: kreditt ${credit} over ${plan.months} måneder, ingen renter eller gebyrer, effektiv rente 0${NBSP}%. Totalt ${total}.`
  return `${monthly} i månaden. Exempel: kredit ${credit} på ${plan.months} månader, utan ränta och avgifter, effektiv ränta 0${NBSP}%. Totalt ${total}.`
}

/** The warning that belongs to credit advertising in Sweden (Konsumentverket) and, in kind, in Norway. */
export function creditWarning({ language }: Store): string {
  if (language === 'nb')
    return 'Å låne koster penger. Betaler du ikke i tide, kan du få en betalingsanmerkning.'
  return 'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.'
}
