import { type ShopPage, shopPath } from '#platform/mails/shop-links.ts'
import type { Store } from '../../commerce/stores.ts'
import type { Category } from '../categories.ts'
import { say, type Texts } from '../vocabulary/texts.ts'

/** An entry of the content service, before it becomes a row. */
export interface EntryPlan {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, unknown>
}

/** The store that entries are written for, with the categories they may link. */
export interface ContentContext {
  store: Store
  categories: Map<string, Category>
}

/** A pointer to a landscape. */
export const sceneAsset = (scene: string) => pointer('asset', scene)

export const pointer = (type: string, id: string) => ({ data: { type, id } })
export const pointers = (type: string, ids: string[]) => ({ data: ids.map((id) => ({ type, id })) })

/** A category as content links it: by the platform's id, with its name and its path below the store's prefix. */
export function categoryLink({ categories }: ContentContext, key: string) {
  const { id, name, urlPath } = categoryOf(categories, key)
  return { label: name, path: `/${urlPath}`, categoryItem: { magentoId: id } }
}

/** The category with this key; content that links another is a mistake in the vocabulary. */
export function categoryOf(categories: Map<string, Category>, key: string): Category {
  const category = categories.get(key)
  if (!category) throw new Error(`content links no category ${key}`)
  return category
}

/**
 * Links within HTML, written `href="category:glide-wax"`, `href="page:terms"`, `href="guide:wax-guide"`,
 * `href="article:workshop/klister"` or `href="shop:withdrawal"` (a page that the storefront has), as full paths of the store.
 */
export function withPaths(html: string, { store, categories }: ContentContext): string {
  const prefix = store.language === 'en' ? '/en' : ''
  return html
    .replace(
      /href="category:([\w-]+)"/g,
      (_, key) => `href="${prefix}/${categoryOf(categories, key).urlPath}"`,
    )
    .replace(
      /href="(page|guide|article):([\w/-]+)"/g,
      (_, kind: keyof typeof folders, slug) => `href="${prefix}/${folders[kind][store.language]}/${slug}"`,
    )
    .replace(/href="shop:([\w-]+)"/g, (_, page: ShopPage) => `href="${shopPath(page, store)}"`)
}

const folders = {
  page: say('sida', 'side', 'page'),
  guide: say('kopguider', 'kjopsveiledninger', 'guides'),
  article: say('magasin', 'magasin', 'magazine'),
}

/** A text of the editors for one store: HTML with its links. */
export const htmlOf = (texts: Texts, context: ContentContext): string =>
  withPaths(texts[context.store.language], context)
