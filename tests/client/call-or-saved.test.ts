import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveProducts } from '#client/catalogue/saved-listings.ts'
import { callCards, isFromDevice, untilFromShop } from '#client/features/saved-products/call-or-saved.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCard, aRow } from '#tests/support/builders.ts'

vi.mock('#client/storage/catalogue-tables.ts', async (load) => ({
  ...(await load<typeof import('#client/storage/catalogue-tables.ts')>()),
  openTable: (await import('#tests/support/memory-table.ts')).memoryTable,
}))

const fetched = vi.fn<typeof fetch>()
const call = (input: Parameters<typeof callCards>[2]) => callCards(storeViews.sv, 'products.cards', input)

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

test.each([
  ['sku', { skus: 'B,GONE,A' }, ['B', 'A']],
  ['id', { ids: '2,9,1' }, ['B', 'A']],
  ['what goes with a cart', { inCart: 'A' }, []],
])('cards by %s are the device’s where the network fails, and are called so', async (_, input, skus) => {
  const rows = [aRow({ card: { id: 1, sku: 'A' } }), aRow({ card: { id: 2, sku: 'B' } })]
  await saveProducts(storeViews.sv, { rows, attributes: [] })
  fetched.mockRejectedValue(new TypeError('away'))
  const answer = await call(input)
  expect(answer.cards.map(({ sku }) => sku)).toEqual(skus)
  expect(isFromDevice(answer)).toBe(true)
})

test('R9.5: the shop has five seconds; after the device’s answer it is asked again, after its own it is not', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout')
  fetched.mockResolvedValue(Response.json({ cards: [aCard({ sku: 'A' })] }))
  const answer = await call({ skus: 'A' })
  expect(given).toHaveBeenCalledExactlyOnceWith(5000)
  expect(untilFromShop().refreshInterval(undefined)).toBe(0)
  expect(untilFromShop().refreshInterval(answer)).toBe(0)
  expect(untilFromShop().refreshInterval({ ...answer, isFromDevice: true })).toBe(5000)
})

test('an error of the shop stays one', async () => {
  fetched.mockResolvedValue(Response.json({ error: { code: 'errors.platformAway' } }, { status: 502 }))
  await expect(call({ skus: 'A' })).rejects.toMatchObject({ code: 'errors.platformAway' })
})
