import * as z from 'zod/mini'
import type { SavedChange } from '#shared/account/merge-saved.ts'
import type { SavedListName } from '#shared/account/saved-products.ts'
import { AppError } from '#shared/errors.ts'
import { platformFailure } from '../answer.ts'
import type { PlatformClient } from '../client.ts'

const ACCOUNT_SERVICE = '/api/ext/account-service' // contract §19
const NO_SERVICE = 404
const skus = z.array(z.string())
const savedSchema = z.object({ wishlist: skus, compare: skus })

/**
 * Changes the customer's saved products and returns the lists as they are then; null: the platform has no such service,
 * and the lists stay on the device.
 */
export async function changeSaved(
  platform: PlatformClient,
  change: Record<SavedListName, SavedChange>,
): Promise<Record<SavedListName, string[]> | null> {
  const answer = await platform.post(`${ACCOUNT_SERVICE}/saved`, {
    body: change,
    result: savedSchema,
  })
  if (answer.ok) return answer.result
  if (answer.code === NO_SERVICE) return null
  throw platformFailure(answer)
}

const REFUSALS: Record<number, AppError['code'] | undefined> = {
  403: 'errors.account.currentPassword',
  404: 'errors.account.deleteByMail',
  409: 'errors.account.orderUnderWay',
}

/** Deletes the account (contract §19.2). Where the platform has no such service, customer service does it. */
export async function deleteAccount(platform: PlatformClient, password: string): Promise<void> {
  const answer = await platform.post(`${ACCOUNT_SERVICE}/delete`, {
    body: { password },
    result: z.unknown(),
  })
  if (answer.ok) return
  const cause = `${answer.code}: ${answer.message}`
  const refusal = REFUSALS[answer.code]
  if (!refusal) throw platformFailure(answer)
  throw new AppError(refusal, { cause, status: answer.code === NO_SERVICE ? 404 : 422 })
}
