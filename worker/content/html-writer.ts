import { escapeText, isAllowed, writeAttributes } from './allowed-html.ts'

/**
 * Writes HTML that a browser reads as the tree it was written as: every element that is opened is closed, in order, where
 * it may stand, and nothing closes what it did not open. So the text cannot leave the element that it is put into.
 */
export interface HtmlWriter {
  /** Opens an element, where it is allowed; what comes back closes it. */
  open(name: string, attributes: Iterable<string[]>): () => void
  text(source: string): void
  /** All that was written, with every element closed. */
  end(): string
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'br', 'em', 'i', 'img', 'strong', 'sub', 'sup'])
/** They hold words only: a block ends them. */
const HOLDS_WORDS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4'])
/** Between the cells of a table nothing else may stand: a browser would move it out. */
const BETWEEN_CELLS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr'])
/** Elements that stand in certain others only. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table', 'thead', 'tbody'],
    td: ['tr'],
    th: ['tr'],
  }),
)
const MAX_DEPTH = 100 // browsers flatten at 512

const nothingToClose = () => undefined

export function createHtmlWriter(): HtmlWriter {
  const open: { name: string }[] = []
  let html = ''
  let words = ''

  function flush(): void {
    html += escapeText(words)
    words = ''
  }

  /** Closes what is open from this place on. */
  function closeFrom(place: number): void {
    flush()
    for (const { name } of open.splice(place).reverse()) html += `</${name}>`
  }

  /** Closes what cannot go on beside the element. False: it has no place here. */
  function makeRoom(name: string): boolean {
    const names = open.map((element) => element.name)
    const parents = PARENTS.get(name)
    if (parents) {
      const parent = names.findLastIndex((known) => parents.includes(known) || known === 'table')
      if (parent < 0 || !parents.includes(names[parent] ?? '')) return false
      closeFrom(parent + 1)
      return true
    }
    if (BETWEEN_CELLS.has(names.at(-1) ?? '')) return false
    const block = names.findLastIndex((known) => !INLINE.has(known))
    if (name === 'a' && names.includes('a')) {
      const link = names.lastIndexOf('a')
      if (link < block) return false
      closeFrom(link)
    }
    if (!INLINE.has(name) && HOLDS_WORDS.has(names[block] ?? '')) closeFrom(block)
    return true
  }

  return {
    open(name, attributes) {
      if (!isAllowed(name) || open.length >= MAX_DEPTH) return nothingToClose
      const written = writeAttributes(name, attributes)
      if (written === null || !makeRoom(name)) return nothingToClose
      flush()
      html += `<${name}${written}>`
      if (VOID.has(name)) return nothingToClose
      const element = { name }
      open.push(element)
      return () => {
        const place = open.lastIndexOf(element)
        if (place >= 0) closeFrom(place)
      }
    },
    text(source) {
      words += source
    },
    end() {
      closeFrom(0)
      return html
    },
  }
}
