import { ROOT_CATEGORY_ID } from '#shared/catalogue/breadcrumbs.ts'
import type { ContentBlock, ContentPage, Teaser } from '#shared/content/content-page.ts'
import { stateOf } from '#shared/content/period.ts'
import type { Alternates } from '#shared/page-data.ts'
import { pathTo, toStorePath } from '#shared/paths.ts'
import type { Breadcrumb, ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { productTag } from '../cache/tags.ts'
import type { ContentKind } from '../content/content-kinds.ts'
import { fetchEntryBySlug, fetchTranslations } from '../content/entries.ts'
import { entryPath, entryTags, type StoredEntry } from '../content/stored-entry.ts'
import { translateFor } from '../i18n/messages.ts'
import { fetchCardsBySku } from '../platform/lists/chosen-cards.ts'
import { fetchCategories, type TreeCategory } from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'
import type { PageLoader } from './page-loader.ts'

/**
 * Kinds of content that have an overview page and a page for each entry: buying guides, campaigns, activities (R2.21,
 * R2.29, R2.33).
 */
const overviews = { guide: 'guides', campaign: 'campaigns', activity: 'activities' } as const

export const loadGuidePage: PageLoader<'guide'> = (context, params) => loadEntry(context, 'guide', params)
export const loadCampaignPage: PageLoader<'campaign'> = (context, params) =>
  loadEntry(context, 'campaign', params)
export const loadActivityPage: PageLoader<'activity'> = (context, params) =>
  loadEntry(context, 'activity', params)

async function loadEntry(
  context: LoaderContext,
  kind: keyof typeof overviews,
  { slug = '' }: Record<string, string>,
) {
  const { content, store } = context
  const entry = await fetchEntryBySlug(content, kind, slug)
  if (!entry) return { kind: 'notFound' as const }
  const overview = overviews[kind]
  const parentCrumb = { name: translateFor(store)(`${overview}.title`), path: pathTo(overview, {}, store) }
  const [page, alternates] = await Promise.all([
    toContentPage(context, entry, [parentCrumb]),
    findAlternates(context, kind, entry),
  ])
  return {
    kind: 'page' as const,
    data: { content: page },
    canonical: entryPath(kind, entry, store),
    alternates,
    tags: tagsOf(kind, entry, page),
  }
}

/** The entry's address in each store. When loading them fails, the page has only its own address. */
export async function findAlternates(
  { content, optional }: LoaderContext,
  kind: ContentKind,
  entry: StoredEntry,
): Promise<Alternates> {
  const translations = await optional.orElse('alternates', fetchTranslations(content, kind, entry), [])
  return Object.fromEntries(
    translations.map(({ store, entry: translated }) => [store.code, entryPath(kind, translated, store)]),
  )
}

/** Tags of the entry and of every product it shows. */
export const tagsOf = (kind: ContentKind, entry: StoredEntry, { blocks }: ContentPage): string[] => [
  ...entryTags(kind, entry),
  ...blocks.flatMap((block) =>
    block.kind === 'products' ? block.cards.map(({ id }) => productTag(id)) : [],
  ),
]

/** The entry with its products and categories loaded. When one of them fails, the page is shown without it. */
export async function toContentPage(
  context: LoaderContext,
  entry: StoredEntry,
  breadcrumbs: Breadcrumb[],
): Promise<ContentPage> {
  const { platform, optional, store } = context
  const skus = entry.blocks.flatMap((block) => (block.kind === 'products' ? block.skus : []))
  const [cards, children] = await Promise.all([
    optional.orElse('products', fetchCardsBySku(platform, [...new Set([...skus, ...entry.productSkus])]), []),
    findChildCategories(context, entry),
  ])
  const blocks = shownBlocks(entry, cards, store)
  return {
    title: entry.title,
    excerpt: entry.excerpt,
    image: entry.image,
    logo: entry.logo,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    author: entry.author,
    readingMinutes: entry.readingMinutes,
    contents: shownContents(entry, blocks),
    breadcrumbs,
    children,
    blocks,
    related: entry.teasers,
    previous: null,
    next: null,
    ...toCampaign(entry),
  }
}

/** The ids at the end begin with a character that the id of a heading never begins with. */
function shownBlocks(
  { blocks, productSkus, categoryLinks }: StoredEntry,
  cards: ProductCard[],
  store: StoreView,
): ContentBlock[] {
  const t = translateFor(store)
  return [
    ...blocks.flatMap((block) => toBlock(block, cards)),
    ...productsBlock({ id: '_products', title: t('content.products') }, productSkus, cards),
    ...linksBlock({ id: '_categories', title: t('content.categories') }, categoryLinks),
  ]
}

/** The headings without those of blocks that are not shown. */
function shownContents({ blocks, contents }: StoredEntry, shown: ContentBlock[]): ContentPage['contents'] {
  const shownIds = new Set(shown.map(({ id }) => id))
  const hiddenIds = new Set(blocks.map(({ id }) => id).filter((id) => !shownIds.has(id)))
  return contents.filter(({ id }) => !hiddenIds.has(id))
}

function toCampaign({ period, couponCode }: StoredEntry): Pick<ContentPage, 'campaign'> {
  const state = stateOf(period, Date.now())
  const code = state === 'running' ? couponCode : null
  return period.startsAt || period.endsAt || code ? { campaign: { ...period, state, code } } : {}
}

const toBlock = (block: StoredEntry['blocks'][number], cards: ProductCard[]): ContentBlock[] =>
  block.kind === 'products' ? productsBlock(block, block.skus, cards) : [block]

/** A block of products. Products that no longer exist are left out. */
function productsBlock(
  { id, title }: Pick<ContentBlock, 'id' | 'title'>,
  skus: string[],
  cards: ProductCard[],
): ContentBlock[] {
  const shown = skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? [])
  return shown.length > 0 ? [{ kind: 'products', id, title, cards: shown }] : []
}

const linksBlock = (heading: Pick<ContentBlock, 'id' | 'title'>, links: Teaser[]): ContentBlock[] =>
  links.length > 0 ? [{ kind: 'links', ...heading, links }] : []

async function findChildCategories(
  { platform, optional, store }: LoaderContext,
  { childCategories }: StoredEntry,
): Promise<Teaser[]> {
  if (childCategories.length === 0) return []
  const categories = await optional.orElse(
    'child categories',
    fetchCategories(platform),
    new Map<number, TreeCategory>(),
  )
  return childCategories.flatMap(({ categoryId, image }) => {
    const category = categories.get(categoryId)
    if (!category?.urlPath || category.id <= ROOT_CATEGORY_ID) return []
    return [
      {
        title: category.name,
        text: '',
        image: image ?? category.image,
        path: toStorePath(category.urlPath, store),
      },
    ]
  })
}
