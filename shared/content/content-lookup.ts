const MAGAZINE = /^maga(?:sin|zine)$/

/**
 * Slug of the editorial page that a path without slashes at its ends names: its last segment (R2.61). Null where the path
 * has the shape of a chapter or an article of the magazine: these are rows of the route table.
 */
export function editorialSlug(path: string): string | null {
  const segments = path.split('/').filter(Boolean)
  const isMagazine = MAGAZINE.test(segments[0] ?? '') && (segments.length === 2 || segments.length === 3)
  return isMagazine ? null : (segments.at(-1) ?? '')
}
