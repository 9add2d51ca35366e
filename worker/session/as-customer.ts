import {
  freshToken,
  planAfterAnswer,
  planAfterRefresh,
  planCall,
  type TokenState,
} from '#shared/account/token-refresh.ts'
import { AppError } from '#shared/errors.ts'
import type { Answer, Call, PlatformClient } from '../platform/client.ts'
import { refreshTokens, type Tokens } from '../platform/user.ts'
import type { Session } from './create-session.ts'
import { withoutCustomer } from './session-parts.ts'

type Method = 'get' | 'post' | 'delete'

/**
 * The platform for whoever is logged in: every call carries their token. A token that has died is renewed once, by one
 * call while the others wait for it, and the call is made again (Spec §4, User session). When it cannot be renewed the
 * session ends and the call throws `errors.account.expired`; a platform that is down ends nothing.
 */
export function asCustomer(platform: PlatformClient, session: Session): PlatformClient {
  const tokens = createTokens(platform, session)
  const call =
    (method: Method) =>
    async <T>(path: string, details: Call<T>): Promise<Answer<T>> => {
      for (;;) {
        const token = await tokens.read()
        const before = planCall(tokens.state(), token !== null)
        if (before.kind === 'abort') throw expired()
        if (before.kind === 'wait') {
          await tokens.renewed()
          continue
        }
        const answer = await platform[method](path, token === null ? details : { ...details, token })
        if (token === null || (await tokens.settle(token, isDeadToken(answer))) === 'done') return answer
      }
    }
  return { ...platform, get: call('get'), post: call('post'), delete: call('delete') }
}

/** Some calls hide a dead token inside a 500 (contract §17 C42). */
const isDeadToken = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.code === 401 || (answer.code === 500 && /isn't authorized/i.test(answer.message)))

const expired = () => new AppError('errors.account.expired', { status: 401 })

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
      throw error
    }
    state = planAfterRefresh(state, tokens ? 'renewed' : 'refused')
    const current = await session.read('customer') // its price group may have come meanwhile
    if (current && tokens) session.update({ customer: { ...current, ...tokens } })
    else await end()
  }

  /** The carts of an account go with it; they are at the platform. */
  async function end(): Promise<never> {
    session.update(withoutCustomer)
    throw expired()
  }

  return {
    read,
    state: () => state,
    renewed: () => renewal,
    async settle(token: string, isDead: boolean): Promise<'done' | 'again'> {
      const plan = planAfterAnswer(state, { isDead, isStale: (await read()) !== token })
      state = plan.state
      if (plan.kind === 'endSession') return end()
      if (plan.kind === 'refresh') {
        renewal = renew()
        await renewal
      }
      return plan.kind === 'done' ? 'done' : 'again'
    },
  }
}
