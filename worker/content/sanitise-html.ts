import { createMemoryCache } from '../cache/memory-cache.ts'
import type { Log } from '../observability/log.ts'
import { escapeText, isDropped } from './allowed-html.ts'
import { createHtmlWriter } from './html-writer.ts'

/** Cache, because many pages contain the same texts. */
const sanitised = createMemoryCache<string>(1024 * 1024)

/**
 * External HTML, reduced to the allowed elements and attributes. Unreadable HTML is logged and becomes empty, so that
 * the page is still shown.
 */
export async function sanitiseHtml(html: string, log: Pick<Log, 'warn'>): Promise<string> {
  if (!html.includes('<')) return escapeText(html)
  const cached = sanitised.get(html)
  if (cached !== undefined) return cached
  try {
    const clean = await rewrite(html)
    sanitised.set(html, clean, 2 * (html.length + clean.length))
    return clean
  } catch (error) {
    log.warn('content.unreadableHtml', { error })
    return ''
  }
}

/**
 * Parses the source with HTMLRewriter and writes it again. No part of the source is copied unchanged. So the result has
 * no raw text, no comments, no foreign elements and no broken tags.
 */
async function rewrite(html: string): Promise<string> {
  const writer = createHtmlWriter()
  let isDropping = false
  const rewriter = new HTMLRewriter()
    .on('*', {
      element(element) {
        const name = element.tagName.toLowerCase()
        if (isDropping) return
        if (isDropped(name)) {
          isDropping = onEnd(element, () => {
            isDropping = false
          })
          return
        }
        onEnd(element, writer.open(name, element.attributes))
      },
    })
    .onDocument({
      text({ text }) {
        if (!isDropping) writer.text(text)
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return writer.end()
}

/** Calls `close` at the end of an element. False for a void element, such as an image. */
function onEnd(element: Element, close: () => void): boolean {
  try {
    element.onEndTag(() => close())
    return true
  } catch {
    return false
  }
}
