// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { OrderAgain } from '#client/pages/account/order-again.tsx'
import { orderAgainSchema } from '#shared/account/order-again.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const asked = vi.fn<(lines: { sku: string }[]) => void>()
vi.mock('#client/api/call-in-turn.ts', () => ({
  callInTurn: async (_: unknown, __: string, input: { lines: { sku: string }[] }) => {
    orderAgainSchema.parse(input)
    asked(input.lines)
    return { cart: null, added: input.lines.length, left: [] }
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('an order of more lines than are taken at once is ordered again in turns', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    sku: `S${at}`,
    name: `Vara ${at}`,
    quantity: 1,
    options: [],
  }))
  const page = createRenderedPage()
  await page.render(inShop(<OrderAgain order={{ number: '1', lines } as unknown as PastOrder} />))
  await page.press(page.find('button'))
  expect(asked.mock.lastCall?.[0]).toHaveLength(50)
  expect(page.main.querySelectorAll('li')).toHaveLength(10)
  await page.press(page.find('button'))
  expect(asked.mock.lastCall?.[0].map(({ sku }) => sku)).toEqual(lines.slice(50).map(({ sku }) => sku))
  expect(page.main.querySelectorAll('li')).toHaveLength(0)
  await page.render(null)
})
