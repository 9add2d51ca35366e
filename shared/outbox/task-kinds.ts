import type { EndpointName } from '../api/endpoints.ts'
import { DAY_MS, SECOND_MS } from '../durations.ts'
import { isRecord } from '../is-record.ts'

/** What can wait on the device until the shop has answered (R4.102; contract §16.11). */
export const taskKindNames = ['order', 'profile', 'review', 'newsletter', 'view'] as const
export type TaskKind = (typeof taskKindNames)[number]

interface KindRules {
  endpoint: EndpointName
  /** Whether the body of a success is our API's. A page that a hotel's network puts in between says nothing. */
  isAnswer: (body: unknown) => boolean
  /** How long one attempt may take. */
  attemptTimeoutMs: number
  /** Younger tasks are sent without a word; older ones are asked about, or have waited too long. */
  autoSendMs: number
  /** Older ones are never sent. */
  maxWaitMs: number
  /** After so many attempts without an answer it is over. */
  maxAttempts: number
  /** The shopper is asked about one that has waited too long; else it ends as refused. */
  asksWhenTooOld: boolean
  /** The same thing queued again (`hash`): the earlier one stays, or the later one takes its place. */
  onRepeat: 'ignore' | 'replace'
  /** The shopper is told at the end; else the row goes with its answer. The words: pages/order-confirmation/task-words.ts. */
  notifiesShopper: boolean
}

/** No task is sent later: the edge remembers orders for longer (worker/orders), so that none is ever made twice. */
export const LONGEST_WAIT_MS = 14 * DAY_MS

const small: Omit<KindRules, 'endpoint' | 'isAnswer'> = {
  attemptTimeoutMs: 20 * SECOND_MS,
  autoSendMs: LONGEST_WAIT_MS,
  maxWaitMs: LONGEST_WAIT_MS,
  maxAttempts: Infinity,
  asksWhenTooOld: false,
  onRepeat: 'ignore',
  notifiesShopper: true,
}

/**
 * The kinds of tasks. The checks of answers are written by hand, because the service worker has no room for schemas (a
 * few kilobytes in all); they look at what the outbox uses of an answer and nothing else.
 */
export const taskKinds: Record<TaskKind, KindRules> = {
  order: {
    ...small,
    endpoint: 'checkout.order',
    isAnswer: (body) => hasText(body, 'orderNumber') && hasText(body, 'email'),
    attemptTimeoutMs: 75 * SECOND_MS, // an attempt may last longer; the retry then waits for it
    autoSendMs: DAY_MS,
    asksWhenTooOld: true,
  },
  profile: {
    ...small,
    endpoint: 'user.changeProfile',
    isAnswer: (body) => has(body, 'customer'),
    onRepeat: 'replace',
  },
  review: { ...small, endpoint: 'products.review', isAnswer: (body) => has(body, 'isWaiting') },
  newsletter: { ...small, endpoint: 'newsletter.subscribe', isAnswer: (body) => has(body, 'subscribed') },
  view: {
    ...small,
    endpoint: 'products.view',
    isAnswer: () => true, // an answer without a body
    maxWaitMs: DAY_MS,
    maxAttempts: 5,
    notifiesShopper: false,
  },
}

const has = (body: unknown, field: string): body is Record<string, unknown> => isRecord(body) && field in body

const hasText = (body: unknown, field: string): boolean => has(body, field) && typeof body[field] === 'string'
