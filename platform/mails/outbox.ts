import type { Mail } from './mail.ts'

const COLUMNS = 'kind, recipient, subject, body, html, created_at'

/** Puts a mail into the outbox. */
export function mailStatement(db: D1Database, mail: Mail, at: string): D1PreparedStatement {
  return db.prepare(`INSERT INTO mail (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`).bind(...valuesOf(mail, at))
}

/** Puts a mail into the outbox if a condition holds: SQL over `?7`, `?8`, …. */
export function mailIf(
  db: D1Database,
  mail: Mail,
  at: string,
  condition: { sql: string; values: (string | number)[] },
): D1PreparedStatement {
  return db
    .prepare(`INSERT INTO mail (${COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${condition.sql}`)
    .bind(...valuesOf(mail, at), ...condition.values)
}

/** Puts the same mail into the outbox for each `recipient` that a query finds: SQL over `?1`, `?2`, …. */
export function mailToEach(
  db: D1Database,
  { kind, subject, body, html }: Omit<Mail, 'recipient'>,
  at: string,
  recipients: { sql: string; values: (string | number)[] },
): D1PreparedStatement {
  const first = recipients.values.length + 1
  const [own, ...rest] = [kind, subject, body, html, at].map((_, place) => `?${first + place}`)
  return db
    .prepare(`INSERT INTO mail (${COLUMNS}) SELECT ${own}, recipient, ${rest} FROM (${recipients.sql})`)
    .bind(...recipients.values, kind, subject, body, html, at)
}

/**
 * Puts the confirmation of an order into the outbox, if its placement made one. Only the database knows the order's
 * number: it replaces `placement` in the mail, which nobody can guess and so nobody can type into an address.
 */
export function orderMailStatement(db: D1Database, mail: Mail, placement: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO mail (${COLUMNS})
      SELECT ?1, ?2, replace(?3, ?6, order_number), replace(?4, ?6, order_number), replace(?5, ?6, order_number), created_at
      FROM sales_order WHERE placement = ?6`,
    )
    .bind(mail.kind, mail.recipient, mail.subject, mail.body, mail.html, placement)
}

function valuesOf({ kind, recipient, subject, body, html }: Mail, at: string) {
  return [kind, recipient, subject, body, html, at]
}
