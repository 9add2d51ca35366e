import type { Page } from '@playwright/test'
import { goToPayment } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, tagLong, test } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

/** The served document is there to read, its links and forms work, and it did not load a second time. */
async function expectUsable(page: Page, shop: Shop, loads: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.product-card').first()).toBeVisible()
  expect(loads).toHaveLength(1)
  await shop.searchField().fill('skate')
  await shop.searchField().press('Enter')
  await expect(page).toHaveURL(/sokresultat\?s=skate/)
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(async () => {
    await page.locator('.product-card a').first().click() // lost when the document is put back under the pointer
    await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Addresses of the documents that load. */
function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

test.beforeEach(({ expectFaults }) => expectFaults(/./)) // a fault is planted: the console tells of it

for (const [what, answer] of [
  ['does not come', null],
  ['is garbage', '<!doctype html><title>Log in to the network</title>'],
] as const) {
  test(
    `code that ${what} leaves the served page to be used`,
    tagLong(answer !== null),
    async ({ page, shop }) => {
      await page.route('**/assets/shop-*.js', (route) =>
        answer ? route.fulfill({ body: answer, contentType: 'text/html' }) : route.abort(),
      )
      const loads = watchLoads(page)
      await page.goto(shop.url('/klader'))
      await giveSignOfUse(page)
      await page.waitForTimeout(500)
      await expectUsable(page, shop, loads)
    },
  )
}

test('a fault of the frame while the page hydrates leaves the served page to be used', async ({
  page,
  shop,
}) => {
  await page.route(
    (url) => !/assets|api|\/i\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"footer":[', '"footer":0,"rest":[')
      await route.fulfill({ response, body })
    },
  )
  const loads = watchLoads(page)
  await page.goto(shop.url('/klader'))
  await giveSignOfUse(page)
  await page.waitForTimeout(1500)
  await expectUsable(page, shop, loads)
})

test('a fault above the page leaves the served page to be used, with what was typed', {
  tag: '@long',
}, async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('planted')
      },
    })
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('#footer-email')
      if (field) field.value = 'tora@example.com' // before React starts
    })
  })
  const loads = watchLoads(page)
  await page.goto(shop.url('/klader'))
  await giveSignOfUse(page)
  await page.waitForTimeout(1500)
  await expect(page.locator('#footer-email')).toHaveValue('tora@example.com')
  await expectUsable(page, shop, loads)
})

test('suggestions that cannot come leave the search field as it is', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await page.route('**/assets/search-suggestions-*.js', (route) => route.abort())
  await shop.open('/klader')
  await shop.searchField().fill('skate')
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kläder')
  await shop.searchField().press('Enter')
  await expect(page).toHaveURL(/sokresultat\?s=skate/)
})

for (const [what, files, act] of [
  ['reviews', 'secondary-sections', (page: Page) => page.locator('.site-footer').scrollIntoViewIfNeeded()],
  ['buttons that save', 'saved-products', () => undefined],
  [
    'form for what is sold out',
    'back-in-stock-form',
    (page: Page) => page.getByText('200 cm').first().click(),
  ],
] as const) {
  test(
    `the ${what} of a product that cannot come leave its page as it is`,
    tagLong(what !== 'buttons that save'),
    async ({ page, shop }) => {
      await page.route(`**/assets/${files}-*.js`, (route) => route.abort())
      const isAskedFor = page.waitForRequest(new RegExp(`/assets/${files}-`))
      await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-190')
      await act(page)
      await isAskedFor
      await page.waitForTimeout(500)
      await expect(page.locator('.product-page h1')).toBeVisible()
    },
  )
}

test('a picture whose dialog cannot come says so, and opens when it can', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await page.route('**/assets/zoom-dialog-*.js', (route) => route.abort(), { times: 1 })
  await shop.open('/p/DEMO-CONF/x')
  const picture = page.locator('.product-gallery li a').first()
  await picture.click()
  await expect(page.locator('.notification')).toHaveText(new RegExp(shop.t()('errors.unexpected')))
  await expect(async () => {
    await picture.click({ timeout: 2000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1500 })
  }).toPass()
})

test('the checkout goes on where the form for an account cannot come', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await page.route('**/assets/new-account-*.js', (route) => route.abort())
  await shop.putInCart()
  await goToPayment(page, shop, 'ingrid@example.com')
  await expect(page.locator('input[type="radio"][value="hosted_invoice"]')).toBeVisible()
})

for (const hash of ['#10-tips', '#%', '#"]', '#main']) {
  test(
    `a link to ${hash} keeps the page, whatever its name`,
    tagLong(hash !== '#%'),
    async ({ page, shop }) => {
      await shop.open('/kopguider')
      const guide = '/kopguider/choose-cross-country-skis'
      await page.evaluate(
        ({ path, hash }) => {
          const link = Object.assign(document.createElement('a'), {
            href: path + hash,
            textContent: 'planted',
          })
          document.querySelector('main')?.prepend(link)
        },
        { path: guide, hash },
      )
      await page.getByRole('link', { name: 'planted' }).click()
      await expect(page).toHaveURL(new RegExp(guide))
      await expect(
        page.getByRole('navigation', { name: 'Kategorier' }).or(page.locator('.site-header')).first(),
      ).toBeVisible()
      await expect(page.locator('.content-page h1')).toBeVisible()
      await page.goto(shop.url(guide + hash))
      await shop.hydrated()
      await expect(page.locator('.content-page h1')).toBeVisible()
    },
  )
}
