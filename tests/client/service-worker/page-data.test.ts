import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPageData } from '#client/service-worker/page-data.ts'

vi.mock('virtual:precache', () => ({ build: 'b1' }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('caches', { open: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('R9.2: a storage that never answers holds a page up for 800 ms, while the network is asked', async () => {
  const fetched = vi.fn(async () => new Response('of the shop'))
  vi.stubGlobal('fetch', fetched)
  const request = new Request('https://skare.test/_data/skidor')
  let shown = ''
  const event = { request, clientId: '', waitUntil: () => undefined } as unknown as Parameters<
    typeof answerPageData
  >[0] // what is read of it
  void answerPageData(event).then(async (answer) => {
    shown = await answer.text()
  })
  expect(fetched).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(799)
  expect(shown).toBe('')
  await vi.advanceTimersByTimeAsync(2)
  expect(shown).toBe('of the shop')
})
