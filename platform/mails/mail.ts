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
