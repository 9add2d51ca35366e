import { stableJson } from '#shared/stable-json.ts'
import type { SessionChange, SessionCustomer, SessionData, SessionPart } from './session-parts.ts'

/** What the shop remembers of the shopper of this request. The browser keeps it, sealed; it cannot read it. */
export interface Session {
  /** A part; null: there is none. A customer whose session has ended is none either. */
  read<P extends SessionPart>(part: P): Promise<SessionData[P] | null>
  /** Changes the named parts and no other. What is another value by the end is sent back with the answer. */
  update(change: SessionChange): void
  /** Whether the shopper came with a customer's session that has ended since: calls of the account say so. */
  hasEnded(): Promise<boolean>
}

interface SessionSource {
  load<P extends SessionPart>(part: P): Promise<SessionData[P] | null>
  /** Whether a customer is still logged in; asked once. */
  isLive(customer: SessionCustomer): Promise<boolean>
}

/** The session of one request. Each part is loaded when it is first read, and changed by itself: changes merge. */
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

  /** The parts that are another value than the browser sent. */
  async function changes(): Promise<[part: SessionPart, value: unknown][]> {
    const parts = Object.entries(changed) as [SessionPart, unknown][] // its keys are parts
    const differs = await Promise.all(
      parts.map(async ([part, value]) => stableJson(await open(part)) !== stableJson(value)),
    )
    return parts.filter((_, at) => differs[at])
  }

  return { session, changes }
}
