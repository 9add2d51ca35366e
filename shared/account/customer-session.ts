import { MINUTE_MS } from '../durations.ts'

/** A customer's session on one device. Times are milliseconds since the epoch. */
export interface CustomerSession {
  startedAt: number
  lastSeenAt: number
}

/** How long a session lasts: without a visit, and in total. */
export interface SessionLimits {
  idleMs: number
  longestMs: number
}

/** When a session expires if the customer does not return before. */
export const sessionEnd = (
  { startedAt, lastSeenAt }: CustomerSession,
  { idleMs, longestMs }: SessionLimits,
): number => Math.min(startedAt + longestMs, lastSeenAt + idleMs)

const SEEN_STEP_MS = 5 * MINUTE_MS // minimum time between two stored visits

/**
 * The effect of a visit: the session has ended, it continues, or it continues and the visit must be stored (`note`).
 */
type VisitPlan = 'ended' | 'goesOn' | 'note'

export function planVisit(session: CustomerSession, limits: SessionLimits, now: number): VisitPlan {
  if (now >= sessionEnd(session, limits)) return 'ended'
  return now - session.lastSeenAt >= SEEN_STEP_MS ? 'note' : 'goesOn'
}
