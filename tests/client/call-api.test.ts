import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPath, callApi, codeOf } from '#client/api/call-api.ts'
import { onSessionExpired } from '#client/api/session-expired.ts'
import { createTranslate } from '#shared/i18n/translate.ts'
import { languages, storeViews } from '#shared/store-views.ts'
import { readMessages } from '#tests/support/texts.ts'

const order = { orderNumber: '100000102', email: 'asa.berg@example.com' }
const fetched = vi.fn<typeof fetch>()
const JSON_TYPE = { 'Content-Type': 'application/json' }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const confirmation = () => callApi(storeViews.en, 'checkout.confirmation', {})

describe('a call of our API', () => {
  test('asks the store’s own address and gives what the schema knows', async () => {
    fetched.mockResolvedValue(Response.json({ ...order, more: 1 }))
    expect(await confirmation()).toEqual(order)
    expect(fetched.mock.calls[0]?.[0]).toBe('/en/api/checkout/confirmation')
  })

  test('sends in the moment it is made, so that a page can be left', () => {
    fetched.mockResolvedValue(Response.json(null))
    const call = callApi(storeViews.sv, 'cart.changeLine', { id: 1, quantity: 2 }, { keepalive: true })
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: '{"quantity":2}', keepalive: true })
    return expect(call).rejects.toMatchObject({ code: 'errors.wrongFormat' })
  })

  test.each([
    ['an answer of another shape', () => Response.json({ orderNumber: 7 }), 'errors.wrongFormat', 200],
    ['a page where JSON should be', () => new Response('<html>'), 'errors.badContentType', 200],
    [
      'a refusal',
      () => Response.json({ error: { code: 'errors.tooMany' } }, { status: 429 }),
      'errors.tooMany',
      429,
    ],
    ['a refusal without a code', () => Response.json({}, { status: 500 }), 'errors.wrongFormat', 500],
    ['no connection', () => Promise.reject(new TypeError('away')), 'errors.offline', 0],
  ])('fails with %s', async (_, answer, code, status) => {
    fetched.mockImplementation(async () => answer())
    await expect(confirmation()).rejects.toMatchObject({ code, status })
  })

  test('gives nothing where the answer has no body', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await confirmation()).toBeUndefined()
  })

  test('that is refused brings what its text names', async () => {
    const error = { code: 'errors.cart.minimum', params: { minimum: 3 } }
    fetched.mockResolvedValue(Response.json({ error }, { status: 422 }))
    await expect(confirmation()).rejects.toMatchObject(error)
  })

  test('whose refusal has no text here, because the texts cannot be loaded, is told in general', async () => {
    vi.stubEnv('SSR', false)
    document.documentElement.lang = 'xx'
    fetched.mockResolvedValue(Response.json({ error: { code: 'errors.tooMany' } }, { status: 429 }))
    await expect(confirmation()).rejects.toMatchObject({ code: 'errors.unexpected', status: 429 })
  })

  test('tells the app that the session has ended, before the caller', async () => {
    const told: string[] = []
    onSessionExpired(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      told.push('app')
    })
    fetched.mockResolvedValue(Response.json({ error: { code: 'errors.account.expired' } }, { status: 401 }))
    await confirmation().catch(({ code }) => told.push(code))
    expect(told).toEqual(['app', 'errors.account.expired'])
  })

  test('R4.101 that says so is told as that also when the app’s part in it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce()
    onSessionExpired(() => Promise.reject(new TypeError('the file did not come')))
    fetched.mockResolvedValue(Response.json({ error: { code: 'errors.account.expired' } }, { status: 401 }))
    await expect(confirmation()).rejects.toMatchObject({ code: 'errors.account.expired' })
  })

  test.each([
    ['takes the request and never answers', () => new Promise<never>(() => undefined)],
    ['stops within the answer', async () => new Response(new ReadableStream(), { headers: JSON_TYPE })],
  ])('fails as without a connection when the network %s', async (_, answer) => {
    const timeout = new AbortController()
    const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    const { promise, reject } = Promise.withResolvers<never>()
    timeout.signal.onabort = () => reject(timeout.signal.reason)
    fetched.mockImplementation(async (_path, init) => {
      expect(init?.signal).toBe(timeout.signal)
      const response = await Promise.race([answer(), promise])
      return Object.assign(response, { json: () => promise })
    })
    const call = confirmation()
    timeout.abort(new DOMException('too late', 'TimeoutError'))
    await expect(call).rejects.toMatchObject({ code: 'errors.offline', status: 0 })
    expect(given).toHaveBeenCalledExactlyOnceWith(30_000)
  })

  test('that refuses with what is no failure of ours is told in general', async () => {
    fetched.mockImplementation(async () => new Response('null', { status: 500, headers: JSON_TYPE }))
    await expect(callApi(storeViews.sv, 'cart.read', {})).rejects.toMatchObject({
      code: 'errors.wrongFormat',
      status: 500,
    })
  })
})

test('R8.43 R8.44: what nobody has foreseen is told in general, with another try, in every language', () => {
  expect(codeOf(new Error('unforeseen'))).toBe('errors.unexpected')
  const words = {
    sv: /^Något gick fel.*Försök igen/,
    nb: /^Noe gikk galt.*Prøv igjen/,
    en: /^Something went wrong.*try again/,
  }
  for (const language of languages)
    expect(createTranslate(readMessages(language), language)('errors.unexpected')).toMatch(words[language])
})

test('an endpoint’s address is had without a call', () => {
  expect(apiPath(storeViews.en, 'products.view', { id: 7 })).toBe('/en/api/product-views/7')
})
