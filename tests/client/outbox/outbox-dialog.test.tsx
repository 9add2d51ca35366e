import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#client/outbox/device-outbox.ts'
import { OutboxWatch } from '#client/pages/order-confirmation/outbox-watch.tsx'
import type { PageName } from '#shared/routes.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'

let asked: string[] = []
let dialog: { isOpen: boolean; onClose: () => void }

/** As the native one: it tells that it has closed, whoever has closed it. */
function FakeDialog({ isOpen, onClose }: typeof dialog) {
  dialog = { isOpen, onClose }
  useEffect(() => (isOpen ? () => queueMicrotask(() => dialog.onClose()) : undefined), [isOpen])
  return null
}

vi.mock('#client/features/outbox/use-replay.ts', () => ({ useReplay: () => asked }))
vi.mock('#client/shop-ui/dialog.tsx', () => ({ Dialog: (props: typeof dialog) => FakeDialog(props) }))

const stored = new Map<string, string>()
let browser: BareBrowser

const show = (page: PageName = 'home') => browser.render(inShop(<OutboxWatch page={page} />))

/** An order that the shopper has to be asked about. */
async function ask(id: string): Promise<void> {
  asked = [id]
  await browser.run(() => outbox.put(aQueuedOrder(id)))
  await show()
}

beforeEach(async () => {
  stored.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be sealed here
  browser = createBareBrowser('/')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('localStorage', memoryStorage(stored))
  await show()
  await ask('one')
})
afterEach(async () => {
  await browser.render(null)
  for (const { task_id } of outbox.read()) await outbox.remove(task_id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the next question is asked, too, after the first one was answered', async () => {
  expect(dialog.isOpen).toBe(true)
  await browser.run(() => outbox.remove('one'))
  expect(dialog.isOpen).toBe(false)
  await ask('two')
  expect(dialog.isOpen).toBe(true)
})

test('who follows its link to the login has not postponed the question', async () => {
  await show('account')
  expect([dialog.isOpen, stored.has('skare:claims')]).toEqual([false, false])
  await show()
  expect(dialog.isOpen).toBe(true)
})

test('who closes it is asked no more, until tomorrow', async () => {
  await browser.run(() => dialog.onClose())
  await ask('two')
  expect([dialog.isOpen, stored.has('skare:claims')]).toEqual([false, true])
})
