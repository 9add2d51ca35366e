// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { useSuggestions } from '#client/features/search/use-suggestions.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

vi.mock('#client/catalogue/suggest-saved.ts', () => ({
  suggestSaved: async (_store: unknown, query: string) => ({ ...answerTo(query), searchedProducts: 3 }),
}))

const answerTo = (query: string) => ({
  query,
  products: [],
  categories: [],
  brands: [],
  guides: [],
  total: 0,
})

const Suggested = ({ text }: { text: string }) => {
  const { query, searchedProducts } = useSuggestions(text) ?? {}
  return <p>{query && `${query} ${searchedProducts === undefined ? 'of the shop' : 'of the device'}`}</p>
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a text that the device has answered is asked of the shop again; what the shop has answered is not', async () => {
  vi.useFakeTimers()
  let isAway = true
  const fetched = vi.fn(async (path: string) => {
    if (isAway) throw new TypeError('away')
    return Response.json(answerTo(new URL(path, 'https://skare.test').searchParams.get('q') ?? ''))
  })
  vi.stubGlobal('fetch', fetched)
  const page = createRenderedPage()
  const show = async (text: string, shown: string) => {
    await page.render(inShop(<Suggested text={text} />))
    await page.run(() => vi.waitFor(() => expect(page.main.textContent).toBe(shown)))
  }
  await show('skate', 'skate of the device')
  isAway = false
  await show('stav', 'stav of the shop')
  await show('skate', 'skate of the device')
  await page.run(() => vi.advanceTimersByTimeAsync(3000))
  expect(page.main.textContent).toBe('skate of the shop')
  const calls = fetched.mock.calls.length
  await page.run(() => vi.advanceTimersByTimeAsync(10_000))
  await show('stav', 'stav of the shop')
  expect(fetched).toHaveBeenCalledTimes(calls)
  await page.render(null)
})
