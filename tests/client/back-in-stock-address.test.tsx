// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { BackInStock, preloadBackInStock } from '#client/pages/product/back-in-stock/back-in-stock.tsx'
import { aProduct, aVariant, soldOut } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

test('the address that was typed stays when another variant is chosen', async () => {
  const page = createRenderedPage()
  const [asked, other] = ['SKI-187', 'SKI-192'].map((sku) => aVariant({}, { sku, stock: soldOut }))
  const product = aProduct({ sku: 'SKI' })
  const show = (variant = asked) =>
    page.render(inShop(<BackInStock product={product} variant={variant ?? null} />))
  const field = (selector: string) => page.main.querySelector<HTMLInputElement>(selector)
  await preloadBackInStock({ product, variant: asked ?? null })
  await show()
  await page.type(field('[type="email"]'), 'asa@example.com')
  await show(other)
  expect(field('[type="email"]')?.value).toBe('asa@example.com')
  expect(field('[name="sku"]')?.value).toBe('SKI-192')
  await page.render(null)
})
