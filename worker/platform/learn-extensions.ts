import * as z from 'zod/mini'
import type { Extension } from '#shared/extensions.ts'
import type { PlatformClient } from './client.ts'

/** Harmless questions to the extensions that shoppers are offered something of: what is asked for does not exist. */
const questions = {
  'hosted-checkout': ['get', '/api/ext/shop-hosted-checkout/get/none'],
  'gift-card': ['get', '/api/ext/gift-card/balance/none'],
  'service-point': ['get', '/api/ext/service-point/find?postcode='],
  newsletter: ['get', '/api/ext/newsletter-service/subscribe?email='],
  'order-service': ['post', '/api/ext/order-service/order'],
  'account-service': ['post', '/api/ext/account-service/saved'],
  'back-in-stock': ['post', '/api/ext/back-in-stock/wait'],
} as const satisfies Partial<Record<Extension, readonly ['get' | 'post', string]>>
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
      ask(platform, name).catch((error: unknown) =>
        platform.log.warn('platform.notLearned', { extension: name, error }),
      ),
    ),
  )
}

function ask(platform: PlatformClient, name: OfferedExtension) {
  const [method, path] = questions[name]
  const body = method === 'post' ? { body: {} } : {}
  return platform[method](path, { result: z.unknown(), deadlineMs: QUESTION_MS, ...body })
}

/** Whether nothing is known of something that shoppers are offered. */
export const isUnheardOf = (platform: PlatformClient): boolean =>
  (Object.keys(questions) as OfferedExtension[]).some((name) => platform.isUnheardOf(name)) // the keys of the table

/** Whether the platform has the extension; one that cannot be asked counts as there. */
export async function hasExtension(platform: PlatformClient, name: OfferedExtension): Promise<boolean> {
  await learnExtensions(platform, [name])
  return !platform.lacking().includes(name)
}
