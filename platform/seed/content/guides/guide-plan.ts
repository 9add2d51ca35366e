import { perLanguage, type Texts } from '../../vocabulary/texts.ts'
import { paragraphs } from '../editorial.ts'
import { type ContentContext, categoryLink, type EntryPlan, htmlOf, pointers, sceneAsset } from '../entry.ts'

/** A buying guide: many pictures, products and category links, and further guides (R3.46). */
export interface GuidePlan {
  slug: string
  scene: string
  publishedAt: string
  title: Texts
  excerpt: Texts
  sections: GuideSection[]
  /** Slugs of further guides. */
  related: string[]
}

export interface GuideSection {
  heading: Texts
  /** HTML. */
  text: Texts
  scene?: string
  skus?: string[]
  categories?: string[]
  film?: { youtubeId: string; title: Texts }
}

/** Paragraphs in all languages: one `say(…)` each. */
export const told = (...texts: Texts[]): Texts =>
  perLanguage((language) => paragraphs(...texts.map((text) => text[language])))

/** A guide as an entry: its sections in order, each with its own picture, products and links. */
export function toGuide(plan: GuidePlan, context: ContentContext): EntryPlan {
  const { language } = context.store
  const { slug, publishedAt, title, excerpt, sections, scene, related } = plan
  return {
    type: 'guides',
    id: slug,
    attributes: {
      slug,
      publishedAt,
      title: title[language],
      excerpt: excerpt[language],
      sections: sections.map((section) => toSection(section, context)),
    },
    relationships: { heroImage: sceneAsset(scene), relatedGuides: pointers('guides', related) },
  }
}

function toSection({ heading, text, scene, skus, categories, film }: GuideSection, context: ContentContext) {
  const { language } = context.store
  return {
    heading: heading[language],
    body: htmlOf(text, context),
    image: scene ? { url: `/scene/${scene}.svg`, title: heading[language] } : null,
    productSkus: skus ?? [],
    categoryLinks: (categories ?? []).map((key) => categoryLink(context, key)),
    video: film ? { youtubeId: film.youtubeId, title: film.title[language] } : null,
  }
}
