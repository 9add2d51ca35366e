/** Elements that editors' and the platform's texts may have, with the attributes each may keep. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['href', 'title'],
    b: [],
    blockquote: [],
    br: [],
    caption: [],
    dd: [],
    dl: [],
    dt: [],
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
  }),
)

/** Elements that go with everything in them: what runs, what asks, and whose content a browser reads by other rules. */
const DROPPED: ReadonlySet<string> = new Set([
  ...[
    'applet',
    'audio',
    'button',
    'canvas',
    'datalist',
    'embed',
    'form',
    'frameset',
    'iframe',
    'input',
    'math',
  ],
  ...[
    'noembed',
    'noframes',
    'noscript',
    'object',
    'plaintext',
    'script',
    'select',
    'style',
    'svg',
    'template',
  ],
  ...['textarea', 'title', 'video', 'xmp'],
])

export const isAllowed = (element: string): boolean => ALLOWED.has(element)

export const isDropped = (element: string): boolean => DROPPED.has(element)

/** The attributes that an element keeps, as HTML; null when it is nothing without those it lost. */
export function writeAttributes(element: string, attributes: Iterable<string[]>): string | null {
  const allowed = ALLOWED.get(element) ?? []
  const kept = new Map<string, string>()
  for (const [name = '', value = ''] of attributes) {
    const written = allowed.includes(name) && !kept.has(name) ? writeValue(name, value) : null // the first counts
    if (written !== null) kept.set(name, written)
  }
  if (element === 'img') {
    if (!kept.has('src')) return null
    kept.set('loading', 'lazy')
  }
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** An attribute's value, from source to source; null when it may not stay. */
function writeValue(name: string, value: string): string | null {
  switch (name) {
    case 'href':
    case 'src': {
      const address = readAddress(value)
      return address === null ? null : escapeValue(address.replaceAll('&', '&amp;'))
    }
    case 'id':
      return /^[a-z][\w-]{0,99}$/i.test(value) ? value : null
    case 'width':
    case 'height':
    case 'colspan':
    case 'rowspan':
      return /^\d{1,4}$/.test(value) ? value : null
    default:
      return escapeValue(value)
  }
}

/** Addresses that cannot run anything and are what they look like. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)[^\\]*$/i

/** The address as a browser reads it, or null: the rule looks at what the browser will follow, not at its spelling. */
function readAddress(source: string): string | null {
  const address = decodeEntities(source)
    .replace(/\p{Cc}/gu, '')
    .trim()
  return SAFE_ADDRESS.test(address) ? address : null
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** Entities that addresses are written with. Any other stays text: it is written so that a browser does not read it as one. */
const decodeEntities = (source: string): string =>
  source.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|quot|apos|lt|gt));?/gi,
    (_, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (NAMED[name.toLowerCase()] ?? ''),
  )

const LAST_CHARACTER = 0x10ffff

const characterOf = (code: number): string =>
  code <= LAST_CHARACTER ? String.fromCodePoint(code).toWellFormed() : ''

/** Words of the source as text of the document: its entities stay, nothing else is markup. */
export const escapeText = (source: string): string =>
  source
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const escapeValue = (source: string): string => escapeText(source).replaceAll('"', '&quot;')
