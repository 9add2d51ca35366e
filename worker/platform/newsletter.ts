import * as z from 'zod/mini'
import { planSubscription } from '#shared/account/newsletter.ts'
import { AppError } from '#shared/errors.ts'
import { COMMERCE_DEADLINE_MS, type PlatformClient, statusOf } from './client.ts'

const NEWSLETTER = '/api/ext/newsletter-service/subscribe' // contract §5
const deadlineMs = COMMERCE_DEADLINE_MS

/** Whether an e-mail address is subscribed. The platform refuses the call for an unknown address. */
export async function fetchIsSubscribed(platform: PlatformClient, email: string): Promise<boolean> {
  const answer = await platform.get(NEWSLETTER, { query: { email }, result: z.string(), deadlineMs })
  return answer.ok && answer.result === 'subscribed'
}

/** Subscribes or unsubscribes an address. Nothing is sent when it has that state already (R4.103). */
export async function changeSubscription(
  platform: PlatformClient,
  email: string,
  shouldSubscribe: boolean,
): Promise<void> {
  const plan = planSubscription({ isSubscribed: await fetchIsSubscribed(platform, email) }, shouldSubscribe)
  if (plan === null) return
  const call = { body: { email }, result: z.unknown(), deadlineMs }
  const answer = await (plan === 'subscribe' ? platform.post : platform.delete)(NEWSLETTER, call)
  if (!answer.ok)
    throw new AppError('errors.newsletter.failed', { cause: answer.message, status: statusOf(answer) })
}
