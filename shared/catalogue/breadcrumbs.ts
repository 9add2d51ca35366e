import { toStorePath } from '../paths.ts'
import type { Breadcrumb } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'

export const ROOT_CATEGORY_ID = 2 // Spec §9

/** What breadcrumbs need of a category. */
export interface CategoryNode {
  id: number
  name: string
  /** Ids from the very root down to the category itself: `1/2/20/21`. */
  path: string
  /** Null: the category has no page. */
  urlPath: string | null
}

/**
 * The category a product's breadcrumbs go through: the one the shopper comes from if the product is in it,
 * else the deepest (contract §16.7). Null when it is in none.
 */
export function chooseBreadcrumbCategory(
  categories: CategoryNode[],
  currentId: number | null,
): CategoryNode | null {
  const below = categories.filter(({ id }) => id > ROOT_CATEGORY_ID)
  const current = below.find(({ id }) => id === currentId)
  return current ?? below.toSorted((one, other) => depth(other) - depth(one))[0] ?? null
}

/** The way from the root's child down to `category`; categories that are unknown or have no page are skipped. */
export function breadcrumbsTo(
  category: CategoryNode,
  known: ReadonlyMap<number, CategoryNode>,
  store: StoreView,
): Breadcrumb[] {
  return pathIds(category).flatMap((id) => {
    const node = id === category.id ? category : known.get(id)
    return node?.urlPath ? [{ name: node.name, path: toStorePath(node.urlPath, store) }] : []
  })
}

/** Ids a category's breadcrumbs ask for: its path without the root. */
export const pathIds = ({ path }: Pick<CategoryNode, 'path'>): number[] =>
  path
    .split('/')
    .map(Number)
    .filter((id) => id > ROOT_CATEGORY_ID)

const depth = ({ path }: CategoryNode) => path.split('/').length
