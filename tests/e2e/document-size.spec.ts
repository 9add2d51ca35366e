import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#tests/support/budgets.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test('the document of a listing of 50 products keeps to its budget, page data included', async ({
  request,
  shop,
}) => {
  const headers = { 'Accept-Encoding': 'identity' }
  const html = await (await request.get(shop.url('/klader'), { headers })).text()
  expect(html.match(/class="product-card"/g)).toHaveLength(50)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budgets.listingHtml)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.listingBrotli)
})
