import type { Store } from '../commerce/stores.ts'
import { slugOf } from './slugs.ts'
import { type CategoryPlan, categoryPlans } from './vocabulary/categories.ts'

const ROOT_ID = 2 // Spec §9
const ROOT_PATH = '1/2'
const FIRST_LEVEL = 2 // level of the root's children

/** A category of one store. */
export interface Category {
  plan: CategoryPlan
  id: number
  name: string
  slug: string
  urlPath: string
  /** Ids from the root to the category itself: `1/2/20/21`. */
  path: string
  parentId: number
  level: number
  position: number
  parent: Category | null
}

/** The categories of a store by key, parents before children. */
export function categoriesOf(store: Store): Map<string, Category> {
  const categories = new Map<string, Category>()
  for (const [at, plan] of categoryPlans.entries()) {
    const parent = plan.parent ? (categories.get(plan.parent) ?? null) : null
    const slug = slugOf(plan.name[store.language])
    categories.set(plan.key, {
      plan,
      id: plan.id,
      name: plan.name[store.language],
      slug,
      urlPath: parent ? `${parent.urlPath}/${slug}` : slug,
      path: `${parent?.path ?? ROOT_PATH}/${plan.id}`,
      parentId: parent?.id ?? ROOT_ID,
      level: parent ? parent.level + 1 : FIRST_LEVEL,
      position: at + 1,
      parent,
    })
  }
  return categories
}

/** A category and its ancestors, itself first. */
export const lineageOf = (category: Category): Category[] =>
  category.parent ? [category, ...lineageOf(category.parent)] : [category]
