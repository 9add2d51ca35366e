import type { Source } from '../search/fields.ts'
import { type Category, lineageOf } from './categories.ts'
import { type ContentContext, htmlOf } from './content/entry.ts'

/** The documents of a store's categories. `counts`: number of products of each, including its descendants. */
export function toCategoryDocuments(
  context: ContentContext,
  counts: ReadonlyMap<number, number>,
): { id: number; source: Source }[] {
  const all = [...context.categories.values()]
  const childrenOf = (id: number) => all.filter(({ parentId }) => parentId === id)
  const toSource = (category: Category): Source => {
    const children = childrenOf(category.id)
    return {
      ...summaryOf(category, counts.get(category.id) ?? 0),
      children_count: String(children.length),
      children_data: children.map(toSource),
    }
  }
  return all.map((category) => ({
    id: category.id,
    source: { ...toSource(category), ...textsOf(category, context) },
  }))
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

function textsOf({ plan, name }: Category, context: ContentContext): Source {
  const text = htmlOf(plan.text, context)
  return {
    description: `<p>${text}</p>`,
    image: `/scene/${plan.scene}.svg`,
    meta_title: name,
    meta_description: text.replaceAll(/<[^>]+>/g, ''),
    meta_keywords: null,
  }
}
