import { expect, test, vi } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import { createShopper, upstream } from '../support/shop.ts'

const t = translateFor(storeViews.sv)

// A file of its own: nothing is known to this isolate yet.
test('R8.48: with the platform down home says why and when to try again, in the answer and in the log', async () => {
  upstream.answer = () => Response.json({}, { status: 503, headers: { 'Retry-After': '7' } })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await createShopper().get('/')
  upstream.reset()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '7'])
  const html = await response.text()
  expect(html).toContain(t('error.text')) // what has failed behind it is no reader's business
  expect(html).not.toContain(t('errors.platformAway'))
  expect(logged.mock.calls.join()).toMatch(/"event":"failure".*status 503/)
})
