import {
  freshToken,
  planAfterAnswer,
  planAfterRefresh,
  planCall,
  type TokenState,
} from '#shared/account/token-refresh.ts'
import { AppError } from '#shared/errors.ts'
import { UNAUTHORIZED } from '../http-status.ts'
import type { Answer } from '../platform/answer.ts'
import type { PlatformClient } from '../platform/client.ts'
import { isAlive, refreshTokens, type Tokens } from '../platform/customers/tokens.ts'
import type { Call } from '../platform/send-call.ts'
import type { Session } from './create-session.ts'
import { endSession } from './expire-customer.ts'
import { sessionEnded } from './session-ended.ts'

type Method = 'get' | 'post' | 'delete'

/**
 * The platform client with the customer's token on every call. An expired token is refreshed once: one call refreshes
 * it while the others wait, and then each call is repeated (Spec §4, User session). When the refresh is refused, the
 * session ends and the call throws `errors.account.expired`. A failing platform does not end the session.
 */
export function asCustomer(platform: PlatformClient, session: Session): PlatformClient {
  const tokens = createTokens(platform, session)
  const call =
    (method: Method) =>
    async <T, M>(path: string, details: Call<T, M>): Promise<Answer<T, M>> => {
      for (;;) {
        const { token = null, tokenPlace } = (await session.read('customer')) ?? {}
        const plan = planCall(tokens.state(), token !== null)
        if (plan === 'abort') throw sessionEnded()
        if (plan === 'wait') {
          await tokens.renewed()
          continue
        }
        if (token === null) return platform[method](path, details)
        const identity = { token, ...(tokenPlace && { tokenPlace }) }
        const answer = await platform[method](path, { ...details, ...identity })
        const isDead = isExpiredToken(answer) || (isAmbiguous(answer) && !(await isAlive(platform, identity)))
        if ((await tokens.settle(token, isDead)) === 'done') return answer
      }
    }
  return { ...platform, get: call('get'), post: call('post'), delete: call('delete') }
}

const isExpiredToken = (answer: Answer<unknown>): boolean => !answer.ok && answer.code === UNAUTHORIZED

/**
 * A 401 inside of a 500 is an expired token, or a wrong password in the same call (contract §17 C42); in which language it
 * is said depends on the back end.
 */
const isAmbiguous = (answer: Answer<unknown>): boolean => !answer.ok && answer.innerCode === UNAUTHORIZED

/** The session could not be renewed, and nobody is logged out: an answer that nobody can read (R8.3), or none (R8.4). */
function refreshFailure(cause: unknown): AppError {
  const isUnreadable = cause instanceof AppError && UNREADABLE.has(cause.code)
  const code = isUnreadable ? 'errors.account.refresh' : 'errors.account.unchecked'
  return new AppError(code, { cause, status: 502 })
}

const UNREADABLE: ReadonlySet<string> = new Set(['errors.wrongFormat', 'errors.badContentType'])

function createTokens(platform: PlatformClient, session: Session) {
  let state: TokenState = freshToken
  let renewal: Promise<void> = Promise.resolve()
  const read = async () => (await session.read('customer'))?.token ?? null

  async function renew(): Promise<void> {
    const customer = await session.read('customer')
    let tokens: Tokens | null
    try {
      tokens = customer ? await refreshTokens(platform, customer.refreshToken) : null
    } catch (error) {
      state = planAfterRefresh(state, 'away')
      throw refreshFailure(error)
    }
    state = planAfterRefresh(state, tokens ? 'renewed' : 'refused')
    const current = await session.read('customer') // the price group may have been loaded meanwhile
    if (current && tokens) session.update({ customer: { ...current, ...tokens } })
    else await endSession(session)
  }

  return {
    state: () => state,
    renewed: () => renewal,
    async settle(token: string, isDead: boolean): Promise<'done' | 'retry'> {
      const outcome = planAfterAnswer(state, { isDead, isStale: (await read()) !== token })
      state = outcome.state
      if (outcome.kind === 'endSession') return endSession(session)
      if (outcome.kind === 'refresh') {
        renewal = renew()
        await renewal
      }
      return outcome.kind === 'done' ? 'done' : 'retry'
    },
  }
}
