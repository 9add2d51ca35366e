import { plainText } from '#shared/content/plain-text.ts'
import { toSlug } from '#shared/content/slug.ts'

/** A heading that links can lead to. */
export interface Heading {
  id: string
  title: string
}

/** Creates unique anchors within a page: `langd`, `langd-2`, … */
export function createAnchors(): (title: string) => string {
  const counts = new Map<string, number>()
  return (title) => {
    const name = toSlug(title) || 'del'
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}

/** Adds anchors to the second-level headings of sanitised HTML, and returns the headings. */
export function linkHeadings(
  html: string,
  anchorOf: (title: string) => string,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const linked = html.replace(/<h2[^>]*>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = plainText(inner)
    const id = anchorOf(title)
    if (title) headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: linked, headings }
}
