import type { Article, CollectionPage, FAQPage, WithContext } from 'schema-dts'
import type { ContentPage, Teaser } from '../content/content-page.ts'
import { imagePath } from '../product/gallery.ts'
import type { ImageSize } from '../product/image-sizes.ts'
import type { JsonLdContext } from './json-ld.ts'
import { SHOP_NAME } from './page-title.ts'

const context = 'https://schema.org'
const ARTICLE_IMAGE: ImageSize = { width: 1024, height: 576 }

/** A guide or an article of the magazine for search engines. */
export function articleJsonLd(
  { title, excerpt, image, publishedAt, updatedAt, author }: ContentPage,
  path: string,
  { origin, store }: JsonLdContext,
): WithContext<Article> {
  const shop = { '@type': 'Organization' as const, name: SHOP_NAME }
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    ...(excerpt && { description: excerpt }),
    ...(image && { image: origin + imagePath(image, ARTICLE_IMAGE, store) }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...((updatedAt ?? publishedAt) && { dateModified: updatedAt ?? publishedAt ?? '' }),
    author: author ? { '@type': 'Person', name: author } : shop,
    publisher: shop,
    inLanguage: store.locale,
    mainEntityOfPage: origin + path,
  }
}

/** An overview: its pages in order. */
export const itemListJsonLd = (
  name: string,
  items: Pick<Teaser, 'title' | 'path'>[],
  { origin }: JsonLdContext,
): WithContext<CollectionPage> => ({
  '@context': context,
  '@type': 'CollectionPage',
  name,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: origin + path,
    })),
  },
})

/** Questions with their answers as HTML. */
export const faqJsonLd = (questions: { question: string; answerHtml: string }[]): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml },
  })),
})
