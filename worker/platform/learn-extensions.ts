import * as z from 'zod/mini'
import type { Extension } from '#shared/extensions.ts'
import type { PlatformClient } from './client.ts'

/** Harmless questions to the extensions that shoppers are offered something of: what is asked for does not exist. */
const questions = {
  'hosted-checkout': '/api/ext/shop-hosted-checkout/get/none',
  'gift-card': '/api/ext/gift-card/balance/none',
  'service-point': '/api/ext/service-point/find?postcode=',
  newsletter: '/api/ext/newsletter-service/subscribe?email=',
} satisfies Partial<Record<Extension, string>>
const QUESTION_MS = 1000 // a shopper may wait for it
export type OfferedExtension = keyof typeof questions

/** Asks for the extensions of which nothing is known yet. A failure teaches nothing. */
export async function learnExtensions(
  platform: PlatformClient,
  names = Object.keys(questions) as OfferedExtension[], // the keys of the table
): Promise<void> {
  const asked = names.filter((name) => !platform.knows(name))
  await Promise.all(
    asked.map((name) =>
      platform
        .get(questions[name], { result: z.unknown(), deadlineMs: QUESTION_MS })
        .catch((error: unknown) => platform.log.warn('platform.notLearned', { extension: name, error })),
    ),
  )
}

/** Whether the platform has the extension; one that cannot be asked counts as there. */
export async function hasExtension(platform: PlatformClient, name: OfferedExtension): Promise<boolean> {
  await learnExtensions(platform, [name])
  return !platform.lacking().includes(name)
}
