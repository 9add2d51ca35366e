import type { Store } from '../commerce/stores.ts'
import type { Source } from '../search/fields.ts'
import { withPaths } from './content/entry.ts'
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
  text: string
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
      text: withPaths(plan.text[store.language], { store, categories }),
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

/** The documents of a store's categories. `counts`: number of products of each, including its descendants. */
export function toCategoryDocuments(
  categories: Map<string, Category>,
  counts: ReadonlyMap<number, number>,
): { id: number; source: Source }[] {
  const all = [...categories.values()]
  const childrenOf = (id: number) => all.filter(({ parentId }) => parentId === id)
  const toSource = (category: Category): Source => {
    const children = childrenOf(category.id)
    return {
      ...summaryOf(category, counts.get(category.id) ?? 0),
      children_count: String(children.length),
      children_data: children.map(toSource),
    }
  }
  return all.map((category) => ({ id: category.id, source: { ...toSource(category), ...textsOf(category) } }))
}

function summaryOf(category: Category, productCount: number): Source {
  const { id, parentId, path, level, position, name, slug, urlPath, plan } = category
  return {
    id,
    parent_id: parentId,
    parent_ids: lineageOf(category)
      .slice(1)
      .map((one) => one.id),
    path,
    level,
    position,
    name,
    slug,
    url_key: slug,
    url_path: urlPath,
    is_active: plan.isActive,
    include_in_menu: plan.inMenu ? 1 : 0,
    product_count: productCount,
  }
}

const textsOf = ({ plan, name, text }: Category): Source => ({
  description: `<p>${text}</p>`,
  image: `/scene/${plan.scene}.svg`,
  meta_title: name,
  meta_description: text.replaceAll(/<[^>]+>/g, ''),
  meta_keywords: null,
})
