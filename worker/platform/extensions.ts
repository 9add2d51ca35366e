import { type Extension, extensionNames, extensionOf } from '#shared/extensions.ts'
import type { Log } from '../observability/log.ts'

const REMEMBERED_MS = 600_000

/** What this isolate has learned of the platform's extensions, and until when it holds. */
const learned = new Map<Extension, { isLacking: boolean; until: number }>()

const memoryOf = (name: Extension) => {
  const memory = learned.get(name)
  return memory && memory.until > Date.now() ? memory : undefined
}

/** Remembers whether the platform has the extension; that it has not is said once. */
export function remember(name: Extension, isLacking: boolean, log: Log): void {
  if (isLacking && !learned.get(name)?.isLacking) log.warn('platform.noExtension', { extension: name })
  learned.set(name, { isLacking, until: Date.now() + REMEMBERED_MS })
}

const POSTPONED_MS = 60_000

/** An extension that could not be asked is taken for there, and not asked about for a while. */
export function postpone(name: Extension): void {
  if (!memoryOf(name)) learned.set(name, { isLacking: false, until: Date.now() + POSTPONED_MS })
}

/** Without these answers money or an order might be lost: the platform is asked every time. */
const ASKED_ALWAYS = /^\/api\/sync\/order\/|\/complete\//

/** Whether a call need not be sent: its extension is switched off, or was not there a moment ago. */
export function isLeftOut(path: string, off: readonly Extension[]): boolean {
  const name = extensionOf(path)
  if (!name) return false
  return off.includes(name) || (!ASKED_ALWAYS.test(path) && memoryOf(name)?.isLacking === true)
}

/** The extensions that there are not, in the table's order: switched off, or found missing. */
export const lackingExtensions = (off: readonly Extension[]): Extension[] =>
  extensionNames.filter((name) => off.includes(name) || memoryOf(name)?.isLacking)

/** Whether it is known at all: switched off, or asked for in the last ten minutes. */
export const isKnown = (name: Extension, off: readonly Extension[]): boolean =>
  off.includes(name) || memoryOf(name) !== undefined
