// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#client/outbox/device-outbox.ts'
import { queueTask } from '#client/outbox/queue-task.ts'
import { WaitingTasks } from '#client/pages/order-confirmation/waiting-tasks.tsx'
import { storeViews } from '#shared/store-views.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
let page: RenderedPage

const subscribe = (email: string) =>
  page.run(() => queueTask(storeViews.sv, { kind: 'newsletter', payload: { email } }))

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be sealed here
  page = createRenderedPage()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.spyOn(outbox, 'isInTabOnly').mockReturnValue(false)
  await page.render(
    inShop(
      <>
        <h1>Mitt konto</h1>
        <WaitingTasks />
      </>,
    ),
  )
  await subscribe('asa@example.com')
})
afterEach(async () => {
  await page.render(null)
  for (const { task_id } of outbox.read()) await outbox.remove(task_id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('only where an order waits there is an order to cancel', async () => {
  expect(page.main.textContent).toContain(t('outbox.kind.newsletter'))
  expect(page.main.textContent).not.toContain(t('outbox.shared'))
  await page.run(() => outbox.put(aQueuedOrder('one')))
  expect(page.main.textContent).toContain(t('outbox.shared'))
})

test('a row that is removed leaves the focus to the heading, not to nobody', async () => {
  await subscribe('bo@example.com')
  await page.press(page.find('button', t('outbox.remove')))
  await vi.waitFor(() => expect(document.activeElement?.nodeName).toBe('H1'))
  expect(outbox.read()).toHaveLength(1)
})
