import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOutboxSeen } from '#client/features/outbox/use-filled.ts'
import { removeOutboxMark, setOutboxMark } from '#client/outbox/outbox-mark.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'

const shown = vi.fn<(isSeen: boolean) => null>(() => null)
let browser: BareBrowser

/** A new element each time: React renders it again. */
const show = () => browser.render(<Page />)
const Page = () => shown(useOutboxSeen())

beforeEach(() => {
  browser = createBareBrowser('/tack')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // there is no storage
})
afterEach(() => {
  removeOutboxMark()
  shown.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what became of the last order is still shown after its row and the mark have gone', async () => {
  setOutboxMark()
  await show()
  expect(shown).toHaveBeenLastCalledWith(true)
  removeOutboxMark()
  shown.mockClear()
  await show()
  expect(shown).toHaveBeenLastCalledWith(true)
})

test('a page on which nothing was on its way shows nothing of it', async () => {
  await show()
  expect(shown).toHaveBeenLastCalledWith(false)
})
