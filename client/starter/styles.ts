import { createLink } from './create-link.ts'
import { afterFirstScreen } from './moments.ts'

/** The whole stylesheet, where the document does not link it. */
let stylesheet: HTMLLinkElement | undefined

/**
 * The first document carries its styles (`worker/render/inline-styles.ts`). The stylesheet comes after it, for no medium
 * that is on a screen; once it is in the browser's cache, a cookie with its name asks for documents that link it.
 */
export function loadStylesheet(): void {
  const styles = document.querySelector<HTMLStyleElement>('style[data-href]')
  if (!styles) return
  const { href } = styles.dataset
  delete styles.dataset.href
  const onload = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
    document.cookie = `skare-styles=${href?.split('/').pop()}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
  }
  stylesheet = createLink({ rel: 'stylesheet', media: 'print', href, onload })
  styles.after(stylesheet)
}

/** The rest of the styles did not come. */
function showWholeStylesheet(): void {
  loadStylesheet()
  if (stylesheet) stylesheet.media = 'all'
}

/**
 * The document of a first visit carries the styles of a phone's first screen (`worker/render/inline-styles.ts`), and a link to the
 * others that is for wide screens alone; for phones it is a preload. There they come when the first screen is painted with its
 * pictures, or when the page is used.
 */
export function showRestOfStyles(): void {
  const link = restLink()
  if (!link) return
  const wide = matchMedia(link.media)
  if (wide.matches) {
    link.onerror = showWholeStylesheet
    if (link.rel === 'preload') link.rel = 'stylesheet' // a phone that lies on its side
    wide.onchange = () => Object.assign(link, { media: 'all' })
  } else afterFirstScreen(loadRestOfStyles)
}

/**
 * A second link brings them in: where styles are added at the end, the browser lays out what they change. Another medium for the
 * first link would make it lay out the whole page.
 */
export function loadRestOfStyles(): void {
  const link = restLink()
  if (!link || matchMedia(link.media).matches) return
  delete link.dataset.rest
  const second = link.cloneNode() as HTMLLinkElement
  Object.assign(second, { rel: 'stylesheet', media: 'all', onerror: showWholeStylesheet })
  document.head.append(second)
}

function restLink(): HTMLLinkElement | null {
  return document.querySelector('link[data-rest]')
}
