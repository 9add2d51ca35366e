import type { StoreView } from '#shared/store-views.ts'
import { savesData } from '../api/saves-data.ts'
import { isPageOf } from '../router/index.ts'
import { pageHooks } from './page-hooks.ts'

const HOVER_MS = 65 // a pointer on its way to something else is faster
const REST_MS = 20 // a frame and a bit without a move: the pointer has arrived

/**
 * Loads the page of a link that the shopper is about to follow: the pointer stops on it or stays over it, a finger touches
 * it, or it has the focus. Never under Save-Data or on 2G, and never what is personal or one of many filters
 * (`rel="nofollow"`).
 */
export function startPrefetch(store: StoreView): void {
  let intended: string | null = null
  let hover: ReturnType<typeof setTimeout>
  let rest: ReturnType<typeof setTimeout>
  const load = () => {
    clearTimeout(hover)
    clearTimeout(rest)
    if (intended) pageHooks.pages?.prefetch(intended)
    intended = null
  }
  const waitForRest = () => {
    clearTimeout(rest)
    if (intended) rest = setTimeout(load, REST_MS)
  }
  const onIntent = (event: Event) => {
    clearTimeout(hover)
    intended = savesData() ? null : pageOf(event.target, store)
    if (event.type !== 'pointerover') return load()
    hover = setTimeout(load, HOVER_MS)
    waitForRest()
  }
  const ofMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && act(event)
  document.addEventListener('pointerover', ofMouse(onIntent), { passive: true })
  document.addEventListener('pointermove', ofMouse(waitForRest), { passive: true })
  document.addEventListener('touchstart', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}

/** Path and query of the page that a link of `target` leads to; null: none, or the page that is shown. */
function pageOf(target: EventTarget | null, store: StoreView): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.rel.includes('nofollow') || 'reload' in link.dataset || link.target) return null
  if (!isPageOf(link, store) || link.pathname === location.pathname) return null
  return link.pathname + link.search
}
