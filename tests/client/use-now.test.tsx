import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from '#client/ui/use-now.ts'
import { createBareBrowser } from '#tests/support/bare-browser.ts'

const evening = new Date('2026-11-26T20:00Z')
const morning = new Date('2026-11-27T07:00Z')
const shown = vi.fn<(now: Date | null) => void>()

function Clock() {
  shown(useNow())
  return null
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what depends on the time is of now when the shopper comes back to the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  const browser = createBareBrowser('/p/SKI/x')
  await browser.render(<Clock />)
  expect(shown).toHaveBeenLastCalledWith(evening)
  vi.setSystemTime(morning)
  await browser.hear('visibilitychange')
  expect(shown).toHaveBeenLastCalledWith(morning)
})
