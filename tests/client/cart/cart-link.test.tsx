// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartLink } from '#client/features/cart/cart-link.tsx'
import { BrowserRouter } from '#client/router/index.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const fetched = vi.fn<typeof fetch>()
const cartOf = (quantity: number) => aCart([aCartLine({ quantity })])
let page: RenderedPage

beforeEach(() => {
  const stored = new Map([['skare:cart:sv', JSON.stringify(cartOf(1))]])
  vi.stubGlobal('localStorage', memoryStorage(stored))
  vi.stubGlobal('fetch', fetched)
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

const asked = () => fetched.mock.calls.filter(([path]) => String(path).endsWith('/api/cart')).length

test('R4.86: when the connection is back the cart is loaded again, and the badge shows it', async () => {
  fetched.mockImplementation(async () => Response.json(cartOf(2)))
  await page.render(<BrowserRouter>{inShop(<CartLink />)}</BrowserRouter>)
  expect(await page.findLater('.cart-link b', '2')).toBeDefined()
  const before = asked()
  fetched.mockImplementation(async () => Response.json(cartOf(3)))
  await page.run(() => dispatchEvent(new Event('online')))
  expect(await page.findLater('.cart-link b', '3')).toBeDefined()
  expect(asked()).toBe(before + 1)
})
