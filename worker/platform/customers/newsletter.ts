import * as z from 'zod/mini'
import { planSubscription } from '#shared/account/newsletter.ts'
import { AppError } from '#shared/errors.ts'
import { type Answer, statusOf, throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'

const NEWSLETTER = '/api/ext/newsletter-service/subscribe' // contract §5

const SUBSCRIBED = 'subscribed'
/** What the platform says of an address that it does not know or take: not subscribed (contract §5). */
const UNKNOWN_ADDRESS = /invalid e-mail|accessing mailchimp/i

/** Whether an e-mail address is subscribed. */
export async function fetchIsSubscribed(platform: PlatformClient, email: string): Promise<boolean> {
  const answer = await fetchStatus(platform, email)
  if (!answer.ok) throwIfAway(answer, UNKNOWN_ADDRESS)
  return answer.ok && answer.result === SUBSCRIBED
}

const fetchStatus = (platform: PlatformClient, email: string): Promise<Answer<string>> =>
  platform.get(NEWSLETTER, { query: { email }, result: z.string() })

/**
 * Subscribes or unsubscribes an address. Nothing is sent when the platform says that it has that state already (R4.103). A
 * refusal does not say so: the service may be away.
 */
export async function changeSubscription(
  platform: PlatformClient,
  email: string,
  shouldSubscribe: boolean,
): Promise<void> {
  const status = await fetchStatus(platform, email)
  const isSubscribed = status.ok ? status.result === SUBSCRIBED : !shouldSubscribe
  const plan = planSubscription({ isSubscribed }, shouldSubscribe)
  if (plan === null) return
  const call = { body: { email }, result: z.unknown() }
  const answer = await (plan === 'subscribe' ? platform.post : platform.delete)(NEWSLETTER, call)
  if (!answer.ok)
    throw new AppError('errors.newsletter.failed', { cause: answer.message, status: statusOf(answer) })
}
