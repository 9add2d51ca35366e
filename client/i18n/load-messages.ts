import type { MessageGroup, Messages } from '#shared/i18n/messages.ts'
import type { Language } from '#shared/store-views.ts'
import type { TextFiles } from './text-files.ts'

/** The texts that are loaded so far. Pages and components add their groups. */
export const messages: Messages = {}

/** Loads groups of texts in the document's language. The worker has all of them. */
export async function loadMessages(...groups: MessageGroup[]): Promise<void> {
  if (import.meta.env.SSR) return
  const { textFiles } = await languages[document.documentElement.lang as Language]() // the worker writes it
  await Promise.all(
    groups.map(async (group) => {
      messages[group] ??= await textFiles[group]()
    }),
  )
}

/** Loads code together with its groups of texts, in addition to `shop`, which is always loaded. */
export async function withMessages<T>(code: Promise<T>, ...groups: MessageGroup[]): Promise<T> {
  const [loaded] = await Promise.all([code, loadMessages(...groups)])
  return loaded
}

/** A file per language, so that a page knows the files of its own language only. */
const languages: Record<Language, () => Promise<{ textFiles: TextFiles }>> = {
  sv: () => import('./texts/sv.ts'),
  nb: () => import('./texts/nb.ts'),
  en: () => import('./texts/en.ts'),
}
