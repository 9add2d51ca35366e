import type { Store } from '#platform/commerce/stores.ts'
import { createMail, linkParts } from './create-mail.ts'
import type { Mail, MailPart } from './mail.ts'
import { productLink } from './shop-links.ts'
import { mailTexts } from './texts.ts'

/** What somebody has waited for. */
export interface BackInStockGoods {
  /** With what was chosen: `Ljusnar Race, Längd 187`. */
  name: string
  /** Null: the shop has no page for it. */
  urlPath: string | null
  /** The variant; null: the product itself. */
  childSku: string | null
}

/** The one mail that a product can be bought again. It is the same for everybody who waits for it. */
export function backInStockMail(
  goods: BackInStockGoods,
  store: Store,
  origins: string | undefined,
): Omit<Mail, 'recipient'> {
  const { backInStock: texts, signature } = mailTexts[store.language]
  const url = productLink(goods, store, origins)
  const subject = texts.subject(goods.name)
  const parts: MailPart[] = [
    { kind: 'text', text: texts.intro },
    ...linkParts(texts.link, url),
    { kind: 'text', text: texts.forgotten },
    { kind: 'small', text: signature },
  ]
  return createMail({ kind: 'back-in-stock' }, { subject, heading: subject, parts }, store)
}
