import type { MessageGroup, Messages } from '#shared/i18n/messages.ts'

/** The texts that are loaded so far. Pages and components add their groups. */
export const messages: Messages = {}

/** Loads groups of texts in the document's language. The worker has all of them. */
export async function loadMessages(...groups: MessageGroup[]): Promise<void> {
  if (import.meta.env.SSR) return
  await Promise.all(
    groups.map(async (group) => {
      messages[group] ??= await files[`/locales/${document.documentElement.lang}/${group}.json`]?.()
    }),
  )
}

/** Loads code together with its groups of texts, in addition to `shop`, which is always loaded. */
export async function withMessages<T>(code: Promise<T>, ...groups: MessageGroup[]): Promise<T> {
  const [loaded] = await Promise.all([code, loadMessages(...groups)])
  return loaded
}

/** Replaces, in the worker, code that exists only in the browser. */
export function absent(): never {
  throw new Error('in the browser only')
}

/** One chunk per language and group: `/locales/sv/shop.json` → how it is loaded. */
const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/edge.json'], { import: 'default' })
