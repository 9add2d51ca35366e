import { STYLESHEET_LINK } from '../assets.ts'
import { type DocumentBytes, findBytes, replaceBytes } from '../cache/document-bytes.ts'
import type { InlineStyles } from './inline-styles.ts'
import { withoutPageData } from './page-script.ts'

const link = new TextEncoder().encode(STYLESHEET_LINK)

/** A stored document as a first visit gets it: with styles in the place of the stylesheet's link, and maybe without the page's data. */
export function toFirstVisit(
  document: DocumentBytes,
  { element, isFirstScreen }: InlineStyles,
): DocumentBytes {
  const styled = withElement(document, element)
  return isFirstScreen ? withoutPageData(styled) : styled
}

/** The link is in the head, so before any editor's text. */
function withElement(document: DocumentBytes, element: Uint8Array): DocumentBytes {
  const at = findBytes(document.body, link)
  return at < 0 ? document : replaceBytes(document, { at, length: link.length, replacement: element })
}
