import type { Store } from '#platform/commerce/stores.ts'
import { toHtml } from './html-form.ts'
import { toText } from './text-form.ts'

/** A mail in the outbox: the same content as text and as a document. */
export interface Mail {
  kind:
    | 'order'
    | 'gift-card'
    | 'download'
    | 'dispatch'
    | 'withdrawal'
    | 'back-in-stock'
    | 'welcome'
    | 'password'
    | 'email'
    | 'login'
    | 'message'
  recipient: string
  subject: string
  body: string
  /** Null: the mail is plain text only. */
  html: string | null
}

/** What a mail says, from which both of its forms are made. */
export interface MailContent {
  subject: string
  heading: string
  parts: MailPart[]
}

/** A piece of a mail. Texts are plain: each form does its own escaping. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'rows'; rows: MailRow[] }
  | { kind: 'goods'; goods: MailGoods[] }
  | { kind: 'block'; title: string; lines: string[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; code: string }

/** A label and its value: `Frakt: 49 kr`. */
export interface MailRow {
  label: string
  value: string
  isTotal?: boolean
}

/** Goods of an order: quantity, name, what was chosen (`Längd: 187`). */
export interface MailGoods {
  qty: number
  name: string
  options: string[]
  /** Formatted; null: the mail is not about money. */
  amount: string | null
}

/** A mail of the shop in both forms; without a recipient: what many get. */
export function createMail<To extends Pick<Mail, 'kind'>>(
  to: To,
  content: MailContent,
  { language }: Pick<Store, 'language'>,
): To & Pick<Mail, 'subject' | 'body' | 'html'> {
  return { ...to, subject: content.subject, body: toText(content), html: toHtml(content, language) }
}
