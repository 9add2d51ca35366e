import { useEffect } from 'react'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { useNavigate } from './navigate.ts'

/** What is served beside pages: the API, pictures, files. */
const NOT_A_PAGE = /^(?:\/en)?\/(?:api|i|img|_data|ops|hosted-checkout)(?:\/|$)|\.\w{2,5}$/

/**
 * Follows links and GET forms of the store without loading a document. One listener for all of them, editors' HTML
 * included, instead of a router link for each: fifty cards are plain anchors, and what works before React is the same
 * element that works after. `data-reload` asks for a document, `data-replace` takes the place of the address before, `data-open-filter`
 * names the filter that stays open.
 */
export function useSoftNavigation(store: StoreView): void {
  const navigate = useNavigate()

  useEffect(() => {
    const go = (url: URL, { dataset: { replace, openFilter } }: HTMLElement) =>
      navigate(url.pathname + url.search + url.hash, {
        replace: replace !== undefined,
        state: openFilter ? { openFilter } : null,
      })

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !staysInDocument(link)) return
      const url = new URL(link.href)
      if (!isPageOf(url, store) || isJump(url)) return
      event.preventDefault()
      go(url, link)
    }

    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
      const url = new URL(form.action)
      url.search = filledFields(new FormData(form, event.submitter)).toString()
      if (!isPageOf(url, store)) return
      event.preventDefault()
      go(url, form)
    }

    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate, store])
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const staysInDocument = (link: HTMLAnchorElement) =>
  link.href !== '' &&
  (!link.target || link.target === '_self') &&
  !link.download &&
  !('reload' in link.dataset)

/** A place on the page that shows already: the browser's own work. */
const isJump = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search

/** Whether an address is a page of this very store: every other one wants a document (R2.80). */
export function isPageOf(url: URL, store: StoreView): boolean {
  if (url.origin !== location.origin || NOT_A_PAGE.test(url.pathname)) return false
  const prefix = storeCodes
    .map((code) => storeViews[code].pathPrefix)
    .find((other) => other !== '' && `${url.pathname}/`.startsWith(`${other}/`))
  return (prefix ?? '') === store.pathPrefix
}

/** The fields a shopper filled in: empty ones do not belong into an address. */
function filledFields(data: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim()) params.append(name, value.trim())
  }
  return params
}
