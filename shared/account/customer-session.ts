/** A customer's session on one device. Times are milliseconds since the epoch. */
export interface CustomerSession {
  startedAt: number
  lastSeenAt: number
}

/** How long a session lives: without a visit, and at all. */
export interface SessionLimits {
  idleMs: number
  longestMs: number
}

/** When a session ends by itself, unless its customer comes again before. */
export const sessionEnd = (
  { startedAt, lastSeenAt }: CustomerSession,
  { idleMs, longestMs }: SessionLimits,
): number => Math.min(startedAt + longestMs, lastSeenAt + idleMs)

const SEEN_STEP_MS = 5 * 60_000 // a visit is written down this often at the most

/** What a visit means for a session: it has ended, it goes on, or it goes on and the visit is written down. */
export type VisitPlan = 'ended' | 'goesOn' | 'note'

export function planVisit(session: CustomerSession, limits: SessionLimits, now: number): VisitPlan {
  if (now >= sessionEnd(session, limits)) return 'ended'
  return now - session.lastSeenAt >= SEEN_STEP_MS ? 'note' : 'goesOn'
}
