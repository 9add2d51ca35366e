/** Cache tags as operators name them (R4.131): `P12` is a product, `C7` a category. */
export const productTag = (id: number): string => `P${id}`
export const categoryTag = (id: number): string => `C${id}`
/** What hangs on editorial content rather than on the catalogue: `content:home`. */
export const contentTag = (type: string): string => `content:${type.toLowerCase()}`

const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/

/**
 * Tags of one entry, there or missing: those of its type and its own. A slug may be whatever a visitor asks for: one that
 * is not of plain letters has no tag of its own, and hangs on its type only.
 */
export function tagsOfEntry(type: string, slug: string): string[] {
  const name = slug.toLowerCase()
  return SLUG.test(name) ? [contentTag(type), contentTag(`${type}:${name}`)] : [contentTag(type)]
}

/**
 * What depends on every product or category there is, such as the menu, or an address where nothing lives yet. Four
 * thousand category tags would not fit into a header; a purge of any category reaches `C*` too.
 */
export const anyProduct = 'P*'
export const anyCategory = 'C*'
/** A purge of everything; every entry has it without carrying it. */
export const everything = '*'

const TAG = /^(?:[PC]\d{1,12}|content:[a-z0-9][a-z0-9:_-]{0,99}|\*)$/

/** Whether an operator may purge by this text. */
export const isTag = (text: string): boolean => TAG.test(text)

/** The tags that a purge of `tags` reaches: these, and what depends on any of their kind. */
export const reachedBy = (tags: string[]): string[] => [
  ...new Set(tags.flatMap((tag) => [tag, ...kindOf(tag)])),
]

function kindOf(tag: string): string[] {
  if (/^P\d/.test(tag)) return [anyProduct]
  return /^C\d/.test(tag) ? [anyCategory] : []
}
