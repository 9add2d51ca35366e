import { DurableObject } from 'cloudflare:workers'
import {
  type CustomerSession,
  planVisit,
  type SessionLimits,
  sessionEnd,
} from '#shared/account/customer-session.ts'

/** A session, and when it ends unless its customer comes again. */
interface ListedSession extends CustomerSession {
  endsAt: number
}

const SESSIONS = 'sessions'

/**
 * The live sessions of one customer in one store: an object for each, so that a session ends on the shop's side, too. A
 * cookie that was copied is worth nothing once its session is not in the list any more.
 */
export class CustomerSessions extends DurableObject {
  async start(id: string, limits: SessionLimits): Promise<void> {
    const now = Date.now()
    const sessions = this.#read()
    await this.#write(sessions.set(id, listed({ startedAt: now, lastSeenAt: now }, limits)))
  }

  /** Whether the session is live; the visit is written down now and then. */
  async visit(id: string, limits: SessionLimits): Promise<boolean> {
    const sessions = this.#read()
    const session = sessions.get(id)
    if (!session) return false
    const now = Date.now()
    const plan = planVisit(session, limits, now)
    if (plan === 'note') await this.#write(sessions.set(id, listed({ ...session, lastSeenAt: now }, limits)))
    return plan !== 'ended'
  }

  async end(id: string): Promise<void> {
    const sessions = this.#read()
    if (sessions.delete(id)) await this.#write(sessions)
  }

  /** Ends every session but one; null: every one. */
  async endOthers(id: string | null): Promise<void> {
    await this.#keep((session) => session === id)
  }

  /** Deletes what has ended by itself. */
  override async alarm(): Promise<void> {
    const now = Date.now()
    await this.#keep((_, { endsAt }) => endsAt > now)
  }

  async #keep(isKept: (id: string, session: ListedSession) => boolean): Promise<void> {
    await this.#write(new Map([...this.#read()].filter(([id, session]) => isKept(id, session))))
  }

  #read(): Map<string, ListedSession> {
    return this.ctx.storage.kv.get<Map<string, ListedSession>>(SESSIONS) ?? new Map()
  }

  /** The object is woken when the next session ends; without a session it deletes itself. */
  async #write(sessions: Map<string, ListedSession>): Promise<void> {
    const { storage } = this.ctx
    if (sessions.size === 0) {
      await storage.deleteAlarm()
      await storage.deleteAll()
      return
    }
    storage.kv.put(SESSIONS, sessions)
    await storage.setAlarm(Math.min(...[...sessions.values()].map(({ endsAt }) => endsAt)))
  }
}

const listed = ({ startedAt, lastSeenAt }: CustomerSession, limits: SessionLimits): ListedSession => ({
  startedAt,
  lastSeenAt,
  endsAt: sessionEnd({ startedAt, lastSeenAt }, limits),
})
