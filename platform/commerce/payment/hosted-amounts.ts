import type { Store } from '../stores.ts'

const MONTHS = 24 // Spec §9, instalment text
const SMALLEST_CREDIT = 100_000 // 1 000 kr: smaller amounts are not offered on credit
const NBSP = '\u00a0'

/** A formatted amount, not negative: `1 299 kr`, `129,50 kr`, `1,299 €`. */
export function formatAmount(minor: number, { currency, language }: Store): string {
  const separator = language === 'en' ? ',' : NBSP
  const units = String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, separator)
  const cents = String(minor % 100).padStart(2, '0')
  const decimalSeparator = language === 'en' ? '.' : ','
  return `${units}${cents === '00' ? '' : decimalSeparator + cents}${NBSP}${currency === 'EUR' ? '€' : 'kr'}`
}

/** An instalment plan over 24 months; null for small amounts, and in stores that do not use kr. */
interface InstalmentPlan {
  months: number
  monthly: number
  total: number
}

/** Creates the plan, without interest and fees. The last month contains the rounding difference. */
export const planInstalments = (amount: number, { currency }: Store): InstalmentPlan | null =>
  currency === 'EUR' || amount < SMALLEST_CREDIT
    ? null
    : { months: MONTHS, monthly: Math.ceil(amount / MONTHS), total: amount }

/** The example that a lender must show with the offer, in the store's language. */
export function instalmentExample(plan: InstalmentPlan, amount: number, store: Store): string {
  const money = (minor: number) => formatAmount(minor, store)
  const [monthly, total, credit] = [money(plan.monthly), money(plan.total), money(amount)]
  if (store.language === 'nb')
    return `${monthly} per måned. Eksempel: kreditt ${credit} over ${plan.months} måneder, ingen renter eller gebyrer, effektiv rente 0${NBSP}%. Totalt ${total}.`
  return `${monthly} i månaden. Exempel: kredit ${credit} på ${plan.months} månader, utan ränta och avgifter, effektiv ränta 0${NBSP}%. Totalt ${total}.`
}

/** The warning that is required in credit advertising in Sweden (Konsumentverket) and similarly in Norway. */
export function creditWarning({ language }: Store): string {
  if (language === 'nb')
    return 'Å låne koster penger. Betaler du ikke i tide, kan du få en betalingsanmerkning.'
  return 'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.'
}
