import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal } from '#platform/answers.ts'
import { type Store, storeOf, storeOfId } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Pages and blocks of the platform's own CMS, by id and by identifier (contract §7). */
export const cmsRoutes = new Hono<PlatformEnv>()

const entities = { Page: 'cms_page', Block: 'cms_block' } as const
type CmsType = keyof typeof entities

for (const type of ['Page', 'Block'] as const) {
  cmsRoutes.get(`/cms${type}/:id`, async (c) => {
    const id = c.req.param('id')
    return answerEntity(c, { type, store: storeOf(c), field: 'id', value: id })
  })
  cmsRoutes.get(`/cms${type}Identifier/:identifier/storeId/:storeId`, async (c) => {
    const { identifier, storeId } = c.req.param()
    return answerEntity(c, {
      type,
      store: storeOfId(Number(storeId)),
      field: 'identifier',
      value: identifier,
    })
  })
}

interface Asked {
  type: CmsType
  store: Store
  field: 'id' | 'identifier'
  value: string
}

/** A missing entity is a 500 that contains the backend's own response, as on stock platforms. */
async function answerEntity(c: PlatformContext, { type, store, field, value }: Asked): Promise<Response> {
  const row = await c.env.DB.prepare(
    `SELECT source FROM document WHERE store_id = ? AND entity = ?
    AND CAST(json_extract(source, '$.${field}') AS TEXT) = ?`,
  )
    .bind(store.id, entities[type], value)
    .first<{ source: string }>()
  if (row) return answer(c, JSON.parse(row.source))
  const errorMessage = `The CMS ${type.toLowerCase()} with the "${value}" ID doesn't exist.`
  throw new Refusal(500, { errorMessage, code: 404 })
}
