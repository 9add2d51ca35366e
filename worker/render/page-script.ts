import { LINE_ATTRIBUTE, PAGE_ID } from '#client/app/boot.ts'
import { type DocumentBytes, findLastBytes, replaceBytes } from '../cache/document-bytes.ts'

/** The scripts of a rendered document with its page's data (`client/app/page-scripts.tsx`). They are the last of the body. */
const encoder = new TextEncoder()
const start = encoder.encode(`<script type="application/json" id="${PAGE_ID}">`)
const line = new RegExp(
  `(<script type="application/json" (?:id="${PAGE_ID}"|${LINE_ATTRIBUTE}="")>)([^<]+)`,
  'g',
)

/** The page's lines (`shared/page-lines.ts`) as the document carries them; null: it carries none. */
export function pageLinesOf({ body }: Pick<DocumentBytes, 'body'>): string[] | null {
  const at = findLastBytes(body, start)
  if (at < 0) return null
  const lines = [...new TextDecoder().decode(body.subarray(at)).matchAll(line)].map(([, , text = '']) => text)
  return lines.length > 0 ? lines : null
}

/** The document with empty scripts in the place of the page's data, which the browser then asks for. */
export function withoutPageData(document: DocumentBytes): DocumentBytes {
  const { body } = document
  const at = findLastBytes(body, start)
  if (at < 0) return document
  const tail = new TextDecoder().decode(body.subarray(at)).replaceAll(line, '$1')
  return replaceBytes(document, { at, length: body.length - at, replacement: encoder.encode(tail) })
}
