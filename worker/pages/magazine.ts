import type { ContentPage, Teaser } from '#shared/content/content-page.ts'
import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { fetchEntryById, fetchEntryBySlug } from '../content/entries.ts'
import { entryPath, entryTags, type StoredEntry } from '../content/stored-entry.ts'
import { translateFor } from '../i18n/messages.ts'
import type { LoaderContext } from '../request/services.ts'
import { findAlternates, tagsOf, toContentPage } from './content-page.ts'
import type { NamedData, NamingLoader } from './page-loader.ts'

/** `/magasin/{slug}`: a chapter, or an article when there is no such chapter (R2.57, R2.59). */
export const loadMagazineChapterPage: NamingLoader = async (context, { slug = '' }) => {
  const [chapter, article] = await Promise.all([
    fetchEntryBySlug(context.content, 'chapter', slug),
    fetchEntryBySlug(context.content, 'article', slug),
  ])
  if (chapter) return showChapter(context, chapter)
  return article ? showArticle(context, article) : { kind: 'notFound' }
}

/**
 * `/magasin/{chapter}/{slug}`: an article of that chapter. An article of another chapter is not found (R2.58, R2.60).
 */
export const loadMagazineItemPage: NamingLoader = async (context, { chapterSlug = '', slug = '' }) => {
  const article = await fetchEntryBySlug(context.content, 'article', slug)
  return article?.chapter?.slug === chapterSlug ? showArticle(context, article) : { kind: 'notFound' }
}

/** `/magasin/cms/{id}`: the article or chapter with this id; its canonical address is the one by slug (R2.31). */
export const loadMagazineCmsPage: NamingLoader = async (context, { id = '' }) => {
  const [article, chapter] = await Promise.all([
    fetchEntryById(context.content, 'article', id),
    fetchEntryById(context.content, 'chapter', id),
  ])
  if (article) return showArticle(context, article)
  return chapter ? showChapter(context, chapter) : { kind: 'notFound' }
}

async function showChapter(context: LoaderContext, chapter: StoredEntry): Promise<NamedData> {
  const { store } = context
  const [page, alternates] = await Promise.all([
    toContentPage(context, chapter, [toMagazine(store)]),
    findAlternates(context, 'chapter', chapter),
  ])
  return {
    kind: 'page',
    name: 'magazine-chapter',
    data: { content: { ...page, children: page.related, related: [] } },
    canonical: pathTo('magazine-chapter', { slug: chapter.slug }, store),
    alternates,
    tags: tagsOf('chapter', chapter, page),
  }
}

async function showArticle(context: LoaderContext, article: StoredEntry): Promise<NamedData> {
  const { store, content, optional } = context
  const { chapter } = article
  const path = entryPath('article', article, store)
  const chapterCrumb = chapter && {
    name: chapter.title,
    path: pathTo('magazine-chapter', { slug: chapter.slug }, store),
  }
  const [page, alternates, fullChapter] = await Promise.all([
    toContentPage(context, article, [toMagazine(store), ...(chapterCrumb ? [chapterCrumb] : [])]),
    findAlternates(context, 'article', article),
    chapter ? optional.orNull('chapter', fetchEntryBySlug(content, 'chapter', chapter.slug)) : null,
  ])
  return {
    kind: 'page',
    name: 'magazine-item',
    data: { content: { ...page, ...neighbours(fullChapter?.teasers ?? [], path) } },
    canonical: path,
    alternates,
    tags: [...tagsOf('article', article, page), ...(fullChapter ? entryTags('chapter', fullChapter) : [])],
  }
}

const toMagazine = (store: StoreView) => ({
  name: translateFor(store)('magazine.title'),
  path: pathTo('magazine', {}, store),
})

/** The articles before and after this one in the chapter's reading order. */
function neighbours(articles: Teaser[], path: string): Pick<ContentPage, 'previous' | 'next'> {
  const at = articles.findIndex((article) => article.path === path)
  if (at < 0) return { previous: null, next: null }
  return { previous: articles[at - 1] ?? null, next: articles[at + 1] ?? null }
}
