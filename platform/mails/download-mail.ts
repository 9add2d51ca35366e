import type { Download, StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { createMail, linkParts } from './create-mail.ts'
import { formatMoment } from './format.ts'
import type { Mail } from './mail.ts'
import { downloadLink } from './shop-links.ts'
import { mailTexts } from './texts.ts'

/** A file of an order that is fetched, with the name of its product. */
interface Fetched {
  order: StoredOrder
  name: string
  file: Download
}

/** What the buyer agreed to by fetching a file, and what that ended (directive 2011/83/EU, articles 8 (7) and 16 (m)). */
export function downloadMail({ order, name, file }: Fetched, at: string, origins: string | undefined): Mail {
  const { number, email, store } = order
  const { download: texts, order: words, signature } = mailTexts[store.language]
  const url = downloadLink(file, store, origins)
  const rows = [
    { label: texts.file, value: `${name}: ${file.title}` },
    { label: words.number, value: number },
    { label: texts.fetchedAt, value: formatMoment(at, store) },
  ]
  return createMail(
    { kind: 'download', recipient: email },
    {
      subject: texts.subject(number),
      heading: texts.heading,
      parts: [
        { kind: 'text', text: texts.intro },
        { kind: 'rows', rows },
        ...linkParts(texts.link, url),
        { kind: 'small', text: signature },
      ],
    },
    store,
  )
}
