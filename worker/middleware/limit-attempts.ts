import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { AppContext } from '../app-env.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { sha256 } from '../cache/storage-key.ts'

type Counter = DurableObjectStub<AttemptCounter>

/** How many attempts may fail before the next ones must wait. The start of a code is shared by many shoppers. */
const FREE_PASSWORDS = 5
const FREE_CODES = 50

/** Most accounts that one device is known for. */
const MAX_ACCOUNTS = 5
const WRONG_PASSWORD: ReadonlySet<ErrorCode> = new Set([
  'errors.account.credentials',
  'errors.account.currentPassword',
])

/**
 * Runs a call that checks the password of an account, unless too many attempts have failed, from whatever address: then 429
 * with `Retry-After`, and the platform is not asked. A device that has logged in to this account before has attempts of its
 * own, so that nobody can lock the owner out.
 */
export async function limitPasswords<T>(c: AppContext, email: string, check: () => Promise<T>): Promise<T> {
  const account = await sha256(email.trim().toLowerCase())
  const accounts = (await c.var.session.read('accounts')) ?? []
  const isFamiliar = accounts.includes(account)
  const counter = counterOf(c, `password:${account}${isFamiliar ? ':familiar' : ''}`)
  const cancel = await begin(c, counter, FREE_PASSWORDS)
  try {
    const value = await check()
    await callCounter(c, () => counter.succeed())
    if (!isFamiliar) c.var.session.update({ accounts: [account, ...accounts].slice(0, MAX_ACCOUNTS) })
    return value
  } catch (error) {
    const isWrong = error instanceof AppError && WRONG_PASSWORD.has(error.code)
    if (!isWrong) await cancel()
    throw error
  }
}

const PREFIX_LENGTH = 4

/**
 * The same for a call that looks up a code. Codes with the same start are counted together. A right one does not forget the
 * failures, because whoever guesses may own a card.
 */
export async function limitCodes<T>(
  c: AppContext,
  code: string,
  look: () => Promise<T>,
  isUnknown: (value: T) => boolean,
): Promise<T> {
  const counter = counterOf(c, `code:${await sha256(code.slice(0, PREFIX_LENGTH))}`)
  const cancel = await begin(c, counter, FREE_CODES)
  let isWrong = false
  try {
    const value = await look()
    isWrong = isUnknown(value)
    return value
  } finally {
    if (!isWrong) await cancel()
  }
}

function counterOf({ env: { ATTEMPT_COUNTER } }: AppContext, secret: string): Counter {
  return ATTEMPT_COUNTER.getByName(secret)
}

/** Begins an attempt. Returns what takes it back; an attempt that was not counted is not taken back. */
async function begin(c: AppContext, counter: Counter, freeAttempts: number): Promise<() => Promise<unknown>> {
  const attempt = await callCounter(c, () => counter.begin(freeAttempts))
  if (attempt === null) return async () => null
  const { waitMs, beganAt } = attempt
  if (waitMs === 0) return () => callCounter(c, () => counter.cancel(beganAt))
  c.var.log.warn('attempts.tooMany', { waitMs })
  throw new AppError('errors.tooMany', { status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** A failing counter does not close the login. */
async function callCounter<T>(c: AppContext, call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    c.var.log.error('attempts.notCounted', { error })
    return null
  }
}
