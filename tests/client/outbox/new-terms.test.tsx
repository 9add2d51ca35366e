// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewTerms } from '#client/pages/order-confirmation/new-terms.tsx'
import { aCart, aCartLine, aQueuedOrder } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
let page: RenderedPage
beforeEach(() => {
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

/** An order of one tin of wax, shown while the shop has these goods for it. */
async function show(orderId: string, now: Parameters<typeof aCartLine>[0]): Promise<void> {
  const cart = aCart([aCartLine(now)])
  vi.stubGlobal('fetch', async () => Response.json({ cart, paymentMethods: [] }))
  await page.render(inShop(<NewTerms order={aQueuedOrder(orderId)} />))
  await vi.waitFor(async () => {
    await page.run(() => new Promise((done) => setTimeout(done)))
    expect(page.find('li')).toBeDefined()
  })
}

test('goods that have sold out cost what they did: no other sum is told', async () => {
  await show('sold-out', { inStock: false })
  expect(page.main.textContent).toBe(t('outbox.terms.soldOut', { name: 'Glidvalla' }))
})

test('a sum that is another one is told beside the one that was agreed', async () => {
  await show('dearer', { unitPrice: 120_00, rowTotal: 120_00 })
  expect(page.find('p')?.textContent).toBe(`${t('outbox.terms.sum', { before: '100\u00a0kr' })} 120\u00a0kr`)
})
