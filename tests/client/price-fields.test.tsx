// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { PriceFields } from '#client/features/product-list/price-fields.tsx'
import { emptyListQuery } from '#shared/catalogue/filters.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

vi.mock('#client/ui/when-near.tsx', () => ({ WhenNear: () => null }))

afterEach(() => vi.unstubAllGlobals())

test('another address writes the fields anew, and the one with the focus keeps it', async () => {
  const page = createRenderedPage()
  const show = (price: string[]) =>
    page.render(
      inShop(
        <PriceFields
          bounds={{ min: 100, max: 900 }}
          path="/klader"
          query={{ ...emptyListQuery, filters: { price } }}
        />,
      ),
    )
  const fields = () => [...page.main.querySelectorAll<HTMLInputElement>('[type=number]')]
  const values = () => fields().map(({ value }) => value)
  await show(['400-'])
  const [from, to] = fields()
  await page.type(from, '437')
  await page.type(to, '800')
  from?.focus()
  await show(['437-900'])
  expect(document.activeElement).toBe(from)
  expect([values(), from?.defaultValue]).toEqual([['437', '900'], '437'])
  await page.type(to, '800')
  await show(['437-900'])
  expect(values()).toEqual(['437', '800'])
  await page.run(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(values()).toEqual(['437', '900'])
  await show([])
  expect(values()).toEqual(['', ''])
  await page.render(null)
})
