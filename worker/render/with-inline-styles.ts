import { STYLESHEET_LINK } from '../assets.ts'
import type { StoredPage } from '../cache/entries.ts'

type DocumentBytes = Pick<StoredPage, 'body' | 'noncePlaces'>

const link = new TextEncoder().encode(STYLESHEET_LINK)

/** A stored document with the style element in the place of the stylesheet's link. The nonce's places move along. */
export function withInlineStyles({ body, noncePlaces }: DocumentBytes, styles: Uint8Array): DocumentBytes {
  const at = findLink(body)
  if (at < 0) return { body, noncePlaces }
  const shift = styles.length - link.length
  const bytes = new Uint8Array(body.length + shift)
  bytes.set(body.subarray(0, at))
  bytes.set(styles, at)
  bytes.set(body.subarray(at + link.length), at + styles.length)
  return { body: bytes, noncePlaces: noncePlaces.map((place) => (place > at ? place + shift : place)) }
}

const NOTHING = new Uint8Array()

/** A stored document without the link, for a browser that has had the styles already. */
export const withoutStylesheet = (document: DocumentBytes): DocumentBytes =>
  withInlineStyles(document, NOTHING)

/** Where the link is: in the head, so before any editor's text. */
function findLink(body: Uint8Array): number {
  const first = link[0] ?? 0
  for (let at = body.indexOf(first); at >= 0; at = body.indexOf(first, at + 1))
    if (link.every((byte, offset) => body[at + offset] === byte)) return at
  return -1
}
