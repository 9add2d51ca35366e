import { escapeText, writeAttributes, writtenName } from './allowed-html.ts'

/**
 * Writes HTML that a browser parses into exactly the written tree. Every element is closed in the right order and is
 * only opened where it is allowed. So the text cannot close the element that it is put into.
 */
interface HtmlWriter {
  /** Opens an element where it is allowed. Call the returned function to close it. */
  open(name: string, attributes: Iterable<string[]>): () => void
  text(source: string): void
  /** The written HTML, with every element closed. */
  end(): string
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const INLINE: ReadonlySet<string> = new Set('a b br code em i img mark s small strong sub sup u'.split(' '))
/** Elements that contain only text and inline elements: a block element closes them. */
const TEXT_BLOCKS: ReadonlySet<string> = new Set(['p', 'pre', 'h2', 'h3', 'h4'])
/** Inside these, but outside cells, no other element is allowed: a browser would move it out of the table. */
const BETWEEN_CELLS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr'])
/** Elements that are allowed only inside certain others. */
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
  let text = ''

  function flush(): void {
    html += escapeText(text)
    text = ''
  }

  /** Closes the open elements from this index on. */
  function closeFrom(index: number): void {
    flush()
    for (const { name } of open.splice(index).reverse()) html += `</${name}>`
  }

  /** Closes the elements that cannot contain the new one. False: the new element is not allowed here. */
  function closeForbidden(name: string): boolean {
    const names = open.map((element) => element.name)
    const parents = PARENTS.get(name)
    if (parents) {
      const parent = names.findLastIndex((ancestor) => parents.includes(ancestor) || ancestor === 'table')
      if (parent < 0 || !parents.includes(names[parent] ?? '')) return false
      closeFrom(parent + 1)
      return true
    }
    if (BETWEEN_CELLS.has(names.at(-1) ?? '')) return false
    const block = names.findLastIndex((ancestor) => !INLINE.has(ancestor))
    if (name === 'a' && names.includes('a')) {
      const link = names.lastIndexOf('a')
      if (link < block) return false
      closeFrom(link)
    }
    if (!INLINE.has(name) && TEXT_BLOCKS.has(names[block] ?? '')) closeFrom(block)
    return true
  }

  return {
    open(element, attributes) {
      const name = writtenName(element)
      if (name === null || open.length >= MAX_DEPTH) return nothingToClose
      const written = writeAttributes(name, attributes)
      if (written === null || !closeForbidden(name)) return nothingToClose
      flush()
      html += `<${name}${written}>`
      if (VOID.has(name)) return nothingToClose
      const opened = { name }
      open.push(opened)
      return () => {
        const index = open.lastIndexOf(opened)
        if (index >= 0) closeFrom(index)
      }
    },
    text(source) {
      text += source
    },
    end() {
      closeFrom(0)
      return html
    },
  }
}
