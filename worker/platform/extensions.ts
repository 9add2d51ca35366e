import { type Extension, extensionNames, extensionOf } from '#shared/extensions.ts'
import type { Log } from '../observability/log.ts'

const REMEMBERED_MS = 600_000
const POSTPONED_MS = 60_000

/** How long after a first miss of an extension that was there it is asked for again: a platform that restarts has no routes for a moment. */
const DOUBT_MS = 10_000

interface Learned {
  isLacking: boolean
  /** Until when it need not be asked for again. */
  until: number
  /** When the route of an extension that was there was missing for the first time. */
  missedAt?: number
}

/** What this isolate has learned of the platform's extensions. */
const learned = new Map<Extension, Learned>()

const isRecent = (name: Extension): boolean => (learned.get(name)?.until ?? 0) > Date.now()

/**
 * Remembers whether the platform has the extension; that it has not is said once. One that was there is lacking only when it is missing
 * for longer: pages that offer nothing of it would be kept for a day.
 */
export function remember(name: Extension, isLacking: boolean, log: Log): void {
  const now = Date.now()
  const known = learned.get(name)
  const missedAt = known?.missedAt ?? now
  if (isLacking && known?.isLacking === false && now - missedAt < DOUBT_MS)
    return void learned.set(name, { isLacking: false, until: missedAt + DOUBT_MS, missedAt })
  if (isLacking && !known?.isLacking) log.warn('platform.noExtension', { extension: name })
  learned.set(name, { isLacking, until: now + REMEMBERED_MS })
}

/**
 * Whether a missing route says nothing of its extension: web servers themselves refuse a path with more than plain words, such
 * as a typed code with a slash or a dot.
 */
export const saysNothing = (path: string): boolean => !/^[\w/-]+(\?|$)/.test(path)

/** Takes what another isolate has learned, unless this one knows better. It is asked again at the next occasion. */
export function adopt(name: Extension, isLacking: boolean): void {
  if (!learned.has(name)) learned.set(name, { isLacking, until: 0 })
}

/** An extension that could not be asked stays what it was, first of all there, and is not asked about for a while. */
export function postpone(name: Extension): void {
  if (isRecent(name)) return
  learned.set(name, { isLacking: false, ...learned.get(name), until: Date.now() + POSTPONED_MS })
}

/** Without these answers money or an order might be lost: the platform is asked every time. */
const ASKED_ALWAYS = /^\/api\/sync\/order\/|\/complete\//

/** Whether a call need not be sent: its extension is switched off, or was not there a moment ago. */
export function isLeftOut(path: string, off: readonly Extension[]): boolean {
  const name = extensionOf(path)
  if (!name) return false
  return (
    off.includes(name) ||
    (!ASKED_ALWAYS.test(path) && isRecent(name) && learned.get(name)?.isLacking === true)
  )
}

/**
 * The extensions that there are not, in the table's order: switched off, or found missing. What was found holds until another
 * answer, so that a shop does not offer everything for a moment while it asks again.
 */
export const lackingExtensions = (off: readonly Extension[]): Extension[] =>
  extensionNames.filter((name) => off.includes(name) || learned.get(name)?.isLacking)

/** Whether it need not be asked for: switched off, or asked for in the last ten minutes. */
export const isKnown = (name: Extension, off: readonly Extension[]): boolean =>
  off.includes(name) || isRecent(name)

/** Whether nothing has been heard of it yet. */
export const isUnheardOf = (name: Extension, off: readonly Extension[]): boolean =>
  !off.includes(name) && !learned.has(name)
