import type { SuggestedPage } from '#shared/api/search.ts'
import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { SearchAnswer } from '../protocol/search-answer.ts'

/** What a text finds besides products (contract §22). */
export interface TextFinds {
  pages: SuggestedPage[]
  /** The text as it was probably meant. */
  didYouMean: string | null
}

export const toTextFinds = ({ pages = [], did_you_mean }: SearchAnswer, store: StoreView): TextFinds => ({
  pages: pages.flatMap((page) => {
    const path = pathOf(page, store)
    return path ? [{ name: page.title, path }] : []
  }),
  didYouMean: did_you_mean ?? null,
})

/** The address of a page by its kind; null for kinds that the shop has no page for. */
function pathOf(
  { type, slug, chapter }: { type: string; slug: string; chapter?: string | undefined },
  store: StoreView,
): string | null {
  switch (type) {
    case 'pages':
      return pathTo('cms-page', { slug }, store)
    case 'guides':
      return pathTo('guide', { slug }, store)
    case 'activityPage':
      return pathTo('activity', { slug }, store)
    case 'magazineItem':
      return chapter
        ? pathTo('magazine-item', { chapterSlug: chapter, slug }, store)
        : pathTo('magazine-chapter', { slug }, store) // articles without a chapter live where chapters do
    default:
      return null
  }
}
