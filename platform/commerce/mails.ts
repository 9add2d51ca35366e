import { jsonOf } from './rows.ts'
import type { Store } from './stores.ts'

/** A mail in the outbox. */
export interface Mail {
  kind: 'order' | 'welcome' | 'password' | 'message'
  recipient: string
  subject: string
  body: string
}

/** Puts a mail into the outbox. */
export function mailStatement(db: D1Database, mail: Mail, at: string): D1PreparedStatement {
  return db
    .prepare('INSERT INTO mail (kind, recipient, subject, body, created_at) VALUES (?, ?, ?, ?, ?)')
    .bind(mail.kind, mail.recipient, mail.subject, mail.body, at)
}

const passwordTexts: Record<Store['language'], { subject: string; body: string }> = {
  sv: {
    subject: 'Välj ett nytt lösenord',
    body: 'Använd koden inom en timme för att välja ett nytt lösenord:',
  },
  nb: { subject: 'Velg et nytt passord', body: 'Bruk koden innen en time for å velge et nytt passord:' },
  en: { subject: 'Choose a new password', body: 'Use this code within an hour to choose a new password:' },
}

/** Path of each store's page to choose a new password. */
const passwordPages: Record<Store['code'], string> = {
  sv: '/konto/nytt-losenord',
  no: '/konto/nytt-passord',
  en: '/en/account/new-password',
}

/** The mail to choose a new password: the link, if the origin is known, and the code in the last line. */
export function passwordMail(
  recipient: string,
  resetToken: string,
  { code, language }: Store,
  origins: string | undefined,
): Mail {
  const { subject, body } = passwordTexts[language]
  const origin = jsonOf<Partial<Record<Store['code'], string>>>(origins ?? null, {})[code]
  // In the hash, which is never sent to a server or written to a log.
  const proof = new URLSearchParams({ email: recipient, code: resetToken })
  const link = origin ? [`${origin}${passwordPages[code]}#${proof}`, ''] : []
  return { kind: 'password', recipient, subject, body: [body, '', ...link, resetToken].join('\n') }
}

const welcomeTexts: Record<Store['language'], { subject: string; body: string }> = {
  sv: { subject: 'Välkommen till Skare', body: 'Ditt konto är klart. Vi ses i spåret!' },
  nb: { subject: 'Velkommen til Skare', body: 'Kontoen din er klar. Vi ses i løypa!' },
  en: { subject: 'Welcome to Skare', body: 'Your account is ready. See you on the track!' },
}

/** The mail to a new customer. */
export function welcomeMail(recipient: string, { language }: Store): Mail {
  return { kind: 'welcome', recipient, ...welcomeTexts[language] }
}

const orderTexts: Record<Store['language'], { subject: string; thanks: string; total: string }> = {
  sv: { subject: 'Orderbekräftelse', thanks: 'Tack för din beställning!', total: 'Totalt' },
  nb: { subject: 'Ordrebekreftelse', thanks: 'Takk for bestillingen!', total: 'Totalt' },
  en: { subject: 'Order confirmation', thanks: 'Thank you for your order!', total: 'Total' },
}

/** The confirmation of an order, only if the order was created. Only the database knows its number. */
export function orderMailStatement(
  db: D1Database,
  { language, currency }: Store,
  order: { attempt: string; rows: readonly string[]; total: string },
): D1PreparedStatement {
  const { subject, thanks, total } = orderTexts[language]
  const body = [thanks, '', ...order.rows, '', `${total}: ${order.total} ${currency}`].join('\n')
  return db
    .prepare(
      `INSERT INTO mail (kind, recipient, subject, body, created_at)
      SELECT 'order', email, ? || ' ' || order_number, ?, created_at FROM sales_order WHERE placement = ?`,
    )
    .bind(subject, body, order.attempt)
}
