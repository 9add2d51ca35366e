import { afterEach, expect, test, vi } from 'vitest'
import { applyCode, removeCode } from '#client/features/cart/code-actions.ts'
import { storeViews } from '#shared/store-views.ts'

const { askAgain } = vi.hoisted(() => ({ askAgain: vi.fn() }))
vi.mock('#client/api/use-api.ts', () => ({ askAgain }))
vi.mock('#client/features/cart/cart-actions.ts', () => ({
  cartActions: () => ({ change: () => Promise.resolve([]) }),
}))
afterEach(() => vi.clearAllMocks())

test('what delivery costs is asked anew when a coupon has come or gone, which may make it free', async () => {
  await applyCode(storeViews.sv, 'coupon', 'FRAKT')
  await removeCode(storeViews.sv, 'coupon')
  expect(askAgain.mock.calls).toEqual([['checkout.shippingMethods'], ['checkout.shippingMethods']])
})

test('a gift card, which changes no price, asks for nothing', async () => {
  await applyCode(storeViews.sv, 'gift-card', 'GK-500')
  expect(askAgain).not.toHaveBeenCalled()
})
