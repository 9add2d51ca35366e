import { startTransition } from 'react'
import type { Page } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'
import type { PageNews } from '#shared/service-worker-messages.ts'
import { pageHooks } from '../page-hooks.ts'

/**
 * Takes over what the network has said about a page that was shown from its saved copy. A page on the screen stays where
 * it is scrolled to.
 */
export async function showNews({ path, news }: PageNews): Promise<void> {
  const { pages, render } = pageHooks
  if (!pages || !render) return
  if (news.kind === 'moved') await pages.reload(path)
  else if (news.kind === 'changed') pages.set(path, decode(news.text))
  else {
    const loaded = await pages.getLoaded(path)
    if (loaded?.page) pages.set(path, loaded.page, news.kind === 'unchecked' ? news.savedAt : null)
  }
  startTransition(render)
}

function decode(text: string): Page {
  const decoder = createPageDecoder()
  for (const line of text.split('\n').filter(Boolean).reverse()) decoder.push(line) // fields first: they are settled at once
  return decoder.value as Page // the service worker sends pages of this build's form only
}
