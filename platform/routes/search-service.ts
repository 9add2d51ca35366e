import { Hono } from 'hono'
import { answer } from '#platform/answers.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { prepare, sql } from '#platform/sql.ts'

/** What the search knows besides products (contract §22). */
export const searchServiceRoutes = new Hono<PlatformEnv>()

searchServiceRoutes.get('/popular', async (c) => {
  const { language } = storeOf(c)
  const query = sql`SELECT words FROM popular_search WHERE language = ${language} ORDER BY position`
  const { results } = await prepare(c.env.DB, query).all<{ words: string }>()
  return answer(
    c,
    results.map(({ words }) => words),
  )
})
