/** The plain text of HTML: its words without tags, with the characters that its entities stand for. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Decodes numbers, letters with a mark, and the other names that occur in Nordic texts. An unknown name stays as it is. */
const decodeEntities = (source: string): string =>
  source.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z])(uml|ring|acute|grave|circ|tilde|cedil)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, letter?: string, mark = '', name = '') => {
      if (hex || decimal) return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
      if (letter) return (letter + MARKS[mark.toLowerCase()]).normalize('NFC')
      return NAMED.get(name) ?? entity
    },
  )

const LAST_CHARACTER = 0x10ffff

/** The character of a number; nothing where there is none. */
export const characterOf = (code: number): string =>
  code <= LAST_CHARACTER ? String.fromCodePoint(code).toWellFormed() : ''

const MARKS: Record<string, string> = {
  uml: '\u0308',
  ring: '\u030a',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
}

/** Characters by their names, which tell capitals apart. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    eth: 'ð',
    ETH: 'Ð',
    thorn: 'þ',
    THORN: 'Þ',
    szlig: 'ß',
    ndash: '–',
    mdash: '—',
    minus: '−',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    deg: '°',
    plusmn: '±',
    times: '×',
    micro: 'µ',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    sup2: '²',
    sup3: '³',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
  }),
)
