import * as z from 'zod/mini'
import type { CmsPage } from '#shared/content/cms-page.ts'
import { freshnessOf } from '../cache/freshness.ts'
import { tagsOfEntry } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { imageFile } from './image-file.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { listSchema, textSchema, validEntries } from './wire.ts'

const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  heroImage: z.optional(z.unknown()),
  body: textSchema,
  questions: listSchema,
  openingHours: listSchema,
})

const questionSchema = z.object({ question: z.string().check(z.minLength(1)), answer: z.string() })
const hoursSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((hours) => (hours && /\d/.test(hours) ? hours : null)),
) // a dash means closed
const openingDaySchema = z.object({ day: z.string(), shop: hoursSchema, customerService: hoursSchema })

/** The editorial page with this slug, or null (contract §13). */
export function fetchCmsPage(content: ContentClient, slug: string): Promise<CmsPage | null> {
  return content.cache.fetch(`cms|${content.store.code}|${slug}`, {
    freshness: freshnessOf,
    tags: () => tagsOfEntry('pages', slug),
    memoryOnly: (page) => page?.slug !== slug, // a service that ignores the case of letters knows it by any spelling
    load: async () => {
      const [entry] = await content.fetchEntries('pages', {
        filter: { slug },
        include: ['heroImage'],
        limit: 1,
      })
      if (!entry) return null
      const page = pageSchema.parse(entry)
      const questions = validEntries(page.questions, questionSchema, content)
      return {
        slug: page.slug,
        title: page.title,
        heroImage: imageFile(page.heroImage),
        bodyHtml: questions.length > 0 ? '' : await sanitiseHtml(page.body, content.log), // the same content as questions and answers
        questions: await Promise.all(
          questions.map(async ({ question, answer }) => ({
            question,
            answerHtml: await sanitiseHtml(answer, content.log),
          })),
        ),
        openingHours: validEntries(page.openingHours, openingDaySchema, content),
      }
    },
  })
}
