import { expect, test } from '#tests/support/shop-fixture.ts'

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === 'phone', 'the header leaves while the shopper scrolls down')
})

/** At the smaller width the menu takes two lines. */
const WIDTHS = [1024, 1440]

const STAYING = {
  '/p/DEMO-CONF/x': '.buy-box',
  '/varukorg': '.cart-page-sum',
  '/checkout': '.order-summary',
}

for (const [path, staying] of Object.entries(STAYING)) {
  test(`what stays in view on ${path} stands below the header`, async ({ page, shop }) => {
    for (const sku of ['DEMO-LOW', 'DEMO-SALE', 'DEMO-VIRTUAL']) await shop.putInCart({ sku })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await shop.open(path)
      await expect(page.locator(staying)).toBeVisible()
      const belowHeader = () =>
        page.evaluate((selector) => {
          const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect()
          return (edge(selector)?.top ?? Number.NaN) - (edge('.site-header')?.bottom ?? 0)
        }, staying)
      const before = await belowHeader()
      await page.mouse.move(100, 400)
      await page.mouse.wheel(0, before + 40)
      await expect.poll(belowHeader).toBeLessThan(before)
      expect(await belowHeader()).toBeGreaterThanOrEqual(0)
    }
  })
}

test('the header covers nothing that is scrolled into view', async ({ page, shop }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await shop.open('/p/DEMO-CONF/x')
    const heading = page.getByRole('heading', { name: shop.t()('product.description') })
    const top = await heading.evaluate((element) => {
      element.scrollIntoView()
      return element.getBoundingClientRect().top
    })
    const header = await page.locator('.site-header').boundingBox()
    expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  }
})
