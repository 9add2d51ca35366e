import type { Page } from '@playwright/test'
import { pressAdd } from '#tests/support/cart-steps.ts'
import { setOffline } from '#tests/support/cold-start.ts'
import { controlled, expect, hydrated, open, savedPage, test } from '#tests/support/device-fixture.ts'
import type { NetworkDoor } from '#tests/support/network-door.ts'
import { keptHeads, keptProducts } from '#tests/support/saved-on-device.ts'

test.beforeEach(async ({ expectFaults, page, doorShop: shop }) => {
  expectFaults(/ERR_|errors\.offline|^console: page/)
  await shop.open('/skidor')
  await controlled(page)
  await savedPage(page, '/skidor')
  await savedPage(page, '/')
})

/** The network is gone at the server and for the browser. */
async function cut(page: Page, door: NetworkDoor): Promise<void> {
  door.cut()
  await setOffline(page.context(), true)
}

async function restore(page: Page, door: NetworkDoor): Promise<void> {
  door.open()
  await setOffline(page.context(), false)
}

test('an address that is not saved stays, says so, and lists what is saved; the page comes by itself with the connection', async ({
  page,
  door,
  doorShop: shop,
}) => {
  const t = shop.t()
  await page.locator('.product-card a').first().click()
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
  const name = (await page.locator('main h1').textContent()) ?? ''
  await savedPage(page, new URL(page.url()).pathname)
  await cut(page, door)
  await open(page, shop.url('/kopguider'))
  await expect(page.getByRole('heading', { level: 1, name: t('error.offlineTitle') })).toBeVisible()
  await expect(page.getByText(t('offline.notSaved'))).toBeVisible()
  await expect(page).toHaveURL(shop.url('/kopguider'))
  const saved = page.getByRole('region', { name: t('head.offline.title') })
  await expect(saved.getByRole('link', { name })).toBeVisible()
  await expect(saved.getByRole('link', { name: 'Skidor' })).toBeVisible()
  await expect(saved.getByText(/Sparades för \d+ minut/).first()).toBeVisible()
  await expect(page.getByText(t('error.mention'))).toHaveCount(0)

  await saved.getByRole('searchbox').fill('finns inte')
  await expect(page.getByText(t('offline.noMatch', { query: 'finns inte' }))).toBeVisible()
  await saved.getByRole('searchbox').fill(name.slice(0, 5))
  await expect(saved.getByRole('link', { name })).toBeVisible()

  await restore(page, door)
  await expect(page.getByRole('heading', { level: 1, name: 'Köpguider' })).toBeVisible()
  await expect(page.locator('.offline-bar')).toHaveCount(0)
})

test('R2.79: a link to a page that is not saved is marked; following it tells the shopper and leads home, whose bar leads to what is saved', {
  tag: '@long',
}, async ({ page, door, doorShop: shop }) => {
  const t = shop.t()
  await cut(page, door)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken' })
  await expect(link).toHaveAttribute('data-not-saved', '')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: t('head.wishlist.title') }),
  ).not.toHaveAttribute('data-not-saved')
  await link.click()
  await expect(page.getByText(t('offline.notHere'))).toBeVisible()
  await expect(page).toHaveURL(shop.url('/'))
  await expect(page.locator('.home-page')).toBeVisible()
  await page.getByRole('link', { name: t('offline.bar.list') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.offline.title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Skidor' })).toBeVisible()
})

test('the bar goes when the connection is back and the page has been loaded anew', { tag: '@long' }, async ({
  page,
  door,
  doorShop: shop,
}) => {
  const t = shop.t()
  await cut(page, door)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.offline-bar')).toContainText(t('offline.bar.offline'))
  await expect(page.locator('.offline-bar')).toContainText('Sidan sparades för 1 minut sedan.')
  await expect(page.locator('.offline-bar')).toContainText(t('offline.bar.prices'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await restore(page, door)
  await expect(page.locator('.offline-bar')).toHaveCount(0)
  await expect(page.locator('.product-card').first()).toBeVisible()
})

test('R1.45 R2.52: a product is open with the size that was chosen, whether the network is gone or silent, and no size of it is marked', async ({
  page,
  door,
  doorShop: shop,
}) => {
  await shop.open('/p/DEMO-CONF/x')
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  const { pathname } = new URL(canonical ?? '')
  await open(page, shop.url(pathname))
  await savedPage(page, pathname)
  const sizes = page.locator('.option-group').last()
  await page.locator('.option-group').first().getByRole('link').first().click()
  await sizes.getByRole('link', { name: '180 cm' }).click()
  await expect(page).toHaveURL(/\?childSku=/)

  await cut(page, door)
  await page.reload()
  await expect(page.locator('.offline-bar')).toBeVisible()
  await expect(sizes.locator('.option-group-label')).toContainText('180 cm')
  await expect(page.locator('.site-footer a[data-not-saved]').first()).toBeAttached()
  await expect(page.locator('.option-group li a[data-not-saved]')).toHaveCount(0)

  await setOffline(page.context(), false)
  door.silence()
  await page.reload()
  await expect(sizes.locator('.option-group-label')).toContainText('180 cm')
})

test('R7.43: without a connection a list is filtered, sorted and searched among the saved products, and says among how many', async ({
  page,
  door,
  doorShop: shop,
  isMobile,
}) => {
  const t = shop.t()
  await keptProducts(page, 50)
  await cut(page, door)
  if (isMobile) await page.getByRole('button', { name: t('list.filters') }).click()
  const brand = page.locator('.filter-group').first().getByRole('link').first()
  const count = Number(/(\d+)\s*$/.exec(await brand.innerText())?.[1])
  await brand.click()
  await expect(page).toHaveURL(/ls_brand=/)
  await expect(page.locator('.offline-bar')).toContainText(/Sökningen gäller \d+ sparade produkter/)
  const shown = Number(/\d+/.exec(await page.locator('.product-list-count').innerText())?.[0])
  expect(shown).toBeGreaterThan(0)
  expect(shown, 'fewer are saved than the shop has').toBeLessThanOrEqual(count)
  await expect(page.locator('.product-card')).toHaveCount(shown)
  await page.goto(`${page.url()}&sort=price-asc`)
  await hydrated(page)
  const prices = page.locator('.product-card .price')
  await expect(prices).toHaveCount(shown)
  const amounts = (await prices.allInnerTexts()).map((text) =>
    Number(/[\d\s]+(?=kr)/.exec(text)?.[0].replace(/\s/g, '')),
  )
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
})

test('R7.44: a list that was only opened is filtered without a connection, when React starts after that', async ({
  page,
  door,
  doorShop: shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  const t = shop.t()
  await keptHeads(page, 1)
  await page.goto(shop.url('/klader'))
  await savedPage(page, '/klader') // by the service worker
  await cut(page, door)
  await hydrated(page)
  await keptHeads(page, 2)
  await page.getByRole('button', { name: t('list.filters') }).click()
  await page.locator('.filter-group').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/klader\?ls_brand=/)
  await expect(page.locator('.offline-bar')).toContainText(/Sökningen gäller \d+ sparade produkter/)
  await expect(page.getByText(t('offline.notHere'))).toHaveCount(0)
})

test('R7.44: a search without a connection finds what is saved, and nothing is an answer, too', async ({
  page,
  door,
  doorShop: shop,
}) => {
  const t = shop.t()
  await keptProducts(page, 50)
  await cut(page, door)
  await shop.searchField().fill('skate')
  const suggestions = page.getByRole('listbox', { name: t('search.suggestions') })
  await expect(suggestions.getByText(t('offline.bar.offline'))).toBeVisible()
  await expect(suggestions.getByRole('option').filter({ hasText: /skate/i }).first()).toBeVisible()
  await shop.searchField().press('Enter')
  await expect(page).toHaveURL(/sokresultat\?s=skate/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('skate')
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(page.locator('.offline-bar')).toContainText(/Sökningen gäller \d+ sparade produkter/)

  await page.goto(shop.url('/sokresultat?s=qqqq'))
  await hydrated(page)
  await expect(page.getByText(t('search.nothing', { query: 'qqqq' })).first()).toBeVisible()
  await expect(page.locator('.offline-bar')).toContainText(t('offline.bar.offline'))
})

test('a text that the device has suggested for is asked of the shop again, once it can be reached', async ({
  page,
  door,
  doorShop: shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  const t = shop.t()
  const field = shop.searchField()
  const suggestions = page.getByRole('listbox', { name: t('search.suggestions') })
  await field.fill('skate') // with its code, before the network goes
  await expect(suggestions.getByRole('option').first()).toBeVisible()
  door.cut() // the browser goes on saying that there is a network
  await field.fill('pjäxor')
  await expect(suggestions.getByText(t('offline.bar.unreachable'))).toBeVisible()
  door.open()
  await field.fill('skate')
  await expect(suggestions.getByText(t('offline.bar.unreachable'))).toHaveCount(0)
  await field.fill('pjäxor')
  await expect(suggestions.getByText(t('offline.bar.unreachable'))).toBeVisible()
  await expect(suggestions.getByText(t('offline.bar.unreachable'))).toHaveCount(0, { timeout: 6000 })
  await expect(suggestions.getByRole('option').first()).toBeVisible()
})

test('R7.45: with a connection an error of the shop stands, though products are saved', {
  tag: '@long',
}, async ({ page, doorShop: shop, expectFaults }) => {
  expectFaults(/503|errors\.unexpected/)
  const t = shop.t()
  await keptProducts(page, 50)
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.unregister()))
  const context = page.context()
  await context.route('**/_data/sokresultat**', (route) =>
    route.fulfill({ status: 503, headers: { 'X-Build': 'x' }, body: '' }),
  )
  const build = await page.evaluate(async () => (await fetch('/_data/')).headers.get('X-Build'))
  await context.unroute('**/_data/sokresultat**')
  await context.route('**/_data/sokresultat**', (route) =>
    route.fulfill({ status: 503, headers: { 'X-Build': build ?? '' }, body: '' }),
  )
  const other = await context.newPage()
  await open(other, shop.url('/'))
  await other.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/sokresultat?s=skate'
    document.body.append(link)
    link.click()
  })
  await expect(other.getByText(t('error.text'))).toBeVisible()
  await expect(other.locator('.product-card')).toHaveCount(0)
})

test('wishlist and comparison open and change without a connection', async ({
  page,
  door,
  doorShop: shop,
  expectFaults,
}) => {
  expectFaults(/dynamically imported module: \S+\/ski-drawings-/) // drawn with a connection only, where they are in sight
  const t = shop.t()
  await keptProducts(page, 50)
  const openNth = async (at: number) => {
    await shop.open('/skidor')
    await page.locator('.product-card a').nth(at).click()
    await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
    await savedPage(page, new URL(page.url()).pathname)
  }
  await openNth(0)
  await page.getByRole('button', { name: t('save.compare') }).click()
  await page.getByRole('button', { name: t('save.wishlist') }).click()
  await openNth(1)
  await cut(page, door)
  await page.getByRole('button', { name: t('save.wishlist') }).click()
  await open(page, shop.url('/onskelista'))
  const cards = page.getByRole('main').locator('.product-card')
  await expect(cards).toHaveCount(2)
  await expect(page.getByText(t('saved.fromDevice'))).toBeVisible()
  await cards.last().getByRole('button').click()
  await expect(cards).toHaveCount(1)
  await open(page, shop.url('/jamfor'))
  await expect(page.getByRole('main').locator('th[scope="col"]')).toHaveCount(1)
  await page.getByRole('main').locator('th[scope="col"] button').click()
  await expect(page.getByText(t('compare.empty'))).toBeVisible()
})

test('where the network does not answer, the wishlist says that it is the device’s, and shows the shop’s prices once it answers', async ({
  page,
  door,
  doorShop: shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  const t = shop.t()
  await keptProducts(page, 1)
  const card = page.getByRole('main').locator('.product-card')
  await card.first().locator('button[aria-pressed]').click()
  await open(page, shop.url('/onskelista'))
  await expect(card).toHaveCount(1)
  await expect(page.getByText(t('saved.fromDevice'))).toHaveCount(0)
  door.cut() // the browser goes on saying that there is a network
  await open(page, shop.url('/onskelista'))
  await expect(card).toHaveCount(1)
  await expect(page.getByText(t('saved.fromDevice'))).toBeVisible()
  door.open()
  await expect(page.getByText(t('saved.fromDevice'))).toHaveCount(0, { timeout: 10_000 })
  await expect(card).toHaveCount(1)
})

test('the cart opens as the device keeps it; the account says calmly that it needs a connection, and comes back by itself', async ({
  page,
  door,
  doorShop: shop,
}) => {
  const t = shop.t()
  await shop.open('/p/DEMO-SALE/x')
  await pressAdd(page, shop)
  await expect(page.getByText(t('notices.cart.added')).first()).toBeVisible()
  await cut(page, door)
  await open(page, shop.url('/varukorg'))
  await expect(page.getByRole('heading', { level: 1, name: t('head.cart.title') })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Långfjäll/ })
      .first(),
  ).toBeVisible()
  await open(page, shop.url('/konto'))
  await expect(page.getByText(t('offline.account'))).toBeVisible()
  await expect(page.locator('.problem')).toHaveCount(0)
  await restore(page, door)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('account.login') })
      .first(),
  ).toBeVisible()
})

test('a cart that is opened again without a connection still says how old it is', { tag: '@long' }, async ({
  page,
  door,
  doorShop: shop,
}) => {
  await shop.open('/p/DEMO-SALE/x')
  await page.locator('.buy-form button[type="submit"]').click()
  await page.waitForFunction(() => localStorage.getItem('skare:cart:sv'))
  await page.waitForLoadState('networkidle')
  await cut(page, door)
  await page.evaluate((days) => {
    const cart = JSON.parse(localStorage.getItem('skare:cart:sv') ?? '')
    const savedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    localStorage.setItem('skare:cart:sv', JSON.stringify({ ...cart, savedAt }))
  }, 3)
  const bar = page.locator('.offline-bar')
  for (let visit = 0; visit < 2; visit++) {
    await open(page, shop.url('/varukorg'))
    await expect(page.locator('.cart-line')).toHaveCount(1)
    await expect(bar).toContainText('för 3 dagar sedan')
  }
})

test('what needs a connection is marked before it is pressed', { tag: '@long' }, async ({
  page,
  door,
  doorShop: shop,
}) => {
  const t = shop.t()
  await shop.open('/konto')
  const form = page.getByRole('main').locator('form').first()
  await expect(form).toBeVisible()
  await expect(form.getByText(t('error.needsConnection'))).toHaveCount(0)
  await cut(page, door)
  await expect(form.getByText(t('error.needsConnection'))).toBeVisible()
})
