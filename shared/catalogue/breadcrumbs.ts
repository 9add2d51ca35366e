import { toStorePath } from '../paths.ts'
import type { Breadcrumb } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'

export const ROOT_CATEGORY_ID = 2 // Spec §9

/** The fields of a category that breadcrumbs use. */
export interface CategoryNode {
  id: number
  name: string
  /** Ids from the root to the category itself: `1/2/20/21`. */
  path: string
  /** Null: the category has no page. */
  urlPath: string | null
}

/** The category for a product's breadcrumbs: the deepest of its own (DECISIONS.md, A product's trail is its deepest category's). */
export function chooseBreadcrumbCategory(categories: CategoryNode[]): CategoryNode | null {
  const below = categories.filter(({ id }) => id > ROOT_CATEGORY_ID)
  return below.toSorted((one, other) => depth(other) - depth(one))[0] ?? null
}

/** The breadcrumbs from the first level down to `category`. Unknown categories and those without a page are skipped. */
export function breadcrumbsTo(
  category: CategoryNode,
  categories: ReadonlyMap<number, CategoryNode>,
  store: StoreView,
): Breadcrumb[] {
  return pathIds(category).flatMap((id) => {
    const node = id === category.id ? category : categories.get(id)
    return node?.urlPath ? [{ name: node.name, path: toStorePath(node.urlPath, store) }] : []
  })
}

/** Ids of the categories in a category's breadcrumbs: its path without the root. */
const pathIds = ({ path }: Pick<CategoryNode, 'path'>): number[] =>
  path
    .split('/')
    .map(Number)
    .filter((id) => id > ROOT_CATEGORY_ID)

const depth = ({ path }: CategoryNode) => path.split('/').length
