import type { StoreView } from '#shared/store-views.ts'
import { savesData } from '../api/saves-data.ts'
import { isPageOf } from '../router/index.ts'
import { pageHooks } from './page-hooks.ts'

const HOVER_MS = 65 // a pointer on its way to something else is faster

/**
 * Loads the page of a link that the shopper is about to follow: the pointer rests on it, a finger touches it, or it has
 * the focus. Never under Save-Data or on 2G, and never what is personal or one of many filters
 * (`rel="nofollow"`).
 */
export function startPrefetch(store: StoreView): void {
  let timer: ReturnType<typeof setTimeout>
  const onIntent = (event: Event) => {
    clearTimeout(timer)
    const url = savesData() ? null : pageOf(event.target, store)
    if (!url) return
    const wait = event.type === 'pointerover' ? HOVER_MS : 0
    timer = setTimeout(() => pageHooks.pages?.prefetch(url), wait)
  }
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && onIntent(event), {
    passive: true,
  })
  document.addEventListener('touchstart', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}

/** Path and query of the page that a link of `target` leads to; null: none, or the page that is shown. */
function pageOf(target: EventTarget | null, store: StoreView): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.rel.includes('nofollow') || 'reload' in link.dataset || link.target) return null
  const url = new URL(link.href)
  if (!isPageOf(url, store) || url.pathname === location.pathname) return null
  return url.pathname + url.search
}
