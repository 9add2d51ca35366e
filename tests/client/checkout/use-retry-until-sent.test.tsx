import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRetryUntilSent } from '#client/pages/checkout/use-retry-until-sent.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'

const send = vi.fn<() => Promise<void>>()
let browser: BareBrowser

function Checkout({ hasUnsent }: { hasUnsent: boolean }) {
  useRetryUntilSent(hasUnsent, send)
  return null
}

const show = (hasUnsent: boolean) => browser.render(<Checkout hasUnsent={hasUnsent} />)
const wait = (ms: number) => browser.run(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  browser = createBareBrowser('/checkout')
  send.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is unsent is sent every ten seconds, and at once when the connection is back', async () => {
  await show(true)
  await wait(9_999)
  expect(send).not.toHaveBeenCalled()
  await wait(1)
  await browser.hear('online')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a try that fails is followed by another, one without an answer yet by none', async () => {
  send.mockRejectedValueOnce(new TypeError('offline')).mockReturnValueOnce(new Promise(() => undefined))
  await show(true)
  for (let tries = 0; tries < 4; tries += 1) await wait(10_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what has arrived is not sent again', async () => {
  await show(true)
  await show(false)
  await wait(30_000)
  await browser.hear('online')
  expect(send).not.toHaveBeenCalled()
})
