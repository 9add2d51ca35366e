import * as z from 'zod/mini'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { contentKinds } from './content-kinds.ts'
import { listSchema, validEntries } from './wire.ts'

/** An activity in the menu, alone or with the categories of its equipment. */
export interface MenuActivity {
  name: string
  path: string
  categoryIds: number[]
}

const { type, path: pathOf } = contentKinds.activity
const MAX_ACTIVITIES = 20 // a longer menu is unusable

const activitySchema = z.object({
  slug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  /** `single`: the menu shows one link. `type`: it also shows the categories below it. */
  menu: z.catch(z.enum(['single', 'type']), 'single'),
  childCategories: listSchema,
})
const categorySchema = z.object({ categoryItem: z.object({ magentoId: z.coerce.number() }) })

/**
 * The activities in the menu, in the editors' order. The menu is on every page, so a slow content service must not slow
 * down every page. When it fails or is slow, the menu has no activities for a minute.
 */
export async function fetchMenuActivities(content: ContentClient): Promise<MenuActivity[]> {
  const { cache, log } = content
  const key = `menu-activities|${content.store.code}`
  const emptyKey = `no-${key}`
  const tags = () => [type, 'linkedCategory'].map(contentTag)
  const emptyMenu = (cause?: unknown) =>
    cache.fetch<MenuActivity[]>(emptyKey, {
      freshness: NEGATIVE_FRESHNESS,
      tags,
      memoryOnly: true,
      load: async () => {
        log.warn('menu.withoutActivities', { cause })
        return []
      },
    })
  if (cache.peek(emptyKey)) return emptyMenu()
  const load = () => loadActivities(content)
  const loading = cache.fetch(key, { freshness: DEFAULT_FRESHNESS, tags, load })
  const outcome = await withTimeout(loading, MAX_WAIT_MS).catch((error: unknown) => ({ error }))
  return Array.isArray(outcome) ? outcome : emptyMenu(outcome === TIMED_OUT ? 'late' : outcome.error)
}

const MAX_WAIT_MS = 300

async function loadActivities(content: ContentClient): Promise<MenuActivity[]> {
  const entries = await content.fetchEntries(type, { include: ['childCategories'], limit: MAX_ACTIVITIES })
  return validEntries(entries, activitySchema, content).map(({ slug, title, menu, childCategories }) => ({
    name: title,
    path: pathOf(slug, content.store),
    categoryIds:
      menu === 'single'
        ? []
        : validEntries(childCategories, categorySchema, content).map(
            ({ categoryItem }) => categoryItem.magentoId,
          ),
  }))
}
