import type { Texts } from '../../vocabulary/texts.ts'
import {
  type ContentContext,
  categoryLink,
  type EntryPlan,
  pointer,
  pointers,
  sceneAsset,
  withPaths,
} from '../entry.ts'
import { type MarkupSection, parseMarkup } from '../markup.ts'

/** What a chapter of the magazine and an article have in common (R3.48, R3.49). */
interface StoryPlan {
  id: string
  slug: string
  publishedAt: string
  title: Texts
  excerpt: Texts
  scene: string
}

export interface ArticlePlan extends StoryPlan {
  /** Markup (`../markup.ts`). */
  text: Texts
  /** A picture below the text. */
  picture?: { scene: string; caption: Texts }
}

export interface ChapterPlan extends StoryPlan {
  /** Stands above its articles. */
  opening: { look: string; text: Texts }
  articles: ArticlePlan[]
}

/** Colours of the shop that read on each other; `bredd` is the share of the page's width. */
const looks: Record<string, object> = {
  plain: { bgColor: '#ffffff', textColor: '#12262f', bredd: 'full', size: 'medium' },
  glacier: { bgColor: '#dcebf1', textColor: '#12262f', bredd: 'full', size: 'medium' },
  pine: { bgColor: '#123f3a', textColor: '#ffffff', bredd: 'full', size: 'large' },
}

/** A chapter, its articles and all their blocks as entries. */
export function toChapter(plan: ChapterPlan, context: ContentContext): EntryPlan[] {
  const { language } = context.store
  const { look, text } = plan.opening
  const opening: MarkupSection = { title: null, html: text[language], skus: [], categories: [], look }
  const articles = pointers(
    'magazineItem',
    plan.articles.map(({ id }) => id),
  )
  return [
    ...toStory('magazineChapter', { plan, sections: [opening], own: { articles } }, context),
    ...plan.articles.flatMap((article) => toArticle(article, plan, context)),
  ]
}

function toArticle(plan: ArticlePlan, { id }: ChapterPlan, context: ContentContext): EntryPlan[] {
  const sections = parseMarkup(plan.text[context.store.language])
  return toStory(
    'magazineItem',
    { plan, sections, own: { chapter: pointer('magazineChapter', id) } },
    context,
  )
}

interface Story {
  plan: StoryPlan & Pick<ArticlePlan, 'picture'>
  sections: MarkupSection[]
  own: Record<string, unknown>
}

function toStory(
  type: 'magazineChapter' | 'magazineItem',
  { plan, sections, own }: Story,
  context: ContentContext,
): EntryPlan[] {
  const { language } = context.store
  const { id, slug, publishedAt, title, excerpt, scene, picture } = plan
  const blocks = sections.map((section, at) => toBlock(section, `${id}-text-${at + 1}`, at + 1, context))
  const media = picture ? [toMedia(picture, `${id}-media-1`, { order: blocks.length + 1, context })] : []
  const story: EntryPlan = {
    type,
    id,
    attributes: { slug, publishedAt, title: title[language], excerpt: excerpt[language] },
    relationships: {
      image: sceneAsset(scene),
      heroLogo: type === 'magazineChapter' ? pointer('asset', 'brand-skare') : { data: null },
      contentBlocks: pointers('magazineBlock', idsOf(blocks)),
      mediaBlocks: pointers('mediaBlock', idsOf(media)),
      ...own,
    },
  }
  return [story, ...blocks, ...media]
}

const idsOf = (entries: EntryPlan[]) => entries.map(({ id }) => id)

/** A piece of text with its look, its products and its button (R3.50). */
function toBlock(section: MarkupSection, id: string, order: number, context: ContentContext): EntryPlan {
  const { title, html, skus, look = 'plain', scene, button } = section
  return {
    type: 'magazineBlock',
    id,
    attributes: {
      ...lookOf(look),
      order,
      showBgImg: scene !== undefined,
      title,
      text: withPaths(html, context),
      link: button ? categoryLink(context, button[0]) : null,
      btnText: button ? button[1] : null,
      productSkus: skus,
    },
    relationships: { bgImage: scene ? sceneAsset(scene) : { data: null } },
  }
}

function lookOf(name: string): object {
  const look = looks[name]
  if (!look) throw new Error(`no look ${name}`)
  return look
}

const toMedia = (
  { scene, caption }: NonNullable<ArticlePlan['picture']>,
  id: string,
  { order, context }: { order: number; context: ContentContext },
): EntryPlan => ({
  type: 'mediaBlock',
  id,
  attributes: { kind: 'image', order, caption: caption[context.store.language], youtubeId: null },
  relationships: { image: sceneAsset(scene) },
})
