import { Refusal } from '#platform/answers.ts'
import { secondsAfter, toSqlTime } from '../clock.ts'
import { completeSession } from './complete-session.ts'
import type { HostedSession } from './hosted-sessions.ts'

/** The shop asks for its order right after the payment; after this time it is taken not to come any more. */
const PATIENCE_SECONDS = 15 * 60
const MAX_AT_ONCE = 10
const LATER_SECONDS = 3600
const RETURNED = 410

/**
 * Makes the orders of payments that no shop has asked about, the oldest first, or gives the money back. Shops that ask later
 * hear the same. One that fails is tried again after an hour, so that it holds no other up.
 */
export async function completeUnclaimed(
  db: D1Database,
  { moment, shopOrigins }: { moment: Date; shopOrigins: string | undefined },
): Promise<void> {
  const { results } = await db
    .prepare('SELECT * FROM hosted_session WHERE unclaimed_since <= ? ORDER BY unclaimed_since LIMIT ?')
    .bind(toSqlTime(secondsAfter(moment, -PATIENCE_SECONDS)), MAX_AT_ONCE)
    .all<HostedSession>()
  for (const session of results)
    await completeSession(db, session, { at: toSqlTime(moment), shopOrigins }).catch((error: unknown) =>
      tryLater(db, session, { moment, error }),
    )
}

/** What failed is tried again later, unless the money was given back: then it is settled. */
async function tryLater(
  db: D1Database,
  { id }: HostedSession,
  { moment, error }: { moment: Date; error: unknown },
): Promise<void> {
  if (error instanceof Refusal && error.code === RETURNED) return
  console.error(`payment ${id} is not settled`, error)
  await db
    .prepare("UPDATE hosted_session SET unclaimed_since = ? WHERE id = ? AND status = 'paid'")
    .bind(toSqlTime(secondsAfter(moment, LATER_SECONDS - PATIENCE_SECONDS)), id)
    .run()
}
