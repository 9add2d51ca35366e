import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type PageName, routes } from '#shared/routes.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/** One of each type and state. */
const demoProducts = [
  'DEMO-CONF',
  'DEMO-SALE',
  'DEMO-OOS',
  'DEMO-NOPRICE',
  'DEMO-BUNDLE',
  'DEMO-GROUPED',
  'DEMO-VIRTUAL',
  'DEMO-DOWNLOAD',
  'DEMO-GIFTCARD',
  'DEMO-INITIALS',
  'DEMO-MULTI',
]
/** Pages that have a path without parameters. */
const plainPages: PageName[] = [
  'home',
  'guides',
  'brands',
  'campaigns',
  'activities',
  'magazine',
  'withdraw',
  'wishlist',
  'compare',
  'account',
  'create-password',
  'offline',
]
const pathOf = (name: PageName, code: StoreCode) => routes[name].paths?.[storeViews[code].language] ?? ''

for (const code of storeCodes) {
  test.describe(`${storeViews[code].name}:`, { tag: '@long' }, () => {
    test.skip(({ isMobile }) => isMobile, 'the widths are the tests’ own')
    test.describe.configure({ timeout: 600_000 })

    for (const name of plainPages) {
      test(`${name} is read by everybody`, async ({ page, shop, expectFaults }) => {
        expectFaults(/40[14]/) // a visitor who is not logged in
        await shop.open(pathOf(name, code), code)
        await expectReadable(page)
      })
    }

    for (const sku of demoProducts) {
      test(`${sku} is read by everybody`, async ({ page, shop }) => {
        await shop.open(`/p/${sku}/x`, code)
        await expectReadable(page)
      })
    }

    test('listings, searches and what is not found are read by everybody', async ({
      page,
      shop,
      expectFaults,
    }) => {
      expectFaults(/404/)
      const search = pathOf('search-result', code)
      const [category = ''] = await linksOf(page, shop, code, 'nav a[href]')
      for (const path of [category, `${search}?s=skate`, `${search}?s=xyzzyq`, '/finns-inte/nothing']) {
        await shop.open(path, code)
        await expectReadable(page)
      }
    })

    test('a page of each kind of content is read by everybody', async ({ page, shop }) => {
      for (const path of await contentPaths(page, shop, code)) {
        await shop.open(path, code)
        await expectReadable(page)
      }
    })

    test('a cart and its checkout are read by everybody', async ({ page, shop }) => {
      await shop.putInCart(undefined, code)
      for (const path of [shop.cartPath(code), '/checkout']) {
        await shop.open(path, code)
        await expectReadable(page)
      }
    })
  })
}

/** Paths without the store's prefix of the links that a selector finds at home. */
async function linksOf(page: Page, shop: Shop, code: StoreCode, selector: string): Promise<string[]> {
  await page.goto(shop.url('/', code))
  const paths = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)) // the selector's
  const { pathPrefix } = storeViews[code]
  return [...new Set(paths)].map((path) => path.slice(pathPrefix.length)).filter((path) => path.length > 1)
}

/** The first address below each folder in the sitemap of the store's content. */
async function contentPaths(page: Page, shop: Shop, code: StoreCode): Promise<string[]> {
  await page.goto(shop.url('/', code))
  const { pathPrefix } = storeViews[code]
  const xml = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `${pathPrefix}/sitemaps/content.xml`,
  )
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)]
    .map(([, address = '']) => new URL(address).pathname.slice(pathPrefix.length))
    .filter((path) => path.split('/').length > 2)
  const folders = Map.groupBy(paths, (path) => path.split('/')[1])
  expect(folders.size, 'kinds of content').toBeGreaterThan(4)
  return [...folders.values()].flatMap((found) => found.slice(0, 1))
}

test('no page is wider than a small phone, or than its window with large text', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'the widths are the test’s own')
  for (const path of [pathOf('home', 'sv'), '/p/DEMO-SALE/x']) {
    await shop.open(path)
    expect(await partsBeyondWindow(page), path).toEqual([])
  }
})

/** No fault of any rule at a phone's and a desk's width; nothing wider than the window at 320 px, or with text of double size. */
async function expectReadable(page: Page): Promise<void> {
  const faults: string[] = []
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    faults.push(...(await axeFaults(page)).map((fault) => `at ${width}: ${fault}`))
  }
  faults.push(...(await partsBeyondWindow(page)))
  expect(faults, page.url()).toEqual([])
}

/** At 320 px, and with text of double size. */
async function partsBeyondWindow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 700 })
  const onSmallPhone = await wideParts(page, 'at 320')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  return [...onSmallPhone, ...(await wideParts(page, 'with double text'))]
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What makes the page wider than its window. */
function wideParts(page: Page, when: string): Promise<string[]> {
  return page.evaluate((at) => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${at}: ${scrollWidth} px: ${wide
        .slice(0, 3)
        .map((part) => part.className || part.tagName)
        .join(', ')}`,
    ]
  }, when)
}
