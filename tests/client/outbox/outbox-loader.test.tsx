// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutboxLoader } from '#client/app/layouts/outbox-loader.tsx'
import { withMessages } from '#client/i18n/load-messages.ts'
import { removeOutboxMark, setOutboxMark } from '#client/outbox/outbox-mark.ts'
import { NavigationContext } from '#client/router/index.ts'
import { navigationAt } from '#tests/support/navigation.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

vi.mock('#client/i18n/load-messages.ts', () => ({ withMessages: vi.fn() }))
vi.mock('#client/pages/order-confirmation/outbox-watch.tsx', () => ({ OutboxWatch: () => null }))

const loaded = vi.mocked(withMessages)
const Watch = () => <output>It is sent.</output>
let page: RenderedPage

const show = (current: string) =>
  page.render(
    <NavigationContext value={navigationAt(current, null)}>
      <OutboxLoader page="category" />
    </NavigationContext>,
  )

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  setOutboxMark()
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  removeOutboxMark()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what sends the waiting orders is asked for again with the next page, and when the connection is back', async () => {
  const noConnection = new TypeError('no connection')
  loaded.mockRejectedValueOnce(noConnection).mockRejectedValueOnce(noConnection).mockResolvedValue(Watch)
  for (const url of ['/skidor', '/klader']) {
    await show(url)
    vi.advanceTimersByTime(1000)
  }
  expect([loaded.mock.calls.length, page.main.textContent]).toEqual([2, ''])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await page.run(() => dispatchEvent(new Event('online')))
  expect(page.main.textContent).toBe('It is sent.')
})
