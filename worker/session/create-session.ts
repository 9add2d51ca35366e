import { stableJson } from '#shared/stable-json.ts'
import type { SessionChange, SessionCustomer, SessionData, SessionPart } from './session-parts.ts'

/** The session of the shopper of this request. The browser stores it encrypted and cannot read it. */
export interface Session {
  /** A part; null when it does not exist. An expired customer session counts as missing. */
  read<P extends SessionPart>(part: P): Promise<SessionData[P] | null>
  /** Changes the named parts only. Parts whose value has changed are sent with the response, and those that are renewed. */
  update(change: SessionChange): void
  /** Whether the shopper's customer session has expired. Then calls of the account respond with an error. */
  hasEnded(): Promise<boolean>
}

/** A part as the browser sent it. */
export interface SentPart<P extends SessionPart> {
  value: SessionData[P]
  /** Old enough to be sent again when it is used, so that it does not expire. */
  isDue: boolean
}

interface SessionSource {
  load<P extends SessionPart>(part: P): Promise<SentPart<P> | null>
  /** Whether a customer is still logged in; called once. */
  isLive(customer: SessionCustomer): Promise<boolean>
}

/** Creates the session of one request. Each part is loaded when it is first read and is changed separately. */
export function createSession({ load, isLive }: SessionSource) {
  const loaded: { [P in SessionPart]?: Promise<SentPart<P> | null> } = {}
  const changed: SessionChange = {}
  let live: Promise<boolean> | undefined

  function open<P extends SessionPart>(part: P): Promise<SentPart<P> | null> {
    const sent = loaded[part] ?? load(part)
    Object.assign(loaded, { [part]: sent })
    return sent
  }

  const readSent = async <P extends SessionPart>(part: P) => (await open(part))?.value ?? null

  async function hasEnded(): Promise<boolean> {
    if (changed.customer !== undefined) return false
    const customer = await readSent('customer')
    if (!customer) return false
    live ??= isLive(customer)
    return !(await live)
  }

  const session: Session = {
    async read(part) {
      if (part === 'customer' && (await hasEnded())) return null
      const value = changed[part]
      return value === undefined ? readSent(part) : value
    },
    update(change) {
      Object.assign(changed, change)
    },
    hasEnded,
  }

  /** The parts whose value differs from what the browser sent, and those that were used and are due. */
  async function changes(): Promise<[part: SessionPart, value: unknown][]> {
    const parts = Object.keys({ ...loaded, ...changed }) as SessionPart[] // their keys are parts
    const toSend = parts.map(async (part): Promise<[SessionPart, unknown][]> => {
      const sent = await open(part)
      const { [part]: value = sent?.value ?? null } = changed
      const differs = stableJson(sent?.value ?? null) !== stableJson(value)
      return differs || sent?.isDue ? [[part, value]] : []
    })
    return (await Promise.all(toSend)).flat()
  }

  return { session, changes }
}
