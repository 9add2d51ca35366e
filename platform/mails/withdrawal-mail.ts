import type { StoredOrder, Withdrawal } from '#platform/commerce/orders/stored-order.ts'
import { periodOf } from '#platform/commerce/orders/withdrawal-period.ts'
import { hasGoods } from '#platform/commerce/orders/withdrawal-rules.ts'
import { createMail } from './create-mail.ts'
import { formatMoment } from './format.ts'
import type { Mail, MailPart, MailRow } from './mail.ts'
import { toGoodsOf } from './order-parts.ts'
import { mailTexts } from './texts.ts'

/**
 * The receipt of a withdrawal, to the e-mail of the order: what it says and when it arrived (directive 2011/83/EU,
 * article 11a), and what happens next.
 */
export function withdrawalMail(order: StoredOrder, withdrawal: Withdrawal & { name: string }): Mail {
  const { number, email, store, document } = order
  const { withdrawal: texts, address, signature } = mailTexts[store.language]
  const { subject, heading } = texts[withdrawal.kind]
  const parts: MailPart[] = [
    { kind: 'rows', rows: factRows(order, withdrawal) },
    { kind: 'title', text: texts.goods },
    { kind: 'goods', goods: toGoodsOf(document.items, withdrawal.lines) },
    { kind: 'title', text: texts.next },
    ...(hasGoods(order, withdrawal.lines)
      ? [{ kind: 'text' as const, text: texts.send(address, withdrawal.reference) }]
      : []),
    { kind: 'text', text: nextStep(order, withdrawal) },
    { kind: 'small', text: signature },
  ]
  const content = { subject: subject(number), heading, parts }
  return createMail({ kind: 'withdrawal', recipient: email }, content, store)
}

function factRows({ number, store }: StoredOrder, withdrawal: Withdrawal & { name: string }): MailRow[] {
  const { withdrawal: texts, order } = mailTexts[store.language]
  const { kind, reference, received_at, name, note } = withdrawal
  return [
    { label: texts.reference, value: reference },
    { label: texts.receivedAt, value: formatMoment(received_at, store) },
    { label: order.number, value: number },
    { label: texts.about, value: texts[kind].name },
    { label: texts.name, value: name },
    ...(note === '' ? [] : [{ label: texts.note, value: note }]),
  ]
}

/** The law's right and the shop's open purchase promise different things; of files and services nothing is sent back. */
function nextStep(order: StoredOrder, { kind, received_at, lines }: Withdrawal): string {
  const { withdrawal: texts } = mailTexts[order.store.language]
  if (kind === 'exchange') return texts.nextOfExchange
  if (!hasGoods(order, lines)) return texts.nextWithoutGoods
  return periodOf(order, received_at).state === 'open' ? texts.nextOfWithdrawal : texts.nextOfOpenPurchase
}
