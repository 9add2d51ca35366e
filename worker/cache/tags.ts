/** Cache tags as operators name them (R4.131): `P12` is a product, `C7` a category. */
export const productTag = (id: number): string => `P${id}`
/** The product that a tag names; null: it names none. */
export const productIdOf = (tag: string): number | null => (/^P\d/.test(tag) ? Number(tag.slice(1)) : null)
export const categoryTag = (id: number): string => `C${id}`
/** Tag of entries that depend on editorial content: `content:home`. */
export const contentTag = (type: string): string => `content:${type.toLowerCase()}`

const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/

/**
 * Tags of one content entry, existing or missing: its type's tag and its own. A visitor can request any slug. A slug
 * with unusual characters gets no tag of its own.
 */
export function tagsOfEntry(type: string, slug: string): string[] {
  const name = slug.toLowerCase()
  return SLUG.test(name) ? [contentTag(type), contentTag(`${type}:${name}`)] : [contentTag(type)]
}

/**
 * Tags of what depends on every product or category, such as the menu or a missing address. Four thousand category tags
 * do not fit into a header. A purge of any category also purges `C*`.
 */
export const anyProduct = 'P*'
export const anyCategory = 'C*'
/**
 * Tags of what names products without showing them: sitemaps, and the order that the personalisation service gives. The purge of a
 * product does not reach them, for it would reach all of them; they are renewed every hour.
 */
export const sitemapTag = contentTag('sitemap')
export const recommendationTag = contentTag('recommendation')
/** Tag of the names of attributes and of their values, which products and their cards are kept with. */
export const attributesTag = contentTag('attributes')
/** Purges everything. Every entry has this tag implicitly. */
export const everything = '*'

/** A tag as entries carry it; a purge names a type as the content service does: `content:magazineItem`. */
export const asCarried = (tag: string): string => (tag.startsWith('content:') ? tag.toLowerCase() : tag)

/** How many tags one call of a purge takes. */
export const MAX_TAGS = 500

const TAG = /^(?:[PC][1-9]\d{0,11}|content:[a-z0-9][a-z0-9:_-]{0,99}|\*)$/

/** Whether an operator may purge by this tag. */
export const isTag = (text: string): boolean => TAG.test(text)

/** The tags that a purge of `tags` affects: these tags, and `P*` or `C*` for their kind. */
export const affectedTags = (tags: string[]): string[] => [
  ...new Set(tags.flatMap((tag) => [tag, ...kindOf(tag)])),
]

function kindOf(tag: string): string[] {
  if (productIdOf(tag) !== null) return [anyProduct]
  return /^C\d/.test(tag) ? [anyCategory] : []
}
