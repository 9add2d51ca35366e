import * as z from 'zod/mini'
import { isSameEmail } from '#shared/account/same-email.ts'
import type { NewPassword, PasswordChange, Profile, Registration } from '#shared/api/account.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { CONFLICT } from '../../http-status.ts'
import { platformFailure, type Refused, throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { type WireCustomer, wireCustomerSchema } from '../protocol/user.ts'
import { toWireProfile } from './to-customer.ts'

/** Registers a customer (contract §1.2). */
export async function createCustomer(platform: PlatformClient, registration: Registration): Promise<void> {
  const { email, firstName, lastName, password } = registration
  refuseEmailAsPassword(password, email)
  const answer = await platform.post('/api/user/create', {
    body: { customer: { email, firstname: firstName, lastname: lastName }, password },
    result: z.unknown(),
  })
  if (!answer.ok) throw refusal(answer)
}

export async function fetchMe(platform: PlatformClient): Promise<WireCustomer> {
  const answer = await platform.get('/api/user/me', { result: wireCustomerSchema })
  if (answer.ok) return answer.result
  throw platformFailure(answer)
}

/** Changes the profile. With `updatedAt` it fails with 409 if the profile has changed since and the platform looks (contract §1.7). */
export async function updateMe(platform: PlatformClient, profile: Profile): Promise<WireCustomer> {
  const answer = await platform.post('/api/user/me', {
    query: { updatedAt: profile.updatedAt },
    body: toWireProfile(profile),
    result: wireCustomerSchema,
  })
  if (answer.ok) return answer.result
  throw refusal(answer)
}

/** Changes the password of the customer with this e-mail. All their tokens become invalid (contract §1.5). */
export async function changePassword(
  platform: PlatformClient,
  body: PasswordChange,
  email: string,
): Promise<void> {
  refuseEmailAsPassword(body.newPassword, email)
  const answer = await platform.post('/api/user/change-password', { body, result: z.unknown() })
  if (answer.ok) return
  if (/match this account/i.test(answer.message))
    throw new AppError('errors.account.currentPassword', { status: 422 })
  throw refusal(answer)
}

/** Sends the e-mail to reset a password. It does not reveal whether the address has an account (contract §1.3). */
export async function requestPasswordReset(platform: PlatformClient, email: string): Promise<void> {
  const answer = await platform.post('/api/user/reset-password', {
    body: { email },
    result: z.unknown(),
  })
  if (!answer.ok && answer.code !== 404) throw platformFailure(answer)
}

/**
 * Sets a new password with the code from the e-mail (contract §1.4). A wrong, used or expired code gives the same
 * error.
 */
export async function createPassword(platform: PlatformClient, body: NewPassword): Promise<void> {
  refuseEmailAsPassword(body.newPassword, body.email)
  const answer = await platform.post('/api/user/create-password', { body, result: z.unknown() })
  if (answer.ok) return
  if (/token|no such entity/i.test(answer.message))
    throw new AppError('errors.account.resetCode', { cause: answer.message, status: 422 })
  throw refusal(answer)
}

/** Who knows the account's name must not know its password; stock platforms do not look. */
function refuseEmailAsPassword(password: string, email: string): void {
  if (isSameEmail(password, email)) throw new AppError('errors.account.passwordIsEmail', { status: 422 })
}

const refusals: [RegExp, ErrorCode][] = [
  [/already exists/i, 'errors.account.emailTaken'],
  [/password/i, 'errors.account.weakPassword'],
]

/** What is wrong with each field, as the platform's validation lists it (contract §1.7), or a word for it. */
const LIST_OF_FAULTS = /^\[|invalid|required|valid/i

/** The platform's refusal as our error; a failure throws. Its own message goes to the log only. */
function refusal({ code, message }: Refused): AppError {
  const rule = refusals.find(([pattern]) => pattern.test(message))
  if (rule) return new AppError(rule[1], { cause: `${code}: ${message}`, status: 422 })
  throwIfAway({ code, message }, LIST_OF_FAULTS)
  const status = code === CONFLICT ? CONFLICT : 422
  return new AppError('errors.account.refused', { cause: `${code}: ${message}`, status })
}
