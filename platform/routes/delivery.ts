import { Hono } from 'hono'
import { answer } from '#platform/answers.ts'
import { now } from '#platform/commerce/clock.ts'
import { dispatchTimes } from '#platform/commerce/delivery/dispatch.ts'
import { promisedMethodsOf, toWireMethod } from '#platform/commerce/delivery/shipping.ts'
import { toMajor } from '#platform/commerce/money.ts'
import { OPEN_PURCHASE_DAYS, RETURN_COSTS } from '#platform/commerce/orders/withdrawal-period.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** What a store promises before anything is in a cart: ways to deliver, and returns (contract §21). */
export const deliveryRoutes = new Hono<PlatformEnv>()

deliveryRoutes.get('/terms', (c) => {
  const store = storeOf(c)
  return answer(c, {
    methods: promisedMethodsOf(store).map((method) => toWireMethod(method, method.price)),
    dispatch: dispatchTimes(now(c)),
    returns: { days: OPEN_PURCHASE_DAYS, cost: toMajor(RETURN_COSTS[store.code]) },
  })
})
