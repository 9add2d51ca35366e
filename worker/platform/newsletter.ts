import { z } from 'zod'
import { planSubscription } from '#shared/account/newsletter.ts'
import { AppError } from '#shared/errors.ts'
import { COMMERCE_DEADLINE_MS, type PlatformClient } from './client.ts'

const NEWSLETTER = '/api/ext/newsletter-service/subscribe' // contract §5
const deadlineMs = COMMERCE_DEADLINE_MS

/** Whether an address reads the newsletter. The platform refuses to say anything of one that it does not know. */
export async function fetchIsSubscribed(platform: PlatformClient, email: string): Promise<boolean> {
  const answer = await platform.get(NEWSLETTER, { query: { email }, result: z.string(), deadlineMs })
  return answer.ok && answer.result === 'subscribed'
}

/** Subscribes or unsubscribes an address; where that is so already, nothing is sent (R4.103). */
export async function changeSubscription(
  platform: PlatformClient,
  email: string,
  wanted: boolean,
): Promise<void> {
  const plan = planSubscription({ isSubscribed: await fetchIsSubscribed(platform, email) }, wanted)
  if (plan === null) return
  const call = { body: { email }, result: z.unknown(), deadlineMs }
  const answer = await (plan === 'subscribe' ? platform.post : platform.delete)(NEWSLETTER, call)
  if (!answer.ok) throw new AppError('errors.newsletter.failed', { cause: answer.message, status: 502 })
}
