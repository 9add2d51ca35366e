import type { MessageGroup, Messages } from '#shared/i18n/messages.ts'

/** The texts that this document has so far: groups join it with the pages and parts that show them. */
export const messages: Messages = {}

/** Loads groups of texts in the document's language. The worker has them all. */
export async function loadMessages(...groups: MessageGroup[]): Promise<void> {
  if (import.meta.env.SSR) return
  await Promise.all(
    groups.map(async (group) => {
      messages[group] ??= await files[`/locales/${document.documentElement.lang}/${group}.json`]?.()
    }),
  )
}

/** Loads code together with the groups of texts that it shows, beside `shop`, which is always there. */
export async function withMessages<T>(code: Promise<T>, ...groups: MessageGroup[]): Promise<T> {
  const [loaded] = await Promise.all([code, loadMessages(...groups)])
  return loaded
}

/** Stands in the worker for code that only the browser has. */
export function absent(): never {
  throw new Error('in the browser only')
}

/** A chunk for each language and group. */
const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/edge.json'], { import: 'default' })
