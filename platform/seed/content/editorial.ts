import type { Texts } from '../vocabulary/texts.ts'
import type { ContentContext } from './entry.ts'

/** An editorial page in all languages. Its slug is the same everywhere; the body is HTML. */
export interface EditorialPage {
  slug: string
  title: Texts
  /** One sentence for overviews. */
  excerpt: Texts
  /** A landscape above it; pages that are looked up have none. */
  scene?: string
  body: Texts
  /** Further attributes, such as opening hours. */
  extras?: (context: ContentContext) => Record<string, unknown>
}

/** Paragraphs as HTML; what begins with an element stands as it is. */
export const paragraphs = (...texts: string[]): string =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')

/** A level-two section: a heading and paragraphs. */
export const section = (heading: string, ...texts: string[]): string =>
  `<h2>${heading}</h2>${paragraphs(...texts)}`

/** A list of points. */
export const points = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A table; the first row is its head. */
export function table([head = [], ...rows]: string[][]): string {
  const row = (tag: string) => (cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row('th')(head)}</thead><tbody>${rows.map(row('td')).join('')}</tbody></table>`
}
