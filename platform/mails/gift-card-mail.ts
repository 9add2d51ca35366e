import type { IssuedCards } from '#platform/commerce/orders/issued-cards.ts'
import type { Store } from '#platform/commerce/stores.ts'
import { toMajor } from '../commerce/money.ts'
import { createMail } from './create-mail.ts'
import { formatMoment, formatMoney } from './format.ts'
import type { Mail, MailPart } from './mail.ts'
import { mailTexts } from './texts.ts'

/** The gift cards of an order: for each its code, what it is worth and how long. */
export function giftCardMail(
  { cards, validTo }: IssuedCards,
  { number, email, store }: { number: string; email: string; store: Store },
): Mail {
  const { giftCard: texts, signature } = mailTexts[store.language]
  const parts: MailPart[] = [
    { kind: 'text', text: texts.intro },
    ...cards.flatMap(({ code, balance }): MailPart[] => [
      { kind: 'code', code },
      {
        kind: 'rows',
        rows: [
          { label: texts.worth, value: formatMoney(toMajor(balance), store) },
          { label: texts.validTo, value: formatMoment(validTo, store) },
        ],
      },
    ]),
    { kind: 'small', text: signature },
  ]
  const content = { subject: texts.subject(number), heading: texts.heading, parts }
  return createMail({ kind: 'gift-card', recipient: email }, content, store)
}
