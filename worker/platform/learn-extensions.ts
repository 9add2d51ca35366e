import * as z from 'zod/mini'
import type { Extension } from '#shared/extensions.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import type { PlatformClient } from './client.ts'
import { adoptIfUnknown, lackingExtensions } from './extensions.ts'

/** Harmless questions to the extensions that shoppers are offered or promised something of: they change nothing. */
const questions = {
  'hosted-checkout': ['get', '/api/ext/shop-hosted-checkout/get/none'],
  'gift-card': ['get', '/api/ext/gift-card/balance/none'],
  'service-point': ['get', '/api/ext/service-point/find?postcode='],
  newsletter: ['get', '/api/ext/newsletter-service/subscribe?email='],
  'delivery-terms': ['get', '/api/ext/delivery-service/terms'],
  'order-service': ['post', '/api/ext/order-service/order'],
  'account-service': ['post', '/api/ext/account-service/saved'],
  'back-in-stock': ['post', '/api/ext/back-in-stock/wait'],
} as const satisfies Partial<Record<Extension, readonly ['get' | 'post', string]>>
type OfferedExtension = keyof typeof questions
const offered = Object.keys(questions) as OfferedExtension[] // the keys of the table

/** By then a product page has often requested the terms itself, which shows whether the extension is there. */
const ASKED_LAST = 'delivery-terms'

const ANSWER_MS = 1000 // a shopper waits
const LEARN_MS = 5000 // no shopper waits

/**
 * Learns what is not known yet of what shoppers are offered: from what other isolates have stored, else by asking. Pages that begin
 * meanwhile share the questions.
 */
export async function learnFirst(platform: PlatformClient): Promise<void> {
  const lacking = await platform.cache.withoutPageDeadline.fetch<Extension[] | null>('extensions', {
    freshness: (names) => (names ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => [],
    load: async () => ((await learnExtensions(platform)) ? lackingExtensions([]) : null),
  })
  if (!lacking) return
  for (const name of offered) adoptIfUnknown(name, lacking.includes(name) ? 'missing' : 'present')
}

/** Asks for the extensions that were not asked for lately. A failure teaches nothing; false: there was one. */
export async function learnExtensions(
  platform: PlatformClient,
  { names = offered, deadlineMs = LEARN_MS }: { names?: OfferedExtension[]; deadlineMs?: number } = {},
): Promise<boolean> {
  const learn = (name: OfferedExtension) =>
    !platform.isQuestionDue(name) ||
    ask(platform, name, deadlineMs).then(
      () => true,
      (error: unknown) => {
        platform.log.warn('platform.notLearned', { extension: name, error })
        return false
      },
    )
  const answered = await Promise.all(names.filter((name) => name !== ASKED_LAST).map(learn))
  if (names.includes(ASKED_LAST)) answered.push(await learn(ASKED_LAST))
  return !answered.includes(false)
}

/** A page never waits for its end, so it takes none of the page's places. */
function ask(platform: PlatformClient, name: OfferedExtension, deadlineMs: number) {
  const [method, path] = questions[name]
  const body = method === 'post' ? { body: {} } : {}
  return platform[method](path, { result: z.unknown(), deadlineMs, priority: 'notShown', ...body })
}

/** Whether nothing is known of something that shoppers are offered. */
export const hasUnknownExtensions = (platform: PlatformClient): boolean =>
  offered.some((name) => platform.isUnknown(name))

/** Whether the platform has the extension; one that cannot be asked counts as there. */
export async function hasExtension(platform: PlatformClient, name: OfferedExtension): Promise<boolean> {
  await learnExtensions(platform, { names: [name], deadlineMs: ANSWER_MS })
  return !platform.lacking().includes(name)
}
