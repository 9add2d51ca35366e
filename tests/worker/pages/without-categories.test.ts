import { beforeEach, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const PRODUCT = '/p/DEMO-SALE/x'
const shopper = createShopper()
/** Links above the product. */
const linksAbove = (html: string) =>
  (/<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '').split('href=').length - 1

test('after the purge of a category, whose search then fails, a product is shown without its path, and with it later', async () => {
  const whole = linksAbove(await (await shopper.get(PRODUCT)).text())
  expect(whole).toBeGreaterThan(1)
  await shopper.get('/invalidate?tag=C9&key=skare-development-purge-key') // vitest.config.ts
  upstream.answer = ({ url }) =>
    url.includes('/category/_search') ? new Response('', { status: 503 }) : undefined
  const response = await shopper.get(PRODUCT)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('class="buy-box"')
  expect(linksAbove(html)).toBeLessThan(whole)
  upstream.reset()
  clock.pass(61 * SECOND) // longer than any breaker stays open
  await expect.poll(async () => linksAbove(await (await shopper.get(PRODUCT)).text())).toBe(whole)
})
