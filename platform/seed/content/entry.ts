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

/** Where a shop lets its customers withdraw from a purchase, below the store's prefix. */
const WITHDRAW = say('angra-kop', 'angre-kjop', 'withdraw')

/**
 * Links within HTML, written `href="category:glide-wax"`, `href="page:terms"` or `href="shop:withdraw"`, as full paths of
 * the store.
 */
export function withPaths(html: string, { store, categories }: ContentContext): string {
  const prefix = store.language === 'en' ? '/en' : ''
  const page = store.language === 'en' ? 'page' : 'sida'
  const pathOf: Record<string, (key: string) => string> = {
    category: (key) => categoryOf(categories, key).urlPath,
    page: (key) => `${page}/${key}`,
    shop: () => WITHDRAW[store.language],
  }
  return html.replace(
    /href="(category|page|shop):([\w-]+)"/g,
    (_, kind: string, key: string) => `href="${prefix}/${pathOf[kind]?.(key)}"`,
  )
}

/** A text of the editors for one store: HTML with its links. */
export const htmlOf = (texts: Texts, context: ContentContext): string =>
  withPaths(texts[context.store.language], context)
