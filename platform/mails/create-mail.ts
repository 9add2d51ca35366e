import type { Store } from '#platform/commerce/stores.ts'
import { toHtml } from './html-form.ts'
import type { Mail, MailContent, MailPart } from './mail.ts'
import { toText } from './text-form.ts'

/** A link, if its address is known. */
export const linkParts = (label: string, url: string | null): MailPart[] =>
  url ? [{ kind: 'link', label, url }] : []

/** A mail of the shop in both forms; without a recipient: what many get. */
export function createMail<To extends Pick<Mail, 'kind'>>(
  to: To,
  content: MailContent,
  { language }: Pick<Store, 'language'>,
): To & Pick<Mail, 'subject' | 'body' | 'html'> {
  return { ...to, subject: content.subject, body: toText(content), html: toHtml(content, language) }
}
