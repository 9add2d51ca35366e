// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { askFor } from '#client/shop-ui/group-prices/fetch-group-prices.ts'
import { ownedBy, readGroupPrices, showGroupPrices } from '#client/shop-ui/group-prices/group-prices.ts'
import { storeViews } from '#shared/store-views.ts'

const asked = vi.fn<(skus: string[]) => Promise<{ prices: object | null }>>()
vi.mock('#client/api/call-api.ts', () => ({
  callApi: (_: unknown, __: string, { skus }: { skus: string }) => asked(skus.split(',')),
}))

const skus = Array.from({ length: 60 }, (_, at) => `S${at}`)
const offer = { price: { current: 90_00, was: null }, from: false }

beforeEach(() => showGroupPrices(ownedBy('7')))

test('a call that fails takes the prices of its own products only, and they are asked for again when they are shown anew', async () => {
  asked.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ prices: { S59: offer } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await Promise.allSettled(skus.map((sku) => askFor(storeViews.sv, sku)))
  expect(readGroupPrices().prices).toEqual({ S59: offer })
  expect(asked.mock.calls.map(([call]) => call.length)).toEqual([50, 10])

  await askFor(storeViews.sv, 'S0') // shown anew
  expect(asked).toHaveBeenLastCalledWith(['S0'])
})
