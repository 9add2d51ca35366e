import * as z from 'zod/mini'

/**
 * Where a task is on its way (R4.102). `queued` and `sending` are still to arrive: one found `sending` by a page that
 * holds the sender's lock was cut off. `needsShopper`: it stays, and goes on when the shopper has done something about it.
 */
export const syncStates = ['queued', 'sending', 'acknowledged', 'rejected', 'needsShopper'] as const
export type SyncState = (typeof syncStates)[number]

/** A call that has to arrive, whatever the connection does (Spec §3, Sync task; contract §16.11). */
export const syncTaskFields = {
  /** Made by the browser, and the same for every attempt: what the shop knows the task by. */
  task_id: z.string().check(z.uuid()),
  /** Path of our API, store's prefix included. */
  url: z.string(),
  payload: z.unknown(),
  state: z.enum(syncStates),
  /** An answer came that ends the task, be it a yes or a no. */
  transmited: z.boolean(),
  /** The last answer: what was confirmed, or the code of a refusal; null before any. */
  result: z.unknown(),
  /** HTTP status of the last answer; 0: none came; null: not sent yet. */
  code: z.nullable(z.int()),
  /** Name of the event that tells the page of every answer. */
  callback_event: z.string(),
  attempts: z.int(),
  /** ISO 8601; null: not sent yet. */
  attempted_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
}
export const syncTaskSchema = z.object(syncTaskFields)
export type SyncTask = z.infer<typeof syncTaskSchema>

/** How a task comes into being: nobody has sent it. */
export const queuedTask = (
  { task_id, url, payload, callback_event }: Pick<SyncTask, 'task_id' | 'url' | 'callback_event' | 'payload'>,
  now: Date,
): SyncTask => ({
  task_id,
  url,
  payload,
  callback_event,
  state: 'queued',
  transmited: false,
  result: null,
  code: null,
  attempts: 0,
  attempted_at: null,
  created_at: now.toISOString(),
})

/** What came of sending: a status of our own API with its body, or 0 for no answer that is ours. */
export interface SyncAnswer {
  code: number
  result: unknown
}

/** Statuses that say "later": the request came too slowly, too early or too often. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429])
/** Statuses that a login may heal. */
const WHO_ARE_YOU: ReadonlySet<number> = new Set([401, 403])

/** What an answer means for a task: only our own yes or no ends it, silence and faults never do. */
export function stateAfter(code: number): Exclude<SyncState, 'sending'> {
  if (code >= 200 && code < 300) return 'acknowledged'
  if (WHO_ARE_YOU.has(code)) return 'needsShopper'
  return code >= 400 && code < 500 && !LATER.has(code) ? 'rejected' : 'queued'
}

/** Whether the task is over: what is left is to tell the shopper. */
export const isSettled = ({ state }: Pick<SyncTask, 'state'>): boolean =>
  state === 'acknowledged' || state === 'rejected'

/** The task as it is sent. One that is over is never sent again. */
export const sending = <T extends SyncTask>(task: T, now: Date): T =>
  isSettled(task)
    ? task
    : { ...task, state: 'sending', attempts: task.attempts + 1, attempted_at: now.toISOString() }

/** The task after an answer. What is over stays as it was: a late answer changes nothing. */
export function answered<T extends SyncTask>(task: T, { code, result }: SyncAnswer): T {
  if (isSettled(task)) return task
  const state = stateAfter(code)
  return { ...task, state, code, result, transmited: isSettled({ state }) }
}
