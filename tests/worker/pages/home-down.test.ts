import { expect, test, vi } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

// A file of its own: nothing is known to this isolate yet.
test('R8.48: with the platform down home says why and when to try again, in the answer and in the log', async () => {
  upstream.answer = () => Response.json({}, { status: 503, headers: { 'Retry-After': '7' } })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await createShopper().get('/')
  upstream.reset()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '7'])
  expect(logged.mock.calls.join()).toMatch(/"event":"failure".*status 503/)
})
