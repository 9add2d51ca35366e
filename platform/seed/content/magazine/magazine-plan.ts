import type { Texts } from '../../vocabulary/texts.ts'
import {
  type ContentContext,
  categoryLink,
  type EntryPlan,
  htmlOf,
  pointer,
  pointers,
  sceneAsset,
} from '../entry.ts'

/** A chapter of the magazine or an article in one: the same fields (R3.48, R3.49). */
export interface StoryPlan {
  id: string
  slug: string
  publishedAt: string
  title: Texts
  excerpt: Texts
  scene: string
  blocks: BlockPlan[]
  media?: MediaPlan[]
}

export interface ChapterPlan extends StoryPlan {
  articles: StoryPlan[]
}

/** A piece of text with its look (R3.50). */
export interface BlockPlan {
  title?: Texts
  /** HTML. */
  text: Texts
  look?: keyof typeof looks
  /** Landscape behind the text. */
  scene?: string
  /** Category its button leads to, with its words. */
  button?: [category: string, words: Texts]
}

/** A picture or a film between the texts. */
export type MediaPlan =
  | { kind: 'image'; scene: string; caption: Texts }
  | { kind: 'video'; youtubeId: string; scene: string; caption: Texts }

/** Colours of the shop that read on each other; `bredd` is the share of the page's width. */
const looks = {
  plain: { bgColor: '#ffffff', textColor: '#12262f', bredd: 'full', size: 'medium' },
  glacier: { bgColor: '#dcebf1', textColor: '#12262f', bredd: 'full', size: 'medium' },
  pine: { bgColor: '#123f3a', textColor: '#ffffff', bredd: 'full', size: 'large' },
  half: { bgColor: '#ffffff', textColor: '#12262f', bredd: 'half', size: 'small' },
} as const

/** A chapter, its articles and all their blocks as entries. */
export function toChapter(plan: ChapterPlan, context: ContentContext): EntryPlan[] {
  const articles = plan.articles.map(({ id }) => id)
  return [
    ...toStory('magazineChapter', plan, context, { articles: pointers('magazineItem', articles) }),
    ...plan.articles.flatMap((article) =>
      toStory('magazineItem', article, context, { chapter: pointer('magazineChapter', plan.id) }),
    ),
  ]
}

function toStory(
  type: 'magazineChapter' | 'magazineItem',
  plan: StoryPlan,
  context: ContentContext,
  ownRelationships: Record<string, unknown>,
): EntryPlan[] {
  const { language } = context.store
  const { id, slug, publishedAt, title, excerpt, scene, blocks, media = [] } = plan
  const blockEntries = blocks.map((block, at) =>
    toBlock(block, { id: `${id}-text-${at + 1}`, order: at + 1, context }),
  )
  const mediaEntries = media.map((one, at) =>
    toMedia(one, { id: `${id}-media-${at + 1}`, order: at + 1, context }),
  )
  const story: EntryPlan = {
    type,
    id,
    attributes: { slug, publishedAt, title: title[language], excerpt: excerpt[language] },
    relationships: {
      image: sceneAsset(scene),
      heroLogo: pointer('asset', 'brand-skare'),
      contentBlocks: pointers(
        'magazineBlock',
        blockEntries.map((entry) => entry.id),
      ),
      mediaBlocks: pointers(
        'mediaBlock',
        mediaEntries.map((entry) => entry.id),
      ),
      ...ownRelationships,
    },
  }
  return [story, ...blockEntries, ...mediaEntries]
}

interface Place {
  id: string
  order: number
  context: ContentContext
}

function toBlock(
  { title, text, look = 'plain', scene, button }: BlockPlan,
  { id, order, context }: Place,
): EntryPlan {
  const { language } = context.store
  return {
    type: 'magazineBlock',
    id,
    attributes: {
      ...looks[look],
      order,
      showBgImg: scene !== undefined,
      title: title?.[language] ?? null,
      text: htmlOf(text, context),
      link: button ? categoryLink(context, button[0]) : null,
      btnText: button ? button[1][language] : null,
    },
    relationships: { bgImage: scene ? sceneAsset(scene) : { data: null } },
  }
}

function toMedia(plan: MediaPlan, { id, order, context }: Place): EntryPlan {
  const caption = plan.caption[context.store.language]
  const youtubeId = plan.kind === 'video' ? plan.youtubeId : null
  return {
    type: 'mediaBlock',
    id,
    attributes: { kind: plan.kind, order, caption, youtubeId },
    relationships: { image: sceneAsset(plan.scene) },
  }
}
