import * as z from 'zod/mini'
import type { Login } from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import { UNAUTHORIZED } from '../../http-status.ts'
import type { TokenPlace } from '../../settings.ts'
import { platformFailure, type Refused } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { type WireCustomer, wireCustomerSchema } from '../protocol/user.ts'
import type { Call } from '../send-call.ts'

const tokenSchema = z.string().check(z.minLength(1))

export interface Tokens {
  token: string
  refreshToken: string
}

/**
 * Logs in (contract §1.1). A wrong password and an unknown e-mail give the same error. A failing platform gives
 * another.
 */
export async function login(platform: PlatformClient, { email, password }: Login): Promise<Tokens> {
  const answer = await platform.post('/api/user/login', {
    body: { username: email, password },
    result: tokenSchema,
    meta: z.object({ refreshToken: tokenSchema }),
  })
  if (answer.ok) return { token: answer.result, refreshToken: answer.meta?.refreshToken ?? '' }
  if (isRefusedLogin(answer)) throw new AppError('errors.account.credentials', { status: 401 })
  throw platformFailure(answer)
}

/** Older platforms respond with 500 and the same message (contract §1.1). */
const isRefusedLogin = ({ code, message }: Refused): boolean =>
  code === UNAUTHORIZED || (code === 500 && /sign-in was incorrect/i.test(message))

/** New tokens for a refresh token; null when the platform rejects it (contract §1.9). */
export async function refreshTokens(platform: PlatformClient, refreshToken: string): Promise<Tokens | null> {
  const answer = await platform.post('/api/user/refresh', {
    body: { refreshToken },
    result: tokenSchema,
    meta: z.object({ refreshToken: tokenSchema }),
  })
  if (answer.ok) return { token: answer.result, refreshToken: answer.meta?.refreshToken ?? refreshToken }
  if (isRefusedLogin(answer) || /refresh token|segments|signature/i.test(answer.message)) return null
  throw platformFailure(answer)
}

type Identity = Pick<Call<unknown>, 'token' | 'tokenPlace'>

/** Whether the platform knows whose token it is. Anything but a refusal says nothing against it. */
export async function isAlive(platform: PlatformClient, identity: Identity): Promise<boolean> {
  const answer = await platform.get('/api/user/me', { ...identity, result: z.unknown() })
  return answer.ok || answer.code !== UNAUTHORIZED
}

/**
 * The customer of a token that the platform has just given out, and where it reads tokens (contract §0.5): one that is refused
 * at once is tried at the other place. Null: it is refused at both.
 */
export async function fetchOwner(
  platform: PlatformClient,
  token: string,
  usual: TokenPlace,
): Promise<{ customer: WireCustomer; tokenPlace: TokenPlace } | null> {
  for (const tokenPlace of [usual, usual === 'header' ? 'query' : 'header'] as const) {
    const answer = await platform.get('/api/user/me', {
      token,
      tokenPlace,
      result: wireCustomerSchema,
    })
    if (answer.ok) return { customer: answer.result, tokenPlace }
    if (answer.code !== UNAUTHORIZED) throw platformFailure(answer)
  }
  return null
}
