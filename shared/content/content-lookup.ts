/** What an address asks of the content service. */
export type ContentLookup =
  | { kind: 'chapter'; slug: string }
  | { kind: 'article'; chapterSlug: string; slug: string }
  | { kind: 'page'; slug: string }

const MAGAZINE = /^maga(?:sin|zine)$/

/**
 * The content-driven look-up of a path without slashes at its ends (R2.59–R2.61): `magasin/teknik` is a chapter,
 * `magasin/teknik/diagonal` an article of it, of any other path the last segment is the slug of a page.
 */
export function planContentLookup(path: string): ContentLookup {
  const parts = path.split('/').filter(Boolean)
  const [first = '', second = '', third = ''] = parts
  const last = parts.at(-1) ?? ''
  if (!MAGAZINE.test(first)) return { kind: 'page', slug: last }
  if (parts.length === 2) return { kind: 'chapter', slug: second }
  if (parts.length === 3) return { kind: 'article', chapterSlug: second, slug: third }
  return { kind: 'page', slug: last }
}

/** The page that shows what was found (R2.62): `basic-page` is our `cms-page`. */
export const contentPageNames = {
  chapter: 'magazine-chapter',
  article: 'magazine-item',
  page: 'cms-page',
} as const satisfies Record<ContentLookup['kind'], string>
