import { afterEach, expect, test, vi } from 'vitest'
import { Extra } from '#client/ui/extra.tsx'
import { browserPart, lazyPart, partsLoaded } from '#client/ui/lazy-part.tsx'
import { createBareBrowser } from '#tests/support/bare-browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = vi.fn(() => null)

test('the worker loads at its start what it shows, and nothing else', async () => {
  const load = vi.fn(async () => shown)
  browserPart(load)
  expect(load).not.toHaveBeenCalled()
  lazyPart(load)
  expect(load).toHaveBeenCalledOnce()
  await partsLoaded()
})

test('code that could not be had is asked for once, and again a second later for the next who shows it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isAway = true
  const load = vi.fn(async () => {
    if (isAway) throw new Error('away')
    return shown
  })
  const Part = browserPart(load)
  const show = (key: string) =>
    createBareBrowser('/').render(
      <Extra key={key}>
        <Part />
      </Extra>,
    )
  await show('first')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(shown).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce() // React renders again after a failure
  isAway = false
  await show('second')
  expect(shown).toHaveBeenCalled()
})
