import { stableJson } from '#shared/stable-json.ts'
import type { SessionChange, SessionCustomer, SessionData, SessionPart } from './session-parts.ts'

/** The session of the shopper of this request. The browser stores it encrypted and cannot read it. */
export interface Session {
  /** A part; null when it does not exist. An expired customer session counts as missing. */
  read<P extends SessionPart>(part: P): Promise<SessionData[P] | null>
  /** Changes the named parts only. Parts whose value has changed are sent with the response. */
  update(change: SessionChange): void
  /** Whether the shopper's customer session has expired. Then calls of the account respond with an error. */
  hasEnded(): Promise<boolean>
}

interface SessionSource {
  load<P extends SessionPart>(part: P): Promise<SessionData[P] | null>
  /** Whether a customer is still logged in; called once. */
  isLive(customer: SessionCustomer): Promise<boolean>
}

/** Creates the session of one request. Each part is loaded when it is first read and is changed separately. */
export function createSession({ load, isLive }: SessionSource) {
  const loaded: { [P in SessionPart]?: Promise<SessionData[P] | null> } = {}
  const changed: SessionChange = {}
  let live: Promise<boolean> | undefined

  function open<P extends SessionPart>(part: P): Promise<SessionData[P] | null> {
    const value = loaded[part] ?? load(part)
    Object.assign(loaded, { [part]: value })
    return value
  }

  async function hasEnded(): Promise<boolean> {
    if (changed.customer !== undefined) return false
    const customer = await open('customer')
    if (!customer) return false
    live ??= isLive(customer)
    return !(await live)
  }

  const session: Session = {
    async read(part) {
      if (part === 'customer' && (await hasEnded())) return null
      const value = changed[part]
      return value === undefined ? open(part) : value
    },
    update(change) {
      Object.assign(changed, change)
    },
    hasEnded,
  }

  /** The parts whose value differs from what the browser sent. */
  async function changes(): Promise<[part: SessionPart, value: unknown][]> {
    const parts = Object.entries(changed) as [SessionPart, unknown][] // its keys are parts
    const differs = await Promise.all(
      parts.map(async ([part, value]) => stableJson(await open(part)) !== stableJson(value)),
    )
    return parts.filter((_, at) => differs[at])
  }

  return { session, changes }
}
