import { Hono } from 'hono'
import { answer, Refusal } from '#platform/answers.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Reports of product views (contract §12). */
export const reportRoutes = new Hono<PlatformEnv>()

reportRoutes.post('/catalog-product-view/:productId', async (c) => {
  const productId = Number(c.req.param('productId'))
  if (!Number.isInteger(productId) || productId <= 0) throw new Refusal(400, 'No product id provided')
  await c.env.DB.prepare(
    `INSERT INTO product_view (store_id, product_id, views) VALUES (?, ?, 1)
    ON CONFLICT (store_id, product_id) DO UPDATE SET views = views + 1`,
  )
    .bind(storeOf(c).id, productId)
    .run()
  return answer(c, true)
})
