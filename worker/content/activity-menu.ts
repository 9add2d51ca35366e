import { z } from 'zod'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { contentKinds } from './content-kinds.ts'
import { knownEntries, listSchema } from './wire.ts'

/** An activity as the menu shows it: by itself, or with the categories of its types of equipment. */
export interface MenuActivity {
  name: string
  path: string
  categoryIds: number[]
}

const { type, path: pathOf } = contentKinds.activity
const MAX_ACTIVITIES = 20 // more is no menu

const activitySchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  /** `single`: its page has its list. `type`: the menu has a list per type of equipment. */
  menu: z.enum(['single', 'type']).catch('single'),
  childCategories: listSchema,
})
const categorySchema = z.object({ categoryItem: z.object({ magentoId: z.coerce.number() }) })

/**
 * The activities of the menu, in the editors' order. The menu is on every page, so no page may depend on the content
 * service for it, or wait long: without the service's answer there are none, for a minute.
 */
export async function fetchMenuActivities(content: ContentClient): Promise<MenuActivity[]> {
  const { cache, log } = content
  const key = `menu-activities|${content.store.code}`
  const none = `no-${key}`
  const tags = () => [contentTag(type)]
  const goWithout = (cause?: unknown) =>
    cache.fetch<MenuActivity[]>(none, {
      freshness: NEGATIVE_FRESHNESS,
      tags,
      memoryOnly: true,
      load: async () => {
        log.warn('menu.withoutActivities', { cause })
        return []
      },
    })
  if (cache.has(none)) return goWithout()
  const load = () => loadActivities(content)
  const asked = cache.fetch(key, { freshness: DEFAULT_FRESHNESS, tags, load })
  const found = await withTimeout(asked, PATIENCE_MS).catch((error: unknown) => ({ error }))
  return Array.isArray(found) ? found : goWithout(found === TIMED_OUT ? 'late' : found.error)
}

const PATIENCE_MS = 300

async function loadActivities(content: ContentClient): Promise<MenuActivity[]> {
  const entries = await content.fetchEntries(type, { include: ['childCategories'], limit: MAX_ACTIVITIES })
  return knownEntries(entries, activitySchema, content).map(({ slug, title, menu, childCategories }) => ({
    name: title,
    path: pathOf(slug, content.store),
    categoryIds:
      menu === 'single'
        ? []
        : knownEntries(childCategories, categorySchema, content).map(
            ({ categoryItem }) => categoryItem.magentoId,
          ),
  }))
}
