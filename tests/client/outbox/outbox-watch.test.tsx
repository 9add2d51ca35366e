import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outbox } from '#client/outbox/device-outbox.ts'
import { OutboxWatch } from '#client/pages/order-confirmation/outbox-watch.tsx'
import { shownNotifications } from '#client/shop-ui/notifications/notifications.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { Translate } from '#shared/i18n/translate.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { aCart, anAddress, aQueuedOrder, orderDetails } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { textsOf } from '#tests/support/texts.ts'

vi.mock('#client/features/outbox/use-replay.ts', () => ({ useReplay: () => [] }))
vi.mock('#client/shop-ui/dialog.tsx', () => ({ Dialog: () => null }))

const KEY = 'skare:checkout:sv'
const stored = new Map<string, string>()
const origins = { sv: '', no: '', en: '' }
const shell = { menu: [], footer: [] }
const { contact, carrierCode, methodCode, paymentMethod } = orderDetails()
const typed = { contact, address: anAddress(), carrierCode, methodCode, paymentCode: paymentMethod }
const next = { ...typed, address: anAddress({ city: 'Åre' }) }
const kept = () => JSON.parse(stored.get(KEY) ?? 'null')

const NO_CONNECTION = new TypeError('Failed to fetch')

let browser: BareBrowser

/** An order that waits in this tab is answered. */
async function hear(answer: { state: 'acknowledged' | 'rejected'; result: unknown }): Promise<void> {
  const order = aQueuedOrder(crypto.randomUUID())
  await browser.run(() => outbox.put({ ...order, ...answer, transmited: true }))
}
const accept = () => hear({ state: 'acknowledged', result: { orderNumber: '1', email: 'a@example.com' } })
const refuse = () => hear({ state: 'rejected', result: 'errors.order.validation' })

beforeEach(async () => {
  stored.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be sealed here
  browser = createBareBrowser('/')
  vi.stubGlobal('fetch', () => Promise.reject(NO_CONNECTION))
  vi.stubGlobal('localStorage', memoryStorage(stored))
  await show(String)
})
const show = (t: Translate) =>
  browser.render(
    <ShopProvider storeCode="sv" origins={origins} shell={shell} t={t}>
      <OutboxWatch page="home" />
    </ShopProvider>,
  )
afterEach(async () => {
  await browser.render(null)
  for (const { task_id } of outbox.read()) await outbox.remove(task_id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the answer to an order', () => {
  test('R4.82 that is taken takes what was typed for it', async () => {
    stored.set(KEY, JSON.stringify(typed))
    await accept()
    expect(kept()).toBeNull()
    expect(stored.has('skare:last-order:sv')).toBe(true)
  })

  test('R8.38 that is invalid says where to write to', async () => {
    Object.assign(document, { visibilityState: 'visible' })
    await show(textsOf('sv'))
    await refuse()
    await vi.waitFor(() => expect(outbox.read()).toEqual([]))
    expect(shownNotifications.read().at(-1)?.message).toContain('hej@skare.example')
  })

  test('that is refused gives back what was typed for it', async () => {
    await refuse()
    expect(kept()).toMatchObject(typed)
  })

  const offlineCart = { baseIds: [], changes: [{ sku: 'WAX-45', quantity: 2 }] }

  test('that is refused unread gives its cart back first, and keeps the order until that has worked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Object.assign(document, { visibilityState: 'visible' })
    const calls = vi.fn<typeof fetch>().mockRejectedValue(NO_CONNECTION)
    vi.stubGlobal('fetch', calls)
    const order = aQueuedOrder(crypto.randomUUID(), { details: { ...orderDetails(), offlineCart } })
    const refusal = { state: 'rejected', result: 'errors.badRequest', transmited: true } as const
    await browser.run(() => outbox.put({ ...order, ...refusal }))
    await vi.waitFor(() =>
      expect(calls.mock.calls.map(([address]) => String(address))).toContain('/api/cart/changes'),
    )
    expect(outbox.read()).toHaveLength(1)
    calls.mockImplementation(async () => Response.json({ cart: aCart(), notices: [] }))
    await browser.run(() => outbox.load()) // the next look
    await vi.waitFor(() => expect(outbox.read()).toEqual([]))
  })

  test.each([
    ['taken', accept],
    ['refused', refuse],
  ])('that is %s leaves what was typed for the next one', async (_, answer) => {
    stored.set(KEY, JSON.stringify(next))
    await answer()
    expect(kept()).toEqual(next)
  })
})
