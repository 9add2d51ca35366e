import type { MessageGroup, Messages } from '#shared/i18n/messages.ts'
import { fallbackLanguage } from '#shared/store-views.ts'

/** The texts that are loaded so far. Pages and components add their groups. */
export const messages: Messages = {}

/** Loads groups of texts in the document's language. The worker has all of them. */
export async function loadMessages(...groups: MessageGroup[]): Promise<void> {
  if (import.meta.env.SSR) return
  await Promise.all(
    groups.map(async (group) => {
      const { lang } = document.documentElement
      const file =
        files[`/locales/${lang}/${group}.json`] ?? files[`/locales/${fallbackLanguage}/${group}.json`]
      messages[group] ??= await file?.()
    }),
  )
}

/** Loads code together with its groups of texts, in addition to `shop`, which is always loaded. */
export async function withMessages<T>(code: Promise<T>, ...groups: MessageGroup[]): Promise<T> {
  const [loaded] = await Promise.all([code, loadMessages(...groups)])
  return loaded
}

/** One chunk per language and group. */
const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/edge.json'], { import: 'default' })
