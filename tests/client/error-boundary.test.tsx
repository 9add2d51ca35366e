import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'

let browser: BareBrowser
let isBroken: boolean
const logged = vi.fn<typeof console.error>()
const shown = vi.fn<(what: string) => null>(() => null)

function Page({ url }: { url: string }) {
  if (isBroken) throw new Error(`broken ${url}`)
  return shown(url)
}

const show = (url: string) =>
  browser.render(
    <ErrorBoundary resetKey={url} fallback={() => shown('fallback')}>
      <Page url={url} />
    </ErrorBoundary>,
  )

beforeEach(async () => {
  browser = createBareBrowser('/')
  isBroken = false
  vi.spyOn(console, 'error').mockImplementation(logged)
  await show('/first')
  isBroken = true
})
afterEach(() => {
  logged.mockClear()
  shown.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what fails is replaced until another key shows what comes then', async () => {
  await show('/first')
  expect(shown).toHaveBeenLastCalledWith('fallback')
  isBroken = false
  await show('/first')
  expect(shown).toHaveBeenLastCalledWith('fallback')
  await show('/second')
  expect(shown).toHaveBeenLastCalledWith('/second')
})

test('what fails as soon as the key changes is caught once', async () => {
  await show('/second')
  expect(shown).toHaveBeenLastCalledWith('fallback')
  const told = logged.mock.calls.filter(([what]) => what instanceof Error) // React tells in words
  expect(told).toEqual([[new Error('broken /second')]])
})
