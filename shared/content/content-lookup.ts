/** What to look up at the content service for a path. */
export type ContentLookup =
  | { kind: 'chapter'; slug: string }
  | { kind: 'article'; chapterSlug: string; slug: string }
  | { kind: 'page'; slug: string }

const MAGAZINE = /^maga(?:sin|zine)$/

/**
 * Decides what a path (without slashes at its ends) names at the content service (R2.59–R2.61): `magasin/teknik` is a
 * chapter, `magasin/teknik/diagonal` an article in it. For any other path the last segment is the slug of a page.
 */
export function planContentLookup(path: string): ContentLookup {
  const segments = path.split('/').filter(Boolean)
  const [first = '', second = '', third = ''] = segments
  const last = segments.at(-1) ?? ''
  if (!MAGAZINE.test(first)) return { kind: 'page', slug: last }
  if (segments.length === 2) return { kind: 'chapter', slug: second }
  if (segments.length === 3) return { kind: 'article', chapterSlug: second, slug: third }
  return { kind: 'page', slug: last }
}

/** The page that shows each kind of content (R2.62): `basic-page` is our `cms-page`. */
export const contentPageNames = {
  chapter: 'magazine-chapter',
  article: 'magazine-item',
  page: 'cms-page',
} as const satisfies Record<ContentLookup['kind'], string>
