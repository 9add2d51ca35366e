import { createMemoryCache } from '../cache/memory-cache.ts'
import type { Log } from '../observability/log.ts'
import { escapeText, isDropped } from './allowed-html.ts'
import { createHtmlWriter } from './html-writer.ts'

/** The same texts come again with every page that is rendered. */
const sanitised = createMemoryCache<string>(1024 * 1024)

/**
 * HTML of others, cut down to the allow-list: what a page may put into itself. What cannot be read costs its own place,
 * not the page: it is empty, and logged.
 */
export async function sanitiseHtml(html: string, log: Pick<Log, 'warn'>): Promise<string> {
  if (!html.includes('<')) return escapeText(html)
  const known = sanitised.get(html)
  if (known !== undefined) return known
  try {
    const clean = await writeAnew(html)
    sanitised.set(html, clean, 2 * (html.length + clean.length))
    return clean
  } catch (error) {
    log.warn('content.unreadableHtml', { error })
    return ''
  }
}

/**
 * HTMLRewriter only takes the source apart; not one character of it is passed on as it stands. However the source is read,
 * what is written has no raw text, no comment, no foreign element and no broken tag.
 */
async function writeAnew(html: string): Promise<string> {
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

/** Says when an element ends. False for one that has no end, such as an image. */
function onEnd(element: Element, close: () => void): boolean {
  try {
    element.onEndTag(() => close())
    return true
  } catch {
    return false
  }
}
