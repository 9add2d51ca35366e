import { Hono } from 'hono'
import { answer, readBody, textOf } from '#platform/answers.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Old addresses with their new ones (contract §12). */
export const rewriteRoutes = new Hono<PlatformEnv>()

interface RewriteRow {
  type: string
  entity_id: number | null
  target_url: string | null
  redirect_code: number
}

rewriteRoutes.post('/find', async (c) => {
  const path = textOf((await readBody(c)).url).replace(/^\/+|(?<!\/)\/+$/g, '')
  const row = await c.env.DB.prepare(
    'SELECT type, entity_id, target_url, redirect_code FROM url_rewrite WHERE store_id = ? AND request_path = ?',
  )
    .bind(storeOf(c).id, path)
    .first<RewriteRow>()
  return answer(c, row && toWireRewrite(row))
})

function toWireRewrite({ type, entity_id, target_url, redirect_code }: RewriteRow) {
  return { type, id: entity_id, target_url, redirectCode: redirect_code }
}
