import { expect, test } from 'vitest'
import { isClosed, isHealthy } from '#worker/upstream/breakers.ts'
import { routeOf, throttle, throttledForMs } from '#worker/upstream/throttled-routes.ts'

test('an upstream is not healthy while one of its routes rests, although its breaker is closed; others are', () => {
  const SECOND = 1000
  const path = '/api/catalog/shop/product/_search'
  throttle(routeOf('catalogue', path), 30 * SECOND, Date.now())
  expect([isClosed('catalogue'), isHealthy('catalogue'), isHealthy('commerce')]).toEqual([true, false, true])
  throttle(routeOf('catalogue', path), SECOND, Date.now() - 2 * SECOND)
  expect(isHealthy('catalogue')).toBe(true)
})

test('two hundred resting routes are remembered, the newest ones: no upstream fills the memory', () => {
  const routes = Array.from({ length: 201 }, (_, at) => `content /route-${at}`)
  for (const route of routes) throttle(route, 1000, 0)
  const resting = routes.filter((route) => throttledForMs(route, 0) > 0)
  expect(resting.length).toBeLessThanOrEqual(200)
  expect(resting.at(-1)).toBe('content /route-200')
})
