// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Checkout } from '#client/pages/checkout/checkout.tsx'
import { emptyCart } from '#shared/cart/cart.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const fetched = vi.fn<typeof fetch>()
let page: RenderedPage
vi.mock('#client/router/index.ts', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
}))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()))
  vi.stubGlobal('fetch', fetched)
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a cart that nobody knows says that the shop cannot be reached, and is asked for again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await page.render(inShop(<Checkout />))
  expect(await page.findLater('[role=alert]', 'Ingen kontakt med butiken')).toBeDefined()
  expect(page.find('[aria-busy]')).toBeUndefined()

  fetched.mockImplementation(async () => Response.json(emptyCart))
  await page.press(page.find('button', 'Försök igen'))
  expect(await page.findLater('[role=status]', 'Varukorgen är tom')).toBeDefined()
})
