import { useEffectEvent, useLayoutEffect } from 'react'
import { NOT_A_PAGE } from '#shared/not-a-page.ts'
import { type StoreView, storeCodes, storeViews, withoutPrefix } from '#shared/store-views.ts'
import { hasModifier } from './has-modifier.ts'
import { useNavigate } from './navigate.ts'
import { useNavigation } from './navigation.tsx'
import { scrollToTop } from './tab-history.ts'

/**
 * Follows the store's links and GET forms without loading a document. One listener handles all of them, including links
 * in editors' HTML. So fifty cards are plain anchors, which also work before React is loaded. `data-reload` loads a
 * document, `data-replace` replaces the history entry, `data-open-filter` names the filter that stays open. A link to the
 * page that is shown leads to its top, and `onAgain` is called; only a filter leaves the page where it is.
 */
export function useSoftNavigation(store: StoreView, onAgain: () => void): void {
  const navigate = useNavigate()
  const { pending } = useNavigation()

  const go = useEffectEvent(
    (event: Event, url: URL, { dataset: { reload, replace, openFilter } }: HTMLElement) => {
      if (reload !== undefined || !isPageOf(url, store)) return
      event.preventDefault()
      const isAgain = isHere(url)
      navigate(url.pathname + url.search + url.hash, {
        replace: isAgain || replace !== undefined,
        state: openFilter ? { openFilter } : null,
      })
      if (!isAgain || pending || openFilter) return
      onAgain()
      scrollToTop()
    },
  )

  // Before other effects, which may send a form.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !staysInDocument(link)) return
      const url = new URL(link.href)
      if (!isJump(url)) go(event, url, link)
    }

    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
      const url = new URL(form.action)
      url.search = filledFields(new FormData(form, event.submitter)).toString()
      go(event, url, form)
    }

    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [])
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !hasModifier(event)

const staysInDocument = (link: HTMLAnchorElement) =>
  link.href !== '' && (!link.target || link.target === '_self') && !link.download

/** A link within the current page, which the browser handles. */
const isJump = (url: URL) => url.hash !== '' && isHere(url)

const isHere = ({ pathname, search }: URL) => pathname === location.pathname && search === location.search

/** Of a URL, or of a link itself, whose address may be none, such as `https://`. */
type PageAddress = Pick<URL, 'origin' | 'pathname'>

/**
 * Whether a URL is a page of this store; all others need a new document (R2.80). So does a path with two slashes at its start,
 * which by itself would be the address of another host: the shop leads on to the one with a slash.
 */
export function isPageOf({ origin, pathname }: PageAddress, store: StoreView): boolean {
  if (origin !== location.origin || pathname.startsWith('//')) return false
  if (NOT_A_PAGE.test(withoutPrefix(pathname, store))) return false
  const prefix = storeCodes
    .map((code) => storeViews[code].pathPrefix)
    .find((other) => other !== '' && `${pathname}/`.startsWith(`${other}/`))
  return (prefix ?? '') === store.pathPrefix
}

/** The filled fields of a form. Empty ones are left out of the URL. */
function filledFields(data: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim()) params.append(name, value.trim())
  }
  return params
}
