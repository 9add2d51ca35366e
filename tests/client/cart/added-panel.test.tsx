// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddedPanel } from '#client/features/cart/added-panel.tsx'
import { openPanel } from '#client/shop-ui/panels/panels.ts'
import type { Notice } from '#shared/api/notice.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import type { NewLine } from '#shared/cart/optimistic.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const line: NewLine = {
  ...{ sku: 'TRIO', parentSku: 'TRIO', type: 'grouped', name: 'Trio', path: '/trio', image: null },
  ...{ options: [], quantity: 1, unitPrice: 100_00, maxQuantity: null, inStock: true },
}
let page: RenderedPage

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('fetch', async () => Response.json(emptyCart))
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

test('R5.5: what is out of stock of a group is told one by one, and what is the same once', async () => {
  const soldOut = (name: string): Notice => ({
    ...{ type: 'error', key: 'errors.cart.outOfStockOf', params: { name } },
  })
  const volatile: Notice = { type: 'warning', key: 'notices.cart.volatileStock' }
  openPanel('added')
  await page.render(
    inShop(
      <AddedPanel
        added={{ line, before: [], notices: [soldOut('Blå'), soldOut('Röd'), volatile, volatile] }}
      />,
    ),
  )
  const texts = [...document.querySelectorAll('.cart-panel-foot > p')].map(({ textContent }) => textContent)
  expect(texts.filter(Boolean)).toEqual([
    'Blå är slut i lager och kan inte läggas i varukorgen!',
    'Röd är slut i lager och kan inte läggas i varukorgen!',
    expect.stringContaining('förbokad'),
  ])
})
