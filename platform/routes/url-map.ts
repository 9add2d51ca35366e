import { Hono } from 'hono'
import { z } from 'zod'
import { Refusal, readBody } from '#platform/answers.ts'
import { now } from '#platform/commerce/clock.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import { VAT_PERCENT } from '#platform/commerce/vat.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { createProjection, type FieldPatterns } from '#platform/search/fields.ts'
import { findUrl } from '#platform/search/find-url.ts'
import { readPriceGroup } from '#platform/search/price-group.ts'
import { withPrices } from '#platform/search/price-pass.ts'

const requestSchema = z.object({
  url: z.string(),
  includeFields: z.array(z.string()).nullish(),
  excludeFields: z.array(z.string()).nullish(),
})

/** Fields that every response has, whatever the request includes (contract §10). */
const ALWAYS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/** `POST /api/url/map`: the entity at a path as a bare search hit, or `null` (contract §10). */
export const urlMapRoutes = new Hono<PlatformEnv>()

urlMapRoutes.post('/map', async (c) => {
  const body = await readBody(c)
  const request = requestSchema.safeParse(body)
  if (!request.success || request.data.url === '') throw new Refusal(500, 'Missing url')
  const store = storeOf(c)
  const target = await findUrl(c.env.DB, store, request.data.url)
  if (!target) return c.json(null)
  const shown = createProjection(fieldsOf(request.data))(target.source)
  const groupId = await readPriceGroup(body, c.env.SIGNING_KEY)
  const prices = { taxRate: VAT_PERCENT / 100, now: now(c), groupId }
  const source = target.type === 'product' ? withPrices(shown, prices) : shown
  return c.json({
    _index: store.index,
    _type: target.type,
    _id: String(target.id),
    _score: 0,
    _source: source,
  })
})

const fieldsOf = ({ includeFields, excludeFields }: z.infer<typeof requestSchema>): FieldPatterns => ({
  include: includeFields ? [...includeFields, ...ALWAYS] : [],
  exclude: excludeFields ?? [],
})
