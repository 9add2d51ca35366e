import { afterEach, expect, test, vi } from 'vitest'
import { loadPage } from '#client/app/load-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that the network never brings is given up as no connection', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(30_000)
    return AbortSignal.abort()
  })
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Promise(() => undefined)
  })
  await expect(loadPage('/skidor', { build: 'this' })).rejects.toMatchObject({
    code: 'errors.offline',
    status: 0,
  })
  expect(timeout).toHaveBeenCalledOnce()
})

test('a page whose connection breaks after the headers is given up as no connection, not as a fault of the shop', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'X-Build': 'this' } }))
  await expect(loadPage('/skidor', { build: 'this' })).rejects.toMatchObject({
    code: 'errors.offline',
    status: 0,
  })
})
