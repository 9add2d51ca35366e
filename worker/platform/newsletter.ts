import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { COMMERCE_DEADLINE_MS, type PlatformClient } from './client.ts'

const NEWSLETTER = '/api/ext/newsletter-service/subscribe' // contract §5

/** Subscribes an address. One that is subscribed already stays so. */
export async function subscribe(platform: PlatformClient, email: string): Promise<void> {
  const answer = await platform.post(NEWSLETTER, {
    body: { email },
    result: z.unknown(),
    deadlineMs: COMMERCE_DEADLINE_MS,
  })
  if (!answer.ok) throw new AppError('errors.newsletter.failed', { cause: answer.message, status: 502 })
}
