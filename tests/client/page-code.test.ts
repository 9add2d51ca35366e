import { afterEach, expect, test, vi } from 'vitest'
import { pageComponent, preloadPage } from '#client/pages/index.ts'

let isAway = true
const Page = () => null
const load = vi.fn(async () => {
  if (isAway) throw new Error('away')
  return Page
})
vi.mock('#client/i18n/load-messages.ts', () => ({ withMessages: () => load() }))
vi.mock('#client/pages/wishlist/wishlist-page.tsx', () => ({ WishlistPage: Page }))

afterEach(() => void vi.useRealTimers())

test('the code of a page that could not be had is asked for once, and again a second later', async () => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
  const first = pageComponent('wishlist')
  await expect(first).rejects.toThrow('away')
  Object.assign(first, { status: 'rejected' }) // React notes it
  expect(pageComponent('wishlist')).toBe(first) // it renders again at once after a failure
  isAway = false
  vi.advanceTimersByTime(1000)
  await preloadPage('wishlist')
  expect(await pageComponent('wishlist')).toBe(Page)
  expect(load).toHaveBeenCalledTimes(2)
})
