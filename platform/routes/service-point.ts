import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { findServicePoint, nearestServicePoints } from '#platform/commerce/delivery/service-points.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { openCart } from './cart.ts'

/** Pickup points: the nearest ones, and the one a cart is sent to (contract §2.11). */
export const servicePointRoutes = new Hono<PlatformEnv>()

servicePointRoutes.get('/find', (c) => {
  const country = (c.req.query('country') || storeOf(c).country).toUpperCase()
  const postcode = c.req.query('postcode') ?? ''
  return answer(c, nearestServicePoints(country, postcode))
})

servicePointRoutes.post('/cart', async (c) => {
  const body = await readBody(c)
  const [cartId, pointId] = [textOf(body.cart_id), textOf(body.service_point_id)]
  if (cartId === '') throw new Refusal(400, 'No cart_id provided')
  if (pointId === '') throw new Refusal(400, 'No service_point_id provided')
  const { cart } = await openCart(c, cartId)
  const point = findServicePoint(pointId)
  if (!point || !cart.store.countries.includes(point.country))
    throw new Refusal(404, `No such entity with service_point_id = ${pointId}`)
  await c.env.DB.prepare('UPDATE quote SET service_point_id = ? WHERE id = ?').bind(point.id, cart.id).run()
  return answer(c, point.id)
})
