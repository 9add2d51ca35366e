import { characterOf } from '#shared/content/plain-text.ts'

/** Allowed elements in texts of editors and the platform, with their allowed attributes. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['href', 'title'],
    b: [],
    blockquote: [],
    br: [],
    caption: [],
    code: [],
    dd: [],
    div: [],
    dl: [],
    dt: [],
    em: [],
    figcaption: [],
    figure: [],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    hr: [],
    i: [],
    img: ['src', 'alt', 'width', 'height'],
    li: [],
    mark: [],
    ol: ['start'],
    p: [],
    pre: [],
    s: [],
    small: [],
    strong: [],
    sub: [],
    sup: [],
    table: [],
    tbody: [],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    thead: [],
    tr: [],
    u: [],
    ul: [],
  }),
)

/**
 * Elements that are written as another one: a page has its own first heading, and blocks that mean nothing here still keep
 * their words apart.
 */
const WRITTEN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    address: 'div',
    article: 'div',
    aside: 'div',
    center: 'div',
    footer: 'div',
    header: 'div',
    main: 'div',
    section: 'div',
  }),
)

/**
 * Elements that are removed with their content: scripts, form controls, and elements whose content browsers parse
 * differently.
 */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'applet audio button canvas datalist embed form frameset iframe input math noembed noframes noscript object ' +
    'plaintext script select style svg template textarea title video xmp'
  ).split(' '),
)

/** The name under which an element is written; null when it is not allowed. */
export function writtenName(element: string): string | null {
  const name = WRITTEN_AS.get(element) ?? element
  return ALLOWED.has(name) ? name : null
}

export const isDropped = (element: string): boolean => DROPPED.has(element)

/** The allowed attributes of an element as HTML; null when the element is useless without a removed attribute. */
export function writeAttributes(element: string, attributes: Iterable<string[]>): string | null {
  const allowed = ALLOWED.get(element) ?? []
  const allowedAttributes = new Map<string, string>()
  for (const [name = '', value = ''] of attributes) {
    const written = allowed.includes(name) && !allowedAttributes.has(name) ? writeValue(name, value) : null // of duplicates the first counts
    if (written !== null) allowedAttributes.set(name, written)
  }
  if (element === 'img') {
    if (!allowedAttributes.has('src')) return null
    allowedAttributes.set('loading', 'lazy')
  }
  return [...allowedAttributes].map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** The attribute's value, escaped; null when it is not allowed. */
function writeValue(name: string, value: string): string | null {
  switch (name) {
    case 'href':
    case 'src': {
      const address = readAddress(value)
      return address === null ? null : escapeValue(address.replaceAll('&', '&amp;'))
    }
    case 'id':
      return /^\p{L}[\p{L}\p{N}_-]{0,99}$/u.test(value) ? value : null
    case 'start':
    case 'width':
    case 'height':
    case 'colspan':
    case 'rowspan':
      return /^\d{1,4}$/.test(value) ? value : null
    default:
      return escapeValue(value)
  }
}

/** URLs that cannot run scripts and lead where they seem to lead. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)[^\\]*$/i

/**
 * The URL as a browser parses it, or null. The check uses the decoded URL, which the browser will follow, not its
 * spelling in the source.
 */
function readAddress(source: string): string | null {
  const address = decodeEntities(source)
    .replace(/\p{Cc}/gu, '')
    .trim()
  return SAFE_ADDRESS.test(address) && URL.canParse(address, 'http://shop.invalid') ? address : null
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** Decodes the entities that occur in URLs. All others are escaped, so a browser does not decode them either. */
const decodeEntities = (source: string): string =>
  source.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|quot|apos|lt|gt));?/gi,
    (_, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (NAMED[name.toLowerCase()] ?? ''),
  )

/** Escapes text of the source. Its entities stay; everything else becomes plain text. */
export const escapeText = (source: string): string =>
  source
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const escapeValue = (source: string): string => escapeText(source).replaceAll('"', '&quot;')
