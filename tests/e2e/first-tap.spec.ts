import { allStyles } from '#tests/support/all-styles.ts'
import { holdCode } from '#tests/support/hold-code.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

test.skip(({ isMobile }) => isMobile !== true, 'the menu is a sheet on phones only')

/** How long after the document is read the finger comes down: before, during and after hydration on a slow phone. */
const MOMENTS_MS = [0, 120, 250, 400, 650, 1000]

test('the first tap on the menu opens it, at whatever moment of the loading it comes', {
  tag: '@long',
}, async ({ page, shop }) => {
  test.setTimeout(120_000)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const menu = page.locator('#menu')
  const opened: string[] = []
  for (const ms of MOMENTS_MS) {
    await page.goto(shop.url('/skidor'), { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(ms)
    await page.touchscreen.tap(30, 30)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
    await page.waitForTimeout(300)
    opened.push(`${ms} ms: ${await menu.evaluate((sheet) => sheet.matches(':popover-open'))}`)
  }
  expect(opened).toEqual(MOMENTS_MS.map((ms) => `${ms} ms: true`))
})

test('a menu opened before React is here stays open, keeps the rest out of reach and closes as usual', async ({
  page,
  shop,
}) => {
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/skidor'))
  await page.getByRole('button', { name: shop.t()('nav.menu'), exact: true }).tap()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  letCodeCome()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await expect(page.getByRole('dialog', { name: shop.t()('nav.menu') })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await menu.getByRole('button', { name: shop.t()('panel.close') }).tap()
  await expect(menu).toBeHidden()
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(false)
})

test('the filters are on the screen before the rest of the page gets new styles', async ({ page, shop }) => {
  await page.goto(shop.url('/klader'))
  await giveSignOfUse(page)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await page.evaluate(() => {
    const groups = document.querySelector('.filter-groups') ?? document.body
    const tell = () => (document.body.dataset.filters ??= getComputedStyle(groups).contentVisibility)
    new MutationObserver(tell).observe(document.body, { subtree: true, attributeFilter: ['inert'] })
  })
  await page.locator('.product-list-open').tap()
  await expect(page.locator('main [inert]').first()).toBeAttached()
  await expect(page.locator('body')).toHaveAttribute('data-filters', 'visible')
})

test('R4.16 R8.7: a value that is tapped before React is there waits for it, and chooses nothing else', async ({
  page,
  shop,
}) => {
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/p/DEMO-CONF/x'))
  const blue = page.locator('#choose-ls_farg a').last()
  const loads = await page.evaluate(() => performance.timeOrigin)
  await blue.tap()
  await expect(blue).toHaveAttribute('data-pressed')
  letCodeCome()
  await expect(blue).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#choose-ls_skidlangd [aria-current="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads) // the same document
  await expect(blue).not.toHaveAttribute('data-pressed')
})

test('a tap starts no change of colours, whose frames would hold up the answer', async ({ page, shop }) => {
  await page.goto(shop.url('/p/DEMO-CONF/x'))
  await giveSignOfUse(page)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.body.dataset.transitions = `${document.body.dataset.transitions ?? ''} ${propertyName}`
    }),
  )
  await page.locator('#choose-ls_skidlangd li:not(:has([data-state])) a').first().tap()
  await expect(page).toHaveURL(/childSku=/)
  expect(await page.locator('body').getAttribute('data-transitions')).toBeNull()
})

test('the sheet of filters answers the tap, the filters are painted after it, and then they are there', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('/klader'))
  await allStyles(page)
  const groups = page.locator('.filter-groups')
  const first = await page.locator('#filters').evaluate((sheet) => {
    ;(sheet as HTMLElement).showPopover()
    const opened = sheet.querySelector('.filter-groups')
    return opened && getComputedStyle(opened).contentVisibility
  })
  expect(first).toBe('hidden')
  await expect(groups).toHaveCSS('content-visibility', 'visible')
  await expect(groups.getByRole('link').first()).toBeInViewport()
})

const PANELS = [
  { path: '/', button: '.site-header-menu', panel: '#menu' },
  { path: '/klader', button: '.product-list-open', panel: '#filters' },
] as const

for (const { path, button, panel } of PANELS) {
  test(`${panel} of a phone's first visit comes into view with its styles, not before them`, async ({
    page,
    shop,
  }) => {
    const { promise, resolve: letStylesCome } = Promise.withResolvers<void>()
    await page.route('**/rest-*.css', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(shop.url(path), { waitUntil: 'commit' })
    await page.locator(button).tap()
    const opened = page.locator(`${panel}:popover-open`)
    await expect(opened).toHaveCount(1)
    await expect(opened.getByRole('link').first()).not.toBeInViewport()
    letStylesCome()
    await expect(opened.getByRole('link').first()).toBeInViewport()
    await expect(opened).toHaveCSS('position', 'fixed')
    await expect(opened).toHaveCSS('flex-direction', 'column')
  })
}

test('a menu whose styles never come is shown without them', { tag: '@long' }, async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/\.css|ERR_FAILED/)
  await page.route('**/*.css', (route) => route.abort())
  await page.goto(shop.url('/'), { waitUntil: 'commit' })
  await page.locator('.site-header-menu').tap()
  await expect(page.locator('#menu:popover-open').getByRole('link').first()).toBeInViewport({
    timeout: 10_000,
  })
})
