import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPage } from '#client/catalogue/keep-page.ts'
import { readHead } from '#client/catalogue/saved-heads.ts'
import type { Page } from '#shared/page-data.ts'
import { storeViews } from '#shared/store-views.ts'
import { aRow } from '#tests/support/builders.ts'

/** A device that keeps everything. */
vi.mock('#client/storage/catalogue-tables.ts', async (load) => ({
  ...(await load<typeof import('#client/storage/catalogue-tables.ts')>()),
  openTable: (await import('#tests/support/memory-table.ts')).memoryTable,
}))

const page = { name: 'cms-page', data: {}, meta: {} } as unknown as Page // without products of its own
const fetched = vi.fn<typeof fetch>()

/** The shop lists these products; none has attributes to compare. */
const list = (...listed: string[]) =>
  fetched.mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'https://skare.test')
    const skus = searchParams.get('skus')?.split(',') ?? []
    const rows = skus.filter((sku) => listed.includes(sku)).map((sku) => aRow({ card: { sku } }))
    const products = rows.map(({ card }) => ({ card, specs: [] }))
    return Response.json(pathname.endsWith('compare') ? { products } : { rows, attributes: [] })
  })

const show = (lists: { wishlist?: string[]; compare?: string[] }) =>
  keepPage(storeViews.sv, { path: '/', page, wishlist: [], compare: [], ...lists })

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('for the pages that are shown one after the other', () => {
  test('a product that the store no longer has is asked for once', async () => {
    list('HERE')
    await show({ wishlist: ['HERE', 'GONE'] })
    expect(fetched).toHaveBeenCalledOnce()
    await show({ wishlist: ['HERE', 'GONE'] })
    expect(fetched).toHaveBeenCalledOnce()
    await show({ wishlist: ['HERE', 'GONE', 'ALSO-GONE'] })
    expect(fetched.mock.lastCall?.[0]).toBe('/api/products/rows?skus=ALSO-GONE')
  })

  test.each([
    ['is gone', 'LOST'],
    ['has nothing to compare', 'PLAIN'],
  ])('a compared product that %s is asked for once', async (_, sku) => {
    list('PLAIN')
    await show({ compare: [sku] })
    expect(fetched).toHaveBeenCalledTimes(2) // its row, and what is compared
    await show({ compare: [sku] })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('a product that was saved a year ahead is asked for again: the clock was set back', async () => {
    list('AHEAD')
    await show({ wishlist: ['AHEAD'] })
    vi.useFakeTimers({ now: Date.now() - 365 * 86_400_000, toFake: ['Date'] })
    await show({ wishlist: ['AHEAD'] })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['without a connection', async () => vi.stubGlobal('navigator', { onLine: false })],
    ['when the shop fails', async () => void fetched.mockResolvedValue(Response.json({}, { status: 502 }))],
  ])('what stands around a list is kept %s: other filters of it open from the device', async (why, fail) => {
    const path = `/${encodeURIComponent(why)}`
    const data = { category: { id: 7 }, list: { cards: [{ sku: `OF ${why}`.replaceAll(' ', '-') }] } }
    const category = { name: 'category', data, meta: {} } as unknown as Page // what keeping looks at
    await fail()
    await keepPage(storeViews.sv, { path, page: category, wishlist: [], compare: [] }).catch(() => undefined)
    expect(await readHead(storeViews.sv, path)).toMatchObject({
      name: 'category',
      data: { category: { id: 7 } },
    })
  })

  test('what could not be asked is asked with the next page', async () => {
    fetched.mockResolvedValue(Response.json({ error: { code: 'errors.platformAway' } }, { status: 502 }))
    await expect(show({ wishlist: ['LATE'] })).rejects.toThrow()
    list('LATE')
    await show({ wishlist: ['LATE'] })
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
