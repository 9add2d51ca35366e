import { perLanguage, type Texts } from '../../vocabulary/texts.ts'
import { paragraphs } from '../editorial.ts'
import {
  type ContentContext,
  categoryLink,
  type EntryPlan,
  pointers,
  sceneAsset,
  withPaths,
} from '../entry.ts'
import { type MarkupSection, parseMarkup } from '../markup.ts'

/** A buying guide: many pictures, products and category links, and further guides (R3.46). */
export interface GuidePlan {
  slug: string
  scene: string
  publishedAt: string
  title: Texts
  excerpt: Texts
  /** Markup (`../markup.ts`). */
  text: Texts
  /** Slugs of further guides. */
  related: string[]
}

/** Paragraphs in all languages: one `say(…)` each. */
export const toParagraphs = (...texts: Texts[]): Texts =>
  perLanguage((language) => paragraphs(...texts.map((text) => text[language])))

/** A guide as an entry: its sections in order, each with its own picture, products and links. */
export function toGuide(plan: GuidePlan, context: ContentContext): EntryPlan {
  const { language } = context.store
  const { slug, publishedAt, title, excerpt, text, scene, related } = plan
  return {
    type: 'guides',
    id: slug,
    attributes: {
      slug,
      publishedAt,
      title: title[language],
      excerpt: excerpt[language],
      sections: parseMarkup(text[language]).map((section) => toSection(section, context)),
    },
    relationships: { heroImage: sceneAsset(scene), relatedGuides: pointers('guides', related) },
  }
}

const toSection = ({ title, html, scene, skus, categories }: MarkupSection, context: ContentContext) => ({
  heading: title,
  body: withPaths(html, context),
  image: scene ? { url: `/scene/${scene}.svg`, title } : null,
  productSkus: skus,
  categoryLinks: categories.map((key) => categoryLink(context, key)),
  video: null,
})
