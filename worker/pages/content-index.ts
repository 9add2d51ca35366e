import { pathTo } from '#shared/paths.ts'
import { contentTag } from '../cache/tags.ts'
import { type ContentKind, contentKinds } from '../content/content-kinds.ts'
import { fetchSingleArticles, fetchTeasers } from '../content/entry-lists.ts'
import { translateFor } from '../i18n/messages.ts'
import { alternatesOf } from './alternates.ts'
import type { NamingLoader } from './page-loader.ts'

type IndexName = 'cms-index' | 'guides' | 'campaigns' | 'activities' | 'magazine'

/**
 * An overview of editorial pages (R2.18, R2.20, R2.28, R2.30, R2.32), the magazine's with the articles that no chapter leads to.
 * When the content service fails, it is shown empty.
 */
export const loadContentIndex =
  (name: IndexName, kind: ContentKind): NamingLoader =>
  async ({ content, store, optional }) => {
    const t = translateFor(store)
    const [teasers, articles] = await Promise.all([
      optional.orElse('teasers', fetchTeasers(content, kind), []),
      kind === 'chapter' ? optional.orElse('articles', fetchSingleArticles(content), []) : [],
    ])
    return {
      kind: 'page',
      name,
      data: {
        index: { title: t(`${name}.title`), text: t(`${name}.text`), teasers: [...teasers, ...articles] },
      },
      canonical: pathTo(name, {}, store),
      alternates: alternatesOf(name),
      tags: [contentTag(contentKinds[kind].type)],
    }
  }
