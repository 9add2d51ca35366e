import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useOutbox } from '#client/features/outbox/use-outbox.ts'
import { outbox } from '#client/outbox/device-outbox.ts'
import { useRefused } from '#client/pages/order-confirmation/use-refused.ts'
import type { Confirmation } from '#shared/api/checkout.ts'
import { isOrder, type QueuedOrder } from '#shared/outbox/task.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'

const shown = vi.fn<(refused: string[]) => null>(() => null)
const rejected = { state: 'rejected', transmited: true, result: 'errors.order.validation' } as const
const acknowledged = (orderNumber: string) =>
  ({
    state: 'acknowledged',
    transmited: true,
    result: { orderNumber, email: 'asa.berg@example.com' },
  }) as const
let browser: BareBrowser
/** The number that the page shows when no other order hides it. */
let confirmed: string | undefined

const hidden = vi.fn<(confirmation: Confirmation) => void>()

function Page() {
  const [confirmation, onConfirmed] = useState<Confirmation | null>(null)
  const refused = useRefused(useOutbox().filter(isOrder), {
    shown: confirmation,
    onConfirmed,
    onHidden: hidden,
  })
  confirmed = confirmation?.orderNumber
  return shown(refused.map(({ task_id }) => task_id))
}

const keep = (id: string, parts: Partial<QueuedOrder> = {}) =>
  browser.run(() => outbox.put({ ...aQueuedOrder(id), ...parts }))
const left = () => outbox.read().map(({ task_id }) => task_id)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be kept here
  browser = createBareBrowser('/tack')
  await browser.render(<Page />)
})
afterEach(async () => {
  await browser.render(null)
  for (const id of left()) await outbox.remove(id)
  shown.mockClear()
  hidden.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an order that was refused', () => {
  test('is told, and leaves the outbox', async () => {
    await keep('one', rejected)
    expect(shown).toHaveBeenLastCalledWith(['one'])
    expect(left()).toEqual([])
  })

  test('stays in the outbox while another waits: the page does not show it yet', async () => {
    await keep('two')
    await keep('one', rejected)
    expect(shown).toHaveBeenLastCalledWith([])
    expect(left()).toEqual(['two', 'one'])
    await keep('two', rejected)
    expect(shown.mock.lastCall?.[0].toSorted()).toEqual(['one', 'two'])
    expect(left()).toEqual([])
  })
})

describe('an order that was taken', () => {
  const told = () => hidden.mock.calls.map(([{ orderNumber }]) => orderNumber)

  test('is shown by the page, which tells it in no other way', async () => {
    await keep('one', acknowledged('100000101'))
    expect([confirmed, told(), left()]).toEqual(['100000101', [], []])
  })

  test('is told once by its number while another waits, which the page shows', async () => {
    await keep('two')
    await keep('one', acknowledged('100000101'))
    await browser.render(<Page />)
    expect([told(), left()]).toEqual([['100000101'], ['two']])
    await keep('two', acknowledged('100000102'))
    expect([confirmed, told(), left()]).toEqual(['100000102', ['100000101'], []])
  })

  test('is told by its number when another is refused', async () => {
    await keep('two')
    await keep('one', rejected)
    await keep('two', acknowledged('100000102'))
    expect(shown).toHaveBeenLastCalledWith(['one'])
    expect([told(), left()]).toEqual([['100000102'], []])
  })
})
