import { expect, test } from 'vitest'
import { isClosed, isHealthy } from '#worker/upstream/breakers.ts'
import { routeOf, throttle } from '#worker/upstream/throttled-routes.ts'

test('an upstream is not healthy while one of its routes rests, although its breaker is closed; others are', () => {
  const SECOND = 1000
  const path = '/api/catalog/shop/product/_search'
  throttle(routeOf('catalogue', path), 30 * SECOND, Date.now())
  expect([isClosed('catalogue'), isHealthy('catalogue'), isHealthy('commerce')]).toEqual([true, false, true])
  throttle(routeOf('catalogue', path), SECOND, Date.now() - 2 * SECOND)
  expect(isHealthy('catalogue')).toBe(true)
})
