import { skuOf } from '../product-names.ts'
import { points, table } from './editorial.ts'

/** A part of an article: a heading, its text, and what stands beside it. */
export interface MarkupSection {
  title: string | null
  /** HTML. */
  html: string
  /** Skus in the order of the text. */
  skus: string[]
  /** Keys of categories it leads to. */
  categories: string[]
  look?: string
  scene?: string
  button?: [category: string, words: string]
}

/**
 * Reads the markup of the magazine: paragraphs between empty lines, `## heading`, `- point`, `1. step`, `| a | b |`,
 * `**strong**`, `[words](guide:slug)`, and lines about the section around them: `:: products DEMO-LOW, wax-grip#0`
 * (a sku, or the nth product of a family), `:: categories poles, bindings`, `:: look glacier`, `:: scene cabin`,
 * `:: button grip-wax | Words`.
 */
export function parseMarkup(source: string): MarkupSection[] {
  const parts = `\n${source}`.split(/\n## /)
  return parts.flatMap((part, at) => {
    if (at === 0) return part.trim() === '' ? [] : [toSection(null, part)]
    const [title = '', ...rest] = part.split('\n')
    return [toSection(title.trim(), rest.join('\n'))]
  })
}

function toSection(title: string | null, body: string): MarkupSection {
  const chunks = body.split(/\n\s*\n/).map((chunk) => chunk.trim())
  const lines = chunks.filter(isDirective).flatMap((chunk) => chunk.split('\n'))
  const texts = chunks.filter((chunk) => chunk !== '' && !isDirective(chunk))
  return { title, html: texts.map(toHtml).join(''), ...readDirectives(lines) }
}

const isDirective = (chunk: string): boolean => chunk.startsWith(':: ')

function readDirectives(lines: string[]): Omit<MarkupSection, 'title' | 'html'> {
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`:: ${name} `) ? [line.slice(name.length + 4).trim()] : []))
  const listOf = (name: string) => valuesOf(name).flatMap((list) => list.split(',').map((one) => one.trim()))
  const [[look], [scene], [button]] = [valuesOf('look'), valuesOf('scene'), valuesOf('button')]
  const [category = '', words = ''] = button?.split('|').map((part) => part.trim()) ?? []
  return {
    skus: listOf('products').map(toSku),
    categories: listOf('categories'),
    ...(look && { look }),
    ...(scene && { scene }),
    ...(button && { button: [category, words] as [string, string] }),
  }
}

function toSku(name: string): string {
  const [family = '', at] = name.split('#')
  return at === undefined ? name : skuOf(family, Number(at))
}

function toHtml(chunk: string): string {
  const lines = chunk.split('\n')
  const without = (mark: RegExp) => lines.map((line) => inline(line.replace(mark, '')))
  if (chunk.startsWith('- ')) return points(...without(/^- /))
  if (/^\d+\. /.test(chunk)) return points(...without(/^\d+\. /)).replaceAll('ul>', 'ol>')
  if (chunk.startsWith('|')) return table(lines.map(cellsOf))
  return `<p>${inline(lines.join(' '))}</p>`
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => inline(cell.trim()))

const inline = (text: string): string =>
  text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>')
