import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '#client/api/call-api.ts'
import { storeViews } from '#shared/store-views.ts'

/** Files that are on their way without end, as on a weak network. */
vi.mock('#shared/api/endpoint-answers.ts', () => new Promise(() => undefined))
vi.mock('#client/i18n/load-messages.ts', () => ({ loadMessages: () => new Promise(() => undefined) }))

const order = { orderNumber: '100000102', email: 'asa.berg@example.com' }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const confirmation = () => callApi(storeViews.sv, 'checkout.confirmation', {})

test('an answer that is here does not wait without end for the schemas', async () => {
  fetched.mockResolvedValue(Response.json(order))
  const answer = confirmation()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toEqual(order)
})

test('nor does a refusal for the texts: it is told in general', async () => {
  fetched.mockResolvedValue(Response.json({ error: { code: 'errors.tooMany' } }, { status: 429 }))
  const refusal = confirmation().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await refusal).toMatchObject({ code: 'errors.unexpected', status: 429 })
})
