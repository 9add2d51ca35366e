import { toSlug } from '#shared/content/slug.ts'
import { plainText } from '#shared/seo/head.ts'

/** A place in a page that can be linked to. */
export interface Heading {
  id: string
  title: string
}

/** Names for places of one page: `langd`, `langd-2`, … */
export function createAnchors(): (title: string) => string {
  const taken = new Map<string, number>()
  return (title) => {
    const name = toSlug(title) || 'del'
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}

/** Sanitised HTML whose second-level headings can be linked to, with those headings. */
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
