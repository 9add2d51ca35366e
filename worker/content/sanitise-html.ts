import { createMemoryCache } from '../cache/memory-cache.ts'

/** Elements that editors' and the platform's texts may have, with the attributes each may keep. */
const ALLOWED: Record<string, string[]> = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: [],
  p: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  ul: [],
  dl: [],
  dt: [],
  dd: [],
}

/** Elements that go with everything in them. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'form',
  'textarea',
  'title',
])

/** Addresses that cannot run anything. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/** The same texts come again with every page that is rendered. */
const sanitised = createMemoryCache<string>(1024 * 1024)

/** HTML of others, cut down to the allow-list: what a page may put into itself. */
export async function sanitiseHtml(html: string): Promise<string> {
  if (!html.includes('<')) return escapeText(html)
  const known = sanitised.get(html)
  if (known !== undefined) return known
  const clean = await rewrite(html)
  sanitised.set(html, clean, 2 * (html.length + clean.length))
  return clean
}

function rewrite(html: string): Promise<string> {
  const rewriter = new HTMLRewriter()
    .onDocument({ comments: (comment) => void comment.remove(), doctype: () => undefined })
    .on('*', { element: sanitiseElement })
  return rewriter.transform(new Response(html)).text()
}

function sanitiseElement(element: Element): void {
  const name = element.tagName.toLowerCase()
  if (DROPPED.has(name)) {
    element.remove()
    return
  }
  const allowed = ALLOWED[name]
  if (!allowed) {
    element.removeAndKeepContent()
    return
  }
  for (const [attribute = '', value = ''] of [...element.attributes]) {
    const isAddress = attribute === 'href' || attribute === 'src'
    if (!allowed.includes(attribute) || (isAddress && !SAFE_ADDRESS.test(value.trim())))
      element.removeAttribute(attribute)
  }
  if (name === 'img') element.setAttribute('loading', 'lazy')
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('>', '&gt;')
