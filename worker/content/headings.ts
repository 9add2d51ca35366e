import { plainText } from '#shared/content/plain-text.ts'
import { toSlug } from '#shared/content/slug.ts'

/** A heading that links can lead to. */
export interface Heading {
  id: string
  title: string
}

/** Gives anchors that are unique within a page: what the editor wrote, where it is free, else `langd`, `langd-2`, … */
export type AnchorOf = (title: string, written?: string) => string

export function createAnchors(): AnchorOf {
  const used = new Set<string>()
  return (title, written = '') => {
    const name = toSlug(title) || 'del'
    let anchor = written || name
    if (used.has(anchor)) anchor = name
    for (let count = 2; used.has(anchor); count++) anchor = `${name}-${count}`
    used.add(anchor)
    return anchor
  }
}

/** Adds anchors to the second-level headings of sanitised HTML, and returns the headings. */
export function linkHeadings(html: string, anchorOf: AnchorOf): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const linked = html.replace(
    /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs,
    (_, written: string | undefined, inner: string) => {
      const title = plainText(inner)
      const id = anchorOf(title, written)
      if (title) headings.push({ id, title })
      return `<h2 id="${id}">${inner}</h2>`
    },
  )
  return { html: linked, headings }
}
