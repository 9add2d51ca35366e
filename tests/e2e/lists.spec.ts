import { holdNextCall } from '#tests/support/cart-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test('the arrows go through categories, brands, products and guides, and Enter follows', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  const field = shop.searchField()
  await field.fill('skidor')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  for (const name of ['search.categories', 'search.products', 'search.pages'] as const)
    await expect(list.getByRole('group', { name: shop.t()(name) })).toBeVisible()
  const options = list.getByRole('option')
  const count = await options.count()
  for (let at = 0; at < count; at++) {
    await field.press('ArrowDown')
    await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(at).getAttribute('id')) ?? '',
    )
  }
  const guide = list
    .getByRole('group', { name: shop.t()('search.pages') })
    .getByRole('option')
    .last()
  await field.press('ArrowUp')
  await expect(guide).toHaveAttribute('aria-selected', 'true')
  const href = await guide.getAttribute('href')
  await field.press('Enter')
  await expect(page).toHaveURL(shop.url(href ?? ''))
})

test('what is found is told to those who do not see it', async ({ page, shop }) => {
  await shop.open('/')
  await shop.searchField().fill('fjällro')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const suggested = shop.t()('search.suggested', { count: (await options.count()) - 1 })
  await expect(page.getByRole('search').getByRole('status')).toContainText(suggested)
})

test('a suggested product that is sold out says so', async ({ page, shop }) => {
  await shop.open('/')
  await shop.searchField().fill('DEMO-OOS')
  const product = page
    .getByRole('group', { name: shop.t()('search.products') })
    .getByRole('option')
    .first()
  await expect(product).toHaveText(new RegExp(` ${shop.t()('card.soldOut')}`)) // a word of its own to those who hear it, too
})

test('while other words are asked for, the suggestions speak of those that were answered', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  const field = shop.searchField()
  await field.fill('xyzzyx')
  const last = page.getByRole('listbox').getByRole('option').last()
  const nothing = shop.t()('search.nothing', { query: 'xyzzyx' })
  await expect(last).toHaveText(nothing)
  const release = await holdNextCall(page, /\/api\/search\/suggest/, { isRefused: false })
  const asked = page.waitForRequest(/suggest\?q=skate/)
  await field.fill('skate')
  await asked
  await expect(last).toHaveText(nothing)
  await expect(last).toHaveAttribute('href', /s=xyzzyx$/)
  release()
  await expect(last).toHaveAttribute('href', /s=skate$/)
})

test('an empty field proposes what was searched for last, and what is popular', async ({ page, shop }) => {
  await shop.open('/sokresultat?s=skidjacka')
  await expect(page.locator('.product-card').first()).toBeVisible()
  await shop.open('/')
  await shop.searchField().click()
  const recent = page.getByRole('group', { name: shop.t()('search.recent') })
  await expect(recent.getByRole('link', { name: 'skidjacka' })).toBeVisible()
  const popular = page.getByRole('group', { name: shop.t()('search.popular') })
  await expect(popular.getByRole('link', { name: 'pannlampa' })).toBeVisible()
  await recent.getByRole('button', { name: shop.t()('search.forget', { query: 'skidjacka' }) }).click()
  await expect(recent).toHaveCount(0)
  await popular.getByRole('link', { name: 'pannlampa' }).click()
  await expect(page).toHaveURL(shop.url('/sokresultat?s=pannlampa'))
})

test('a misspelt search proposes the spelling of the shop, a question the pages that answer it', async ({
  page,
  shop,
}) => {
  await shop.open('/sokresultat?s=pannlapma')
  await page.getByRole('link', { name: shop.t()('search.didYouMean', { query: 'pannlampa' }) }).click()
  await expect(page).toHaveURL(shop.url('/sokresultat?s=pannlampa'))
  await shop.open('/sokresultat?s=hur+vallar+man')
  await page
    .getByRole('navigation', { name: shop.t()('search.pages') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/vall/i)
})

test('a search without hits offers categories, guides, people and best sellers', async ({ page, shop }) => {
  await shop.open('/sokresultat?s=xyzzyq')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: shop.t()('search.ask') })).toHaveAttribute(
    'href',
    '/sida/contact',
  )
  await expect(
    main.getByRole('navigation', { name: shop.t()('search.guides') }).getByRole('link'),
  ).not.toHaveCount(0)
  await expect(
    main.getByRole('navigation', { name: shop.t()('home.categories') }).getByRole('link'),
  ).not.toHaveCount(0)
  await expect(main.locator('.product-card').first()).toBeVisible()
})

test('R8.20 R4.121: a filter whose list fails is told with a warning, and its OK leads to the whole list', async ({
  page,
  shop,
  isMobile,
  expectFaults,
}) => {
  expectFaults(/500|_data|page/)
  const t = shop.t()
  await shop.open('/klader')
  if (isMobile) await page.getByRole('button', { name: t('list.filters') }).click()
  await page.route(/_data\/klader\?/, async (route) => {
    const response = await route.fetch() // of this build
    await route.fulfill({ response, status: 500, body: '' })
  })
  const group = page
    .locator('.filter-group')
    .filter({ has: page.locator('li a[href*="/klader?"]') })
    .last()
  if ((await group.getAttribute('open')) === null) await group.locator('> summary').click()
  await group.locator('li a[href*="/klader?"]').first().click()
  const warning = page.locator('.notification', { hasText: t('list.unavailable') })
  await expect(warning).toBeVisible()
  await warning.getByRole('link', { name: t('list.ok') }).click()
  await expect(page).toHaveURL(/\/klader$/)
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('R8.20 R4.121: a list whose document fails says so, and its OK leads to the whole list', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/50\d/)
  const t = shop.t()
  const word = `klister${Date.now()}`
  await shop.dial({ path: '/api/catalog', match: word, status: 500 })
  await shop.open(`/sokresultat?s=${word}&price=500-1000`)
  await expect(page.getByRole('main')).toContainText(t('list.unavailable')) // what React has of it, too
  await shop.resetDials()
  await page.getByRole('link', { name: t('list.ok'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`\\?s=${word}$`))
  await expect(page.getByRole('main')).toContainText(word)
})

test('R2.94: the filter changed last stays open, and is open again after a reload', async ({
  page,
  shop,
  isMobile,
}) => {
  await shop.open('/klader')
  const t = shop.t()
  if (isMobile) await page.getByRole('button', { name: t('list.filters') }).click()
  const folded = page.locator('.filter-group:not([open])').first()
  const name = (await folded.locator('> summary').textContent()) ?? '' // its text is there before it is painted
  const group = page.locator('.filter-group').filter({ has: page.locator('> summary', { hasText: name }) })
  await group.locator('> summary').click()
  const value = group.locator('li a[href]').first()
  await value.click()
  await expect(value).toHaveAttribute('aria-current', 'true')
  await value.click()
  await expect(value).not.toHaveAttribute('aria-current', 'true')
  await expect(group).toHaveAttribute('open', '')
  if (isMobile) await expect(page.locator('#filters')).toBeVisible()

  await value.click()
  const chip = page.locator('.chosen-filters a').first()
  if (isMobile) await page.keyboard.press('Escape')
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(group).toHaveAttribute('open', '')
  expect(await page.evaluate(() => history.state)).toMatchObject({ openFilter: expect.any(String) })
  await page.reload()
  await shop.hydrated()
  await expect(group).toHaveAttribute('open', '')
})

test('R4.124 R4.118: a price range of one’s own narrows the list, and can be taken out', async ({
  page,
  shop,
  isMobile,
}) => {
  await shop.open('/klader')
  const t = shop.t()
  if (isMobile) await page.getByRole('button', { name: t('list.filters') }).click()
  await page.getByLabel(t('list.priceFrom')).fill('437')
  await page.getByLabel(t('list.priceTo')).fill('911')
  await page.getByRole('button', { name: t('list.pick'), exact: true }).click()
  await expect(page).toHaveURL(/price-from=437&price-to=911/)
  await expect(page.getByLabel(t('list.priceFrom'))).toHaveValue('437')
  if (isMobile) await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('list.remove', { label: '437 – 911 kr' }) }).click()
  await expect(page).toHaveURL(shop.url('/klader'))
  if (!isMobile) await expect(page.getByLabel(t('list.priceFrom'))).toHaveValue('')
})

test('R2.79 R4.127: offline, a page that is not here yet is told of, and the shopper is sent home', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|page/)
  await shop.open('/')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(shop.url('/'))
  await expect(page.locator('.product-card').first()).toBeVisible() // the page that the shopper is on has come
  await page.waitForLoadState('networkidle') // and what is shown without a connection
  await page.context().setOffline(true)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/varumarken'
    document.body.append(link)
    link.click()
  })
  const told = page.getByText(shop.t()('offline.notHere'))
  await expect(told).toBeVisible()
  await expect(page).toHaveURL(shop.url('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(1, 1)
  await expect(told, 'R4.127: it goes by itself').toBeHidden({ timeout: 7000 })
})

test('R9.28: a filter shows eight values, and the rest when asked', async ({ page, shop, isMobile }) => {
  await shop.open('/klader')
  if (isMobile) await page.getByRole('button', { name: shop.t()('list.filters') }).click()
  const long = page
    .locator('.filter-group')
    .filter({ has: page.locator('.filter-rest') })
    .first()
  await expect(long.locator(':scope > ul > li')).toHaveCount(8)
  await expect(long.locator('.filter-rest li').first()).toBeHidden()
  await long.getByText(shop.t()('list.showMoreValues')).click()
  await expect(long.locator('.filter-rest li').first()).toBeVisible()
})

test('the sort says what the address says: chosen before React is there, and after Back while another was on its way', async ({
  page,
  shop,
}) => {
  const select = page.getByLabel(shop.t()('list.sort'))
  await page.goto(shop.url('/klader'))
  await select.evaluate((element: HTMLSelectElement) => {
    element.value = 'price-asc'
  })
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await shop.hydrated()
  await expect(page).toHaveURL(/sort=price-asc/)
  expect(documents, 'documents loaded for it').toEqual([])
  await expect(select).toHaveValue('price-asc')

  await shop.open('/klader')
  const release = await holdNextCall(page, '**/_data/klader?sort=*', { isRefused: false })
  await select.selectOption('price-desc')
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(select).toHaveValue('price-desc')
  await page.goBack()
  await expect(page).toHaveURL(shop.url('/klader'))
  await expect(select).toHaveValue('')
  release()
  await select.selectOption('price-desc')
  await expect(page).toHaveURL(/sort=price-desc/)
})

test('R4.121 R8.20: an empty list is warned of, and OK starts it over', async ({ page, shop }) => {
  await page.route('**/_data/klader*', async (route) => {
    const answer = await route.fetch()
    const [head = '', ...rest] = (await answer.text()).split('\n')
    const line = JSON.parse(head)
    Object.assign(line.value.data.list, { cards: [], total: 0, pageCount: 1, filters: [] })
    await route.fulfill({ response: answer, body: [JSON.stringify(line), ...rest].join('\n') })
  })
  await shop.open('/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/klader?sort=latest'
    document.body.append(link)
    link.click()
  })
  const warning = page.locator('.notification', { hasText: shop.t()('list.unavailable') })
  await expect(warning).toHaveAttribute('data-type', 'warning', { timeout: 15_000 })
  await page.unroute('**/_data/klader*')
  await warning.getByRole('link', { name: shop.t()('list.ok') }).click()
  await expect(page).toHaveURL(shop.url('/klader'))
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(warning).toBeHidden()
})

test('R9.44 R9.45: a picture that fails is asked for twice, then the placeholder stands for it', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  await shop.open('/klader')
  const pictures = page.locator('.product-card img')
  const [flaky, gone] = [pictures.nth(-2), pictures.last()] // far below what is loaded at once
  const asked: string[] = []
  const pictureAt = (url: string | URL) => new URL(url).pathname.replace(/^\/\w+\/\d+\/\d+/, '') // in whatever size
  const paths = await Promise.all(
    [flaky, gone].map(async (img) => pictureAt(await img.evaluate((shown: HTMLImageElement) => shown.src))),
  )
  await page.route(
    (url) => paths.includes(pictureAt(url)),
    (route) => {
      const picture = pictureAt(route.request().url())
      asked.push(picture)
      const isFirst = asked.filter((other) => other === picture).length === 1
      return isFirst || picture === paths[1] ? route.abort() : route.continue()
    },
  )
  await gone.scrollIntoViewIfNeeded()
  await expect(gone).toHaveAttribute('src', '/placeholder.webp')
  await expect.poll(() => flaky.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await flaky.getAttribute('src')).toContain(paths[0])
  for (const path of new Set(paths)) expect(asked.filter((other) => other === path)).toHaveLength(2)
})

test('R9.44: a picture that fails before any script is there is tried again, too', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  const first = page.locator('.product-card img').first()
  const { promise, resolve: letScriptIn } = Promise.withResolvers<void>()
  await page.route('**/assets/starter-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.route(/\/webp\/product\//, (route) => route.abort(), { times: 1 }) // the largest one comes first
  await page.goto(shop.url('/klader'), { waitUntil: 'commit' })
  await expect.poll(() => first.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
  expect(await first.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(0)
  letScriptIn()
  await expect
    .poll(() => first.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0)
})

test('a search field that was pressed before anything else suggests, too', async ({ page, shop }) => {
  await page.goto(shop.url('/'))
  const field = page.getByRole('banner').getByRole('searchbox')
  await field.click()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.keyboard.type('handsk', { delay: 50 })
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [1280, 1440]) {
    test(`a list is sorted by the button beside it, ${width} px wide`, async ({ page, shop, isMobile }) => {
      test.skip(isMobile, 'a wide window')
      await page.setViewportSize({ width, height: 900 })
      await page.goto(shop.url('/klader'))
      await page.locator('.sort-form select').selectOption('price-asc')
      await page.locator('.sort-form').getByRole('button').click({ timeout: 5000 })
      await expect(page).toHaveURL(/sort=price-asc/)
      await expect(page.locator('.product-card').first()).toBeVisible()
    })
  }
})
