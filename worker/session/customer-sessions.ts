import { DurableObject } from 'cloudflare:workers'
import {
  type CustomerSession,
  planVisit,
  type SessionLimits,
  sessionEnd,
} from '#shared/account/customer-session.ts'

/** A session with the time when it ends if the customer does not return. */
interface ListedSession extends CustomerSession {
  endsAt: number
}

const SESSIONS = 'sessions'

/**
 * The live sessions of one customer in one store, as a Durable Object. It lets the server end a session: a copied
 * cookie is invalid once its session is no longer in the list.
 */
export class CustomerSessions extends DurableObject {
  async start(id: string, limits: SessionLimits): Promise<void> {
    const now = Date.now()
    const sessions = this.#read()
    await this.#write(sessions.set(id, toListedSession({ startedAt: now, lastSeenAt: now }, limits)))
  }

  /** Whether the session is live. The time of the visit is stored from time to time. */
  async visit(id: string, limits: SessionLimits): Promise<boolean> {
    const sessions = this.#read()
    const session = sessions.get(id)
    if (!session) return false
    const now = Date.now()
    const plan = planVisit(session, limits, now)
    if (plan === 'note')
      await this.#write(sessions.set(id, toListedSession({ ...session, lastSeenAt: now }, limits)))
    return plan !== 'ended'
  }

  async end(id: string): Promise<void> {
    const sessions = this.#read()
    if (sessions.delete(id)) await this.#write(sessions)
  }

  /** Ends every session except one; null: all sessions. */
  async endOthers(id: string | null): Promise<void> {
    await this.#filter((session) => session === id)
  }

  /** Deletes expired sessions. */
  override async alarm(): Promise<void> {
    const now = Date.now()
    await this.#filter((_, { endsAt }) => endsAt > now)
  }

  async #filter(isRetained: (id: string, session: ListedSession) => boolean): Promise<void> {
    await this.#write(new Map([...this.#read()].filter(([id, session]) => isRetained(id, session))))
  }

  #read(): Map<string, ListedSession> {
    return this.ctx.storage.kv.get<Map<string, ListedSession>>(SESSIONS) ?? new Map()
  }

  /** Stores the sessions and sets an alarm for the next expiry. Without sessions the object deletes itself. */
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

const toListedSession = (
  { startedAt, lastSeenAt }: CustomerSession,
  limits: SessionLimits,
): ListedSession => ({
  startedAt,
  lastSeenAt,
  endsAt: sessionEnd({ startedAt, lastSeenAt }, limits),
})
