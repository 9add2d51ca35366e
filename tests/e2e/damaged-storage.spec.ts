import { expect, test } from '#tests/support/shop-fixture.ts'

const TEXTS = ['{', '7', 'null', '[1,[2]]', '{"cards":5}']
const LOCAL = [
  'cart:sv',
  'checkout:sv',
  'wishlist',
  'compare',
  'view-history',
  'searches',
  'claims',
  'widget:sv',
  'last-order:sv',
]
const SESSION = ['places', 'gathered', 'order-hashes']

test('a list that another build has put together, with cards of another form, is as if there were none', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('/favicon.svg'))
  await page.evaluate(() => {
    const cards = [{ sku: 'P1', path: '/p/P1/x', name: 'Ski' }]
    sessionStorage.setItem('skare:gathered', JSON.stringify({ key: '/klader', from: 1, to: 2, cards }))
  })
  await shop.open('/klader')
  await expect(page.locator('.product-card')).toHaveCount(50)
})

test('what is damaged on the device is as if there were none', async ({ page, shop }) => {
  test.setTimeout(120_000) // twenty pages
  for (const text of TEXTS) {
    await page.goto(shop.url('/favicon.svg'))
    await page.evaluate(
      ({ text, local, session }) => {
        for (const key of local) localStorage.setItem(`skare:${key}`, text)
        for (const key of session) sessionStorage.setItem(`skare:${key}`, text)
      },
      { text, local: LOCAL, session: SESSION },
    )
    for (const path of ['/klader', '/p/DEMO-SALE/x', '/onskelista', '/checkout']) {
      await shop.open(path)
      await expect(page.getByRole('heading', { level: 1 }), `${text} on ${path}`).toBeVisible()
    }
  }
})
