import { type Extension, extensionNames, extensionOf } from '#shared/extensions.ts'
import type { Log } from '../observability/log.ts'

const REMEMBERED_MS = 600_000
const POSTPONED_MS = 60_000

/** How long after a first miss of an extension that was there it is asked for again: a platform that restarts has no routes for a moment. */
const CONFIRM_MISSING_MS = 10_000

/** How often a lost extension is asked for: without it shoppers may be unable to pay. */
const LOST_RETRY_MS = 10_000

/** What a call to an extension shows of it: its route is there, or it is not. */
export type Presence = 'present' | 'missing'

interface Learned {
  presence: Presence
  /** Until when it need not be asked for again. */
  until: number
  /** When the route of an extension that was there was missing for the first time; absent: it was not there before. */
  missedAt?: number | undefined
}

/** What this isolate has learned of the platform's extensions. */
const learned = new Map<Extension, Learned>()

const isRecent = (name: Extension): boolean => (learned.get(name)?.until ?? 0) > Date.now()

/**
 * Remembers whether the platform has the extension. A missing one is logged once. One that was there counts as there until it is
 * missed again ten seconds later. From then on it is asked for every ten seconds, and after ten minutes every ten minutes.
 */
export function recordPresence(name: Extension, presence: Presence, log: Log): void {
  const now = Date.now()
  if (presence === 'present') return void learned.set(name, { presence, until: now + REMEMBERED_MS })
  const before = learned.get(name)
  const missedAt = before?.missedAt ?? (before?.presence === 'present' ? now : undefined)
  if (before?.presence === 'present' && missedAt !== undefined && now < missedAt + CONFIRM_MISSING_MS)
    return void learned.set(name, { presence: 'present', until: missedAt + CONFIRM_MISSING_MS, missedAt })
  if (before?.presence !== 'missing') log.warn('platform.noExtension', { extension: name })
  const memoryMs = isJustLost(missedAt) ? LOST_RETRY_MS : REMEMBERED_MS
  learned.set(name, { presence, until: now + memoryMs, missedAt })
}

const isJustLost = (missedAt: number | undefined): boolean =>
  missedAt !== undefined && Date.now() < missedAt + REMEMBERED_MS

/** The extensions that were there within the last ten minutes and are not now: they may come back at any moment. */
export const lostExtensions = (off: readonly Extension[]): Extension[] =>
  lackingExtensions(off).filter((name) => !off.includes(name) && isJustLost(learned.get(name)?.missedAt))

/**
 * Whether a missing route says nothing of its extension: web servers themselves refuse a path with more than plain words, such
 * as a typed code with a slash or a dot.
 */
export const mayBeRefusedByWebServer = (path: string): boolean => !/^[\w/-]+(\?|$)/.test(path)

/** Takes what another isolate has learned, unless this one knows better. It is asked again at the next occasion. */
export function adoptIfUnknown(name: Extension, presence: Presence): void {
  if (!learned.has(name)) learned.set(name, { presence, until: 0 })
}

/** When the question failed, an extension stays as it was (present at first), and is not asked for again for a minute. */
export function postponeQuestion(name: Extension): void {
  if (isRecent(name)) return
  learned.set(name, { presence: 'present', ...learned.get(name), until: Date.now() + POSTPONED_MS })
}

/** Without these answers money or an order might be lost: the platform is asked every time. */
const ASKED_ALWAYS = /^\/api\/sync\/order\/|\/complete\//

/** Whether a call need not be sent: its extension is switched off, or was not there a moment ago. */
export function shouldSkipCall(path: string, off: readonly Extension[]): boolean {
  const name = extensionOf(path)
  if (!name) return false
  return (
    off.includes(name) ||
    (!ASKED_ALWAYS.test(path) && isRecent(name) && learned.get(name)?.presence === 'missing')
  )
}

/**
 * The extensions that there are not, in the table's order: switched off, or found missing. What was found holds until another
 * answer, so that a shop does not offer everything for a moment while it asks again.
 */
export const lackingExtensions = (off: readonly Extension[]): Extension[] =>
  extensionNames.filter((name) => off.includes(name) || learned.get(name)?.presence === 'missing')

/** Whether to ask for it again: it is not switched off, and was not asked for in the last ten minutes. */
export const isQuestionDue = (name: Extension, off: readonly Extension[]): boolean =>
  !off.includes(name) && !isRecent(name)

/** Whether nothing is known of it yet. */
export const isUnknown = (name: Extension, off: readonly Extension[]): boolean =>
  !off.includes(name) && !learned.has(name)
