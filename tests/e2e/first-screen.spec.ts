import { brotliCompressSync, constants } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { budgets } from '#tests/support/budgets.ts'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

const PRODUCT = '/skidor/turskidor/kvalsund-vidda-68-fjallskida'
const SHORT_LIST = '/klader?ls_brand=311'
const PAGES = ['/', '/klader', SHORT_LIST, '/rea', PRODUCT] as const
const PHONES = [360, 390, 430]
const HEIGHT = 932

const REST = '**/rest-*.css'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="310" height="300"/>'

/** A page as it is first painted, or with the rest of its styles; without scripts and pictures, so nothing else changes it. */
async function picture(context: BrowserContext, path: string, hasRest: boolean): Promise<Buffer> {
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.route(/\/(?:i|img)\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  if (!hasRest) await page.route(REST, (route) => route.abort())
  await page.goto(path, { waitUntil: 'load' })
  if (hasRest) await showRest(page)
  const image = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return image
}

/** How many pixels of two pictures differ by more than the last bits of a gradient or a round corner. */
const differingPixels = (page: Page, ...pictures: Buffer[]): Promise<number> =>
  page.evaluate(
    async (encoded) => {
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (text) => {
          const image = new Image()
          image.src = `data:image/png;base64,${text}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? []
        }),
      )
      if (one.length === 0 || one.length !== other.length) return Number.POSITIVE_INFINITY
      let count = 0
      for (let at = 0; at < one.length; at += 1)
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) count += 1
      return count
    },
    pictures.map((picture) => picture.toString('base64')),
  )

async function attach(images: Record<string, Buffer>): Promise<void> {
  for (const [name, body] of Object.entries(images))
    await test.info().attach(`${name}.png`, { body, contentType: 'image/png' })
}

const showRest = (page: Page) =>
  page.locator('link[data-rest]').evaluate((element) => {
    const link = element as HTMLLinkElement
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
    const isHere = link.sheet !== null // of a phone it is a preload
    Object.assign(link, { rel: 'stylesheet', media: 'all' })
    return isHere || loaded
  })

test.describe('the styles in the document of a first visit', () => {
  test.skip(({ isMobile }) => !isMobile, 'they are those of a phone')

  for (const path of PAGES)
    test(
      `${path}: paint the first screen of a phone as all styles do`,
      tagLong(path === '/klader' || path === '/rea'),
      async ({ browser, page, shop }) => {
        for (const width of PHONES) {
          const viewport = { width, height: HEIGHT }
          const context = await browser.newContext({
            viewport,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          })
          const [first, all] = [
            await picture(context, shop.url(path), false),
            await picture(context, shop.url(path), true),
          ]
          await context.close()
          const different = await differingPixels(page, first, all)
          if (different > 0) await attach({ first, all })
          expect(different, `pixels, on a phone of ${width}`).toBe(0)
        }
      },
    )
})

/** Longer than any transition, which what is shown anew goes through. */
const TRANSITIONS_MS = 1000

type Styles = Record<string, string>

/** The computed styles of all elements, and of what stands before and after them, by their place in the page. */
const stylesOf = (page: Page): Promise<Styles> =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)]
    const print = (style: CSSStyleDeclaration) =>
      names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    return Object.fromEntries(
      [...document.body.querySelectorAll('*')].flatMap((element, at) =>
        ['', '::before', '::after']
          .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
          .filter(({ pseudo, style }) => !pseudo || style.content !== 'none')
          .map(({ pseudo, style }) => [
            `${at} ${element.tagName}.${element.className}${pseudo}`,
            print(style),
          ]),
      ),
    )
  })

/** What two readings differ in, a line each. */
const differences = (one: Styles, other: Styles): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((place) => one[place] !== other[place])
    .flatMap((place) => {
      const declared = new Set(other[place]?.split('; '))
      const only = (one[place] ?? '').split('; ').filter((declaration) => !declared.has(declaration))
      return `${place}: ${only.join('; ')}`
    })

/** On a phone with its filters open, where the page has any, and on a wide screen. */
async function stylesAtWidths(page: Page): Promise<Styles[]> {
  const styles: Styles[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#filters:not(:popover-open)')?.showPopover(),
    )
    await page.waitForTimeout(TRANSITIONS_MS)
    styles.push(await stylesOf(page))
  }
  return styles
}

/** Puts the whole stylesheet in the place of the first screen's and the rest. */
const linkWhole = (page: Page) =>
  page.evaluate(async () => {
    const style = document.querySelector<HTMLStyleElement>('style[data-href]')
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: style?.dataset.href })
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
    document.head.append(link)
    await loaded
    style?.remove()
    document.querySelector('link[data-rest]')?.remove()
  })

for (const path of ['/', SHORT_LIST, PRODUCT])
  test(
    `${path}: first screen and rest together are the whole stylesheet`,
    tagLong(path !== '/'),
    async ({ page, shop, expectFaults }) => {
      expectFaults(/starter|ERR_FAILED/)
      await page.route('**/*.js', (route) => route.abort()) // so nothing else changes the page
      await page.route(/\/(?:i|img)\//, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      )
      await page.goto(shop.url(path), { waitUntil: 'load' })
      await showRest(page)
      const first = await stylesAtWidths(page)
      await linkWhole(page)
      const whole = await stylesAtWidths(page)
      for (const [at, styles] of first.entries()) expect(differences(styles, whole[at] ?? {})).toEqual([])
    },
  )

test('a window that becomes narrow keeps all styles', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await page.goto(shop.url('/klader'), { waitUntil: 'load' })
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await expect(page.locator('link[data-rest]')).toHaveAttribute('media', 'all')
  await expect(page.locator('.site-footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const path of ['/', '/klader', PRODUCT])
  test(`${path}: the document of a first visit is sent in one flight`, async ({ request, shop }) => {
    const headers = { 'Accept-Encoding': 'identity' }
    const bytes = await (await request.get(shop.url(path), { headers })).body()
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 } // as the runtime compresses what it sends
    expect(brotliCompressSync(bytes, { params }).length).toBeLessThanOrEqual(budgets.firstVisitBrotli)
  })

test('the rest of the styles comes when the page is there, and hides nothing on the way', async ({
  page,
  shop,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(REST, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(shop.url('/klader'), { waitUntil: 'commit' })
  await expect(page.locator('.product-card').first()).toBeVisible()
  const footer = page.locator('.site-footer')
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  release()
  await expect(footer).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('where the network is faster than the first paint, font, stylesheet and React wait for it', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) =>
      /\.woff2$|\/index-[^/]*\.css$|\/shop-[^/]*\.js$/.test(request.url()) && asked.push(request.url()),
  )
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = []
    const inFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => frames.push(callback)
    addEventListener('test-frame', () => frames.splice(0).forEach(inFrame))
  })
  await page.goto(shop.url('/klader'), { waitUntil: 'load' })
  const showFrame = () => page.evaluate(() => dispatchEvent(new Event('test-frame')))
  await page.waitForTimeout(500)
  await showFrame() // which is on the screen when the next one begins
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await showFrame()
  await expect.poll(() => asked.length).toBe(3)
})

test.describe('on a phone the rest of the styles waits', () => {
  test.skip(({ isMobile }) => !isMobile, 'others ask for it at once')

  /** Opens a list whose pictures are held back; counts what is asked for of the rest. */
  async function openWithoutPictures(page: Page, url: string) {
    const [asked, pictures] = [[] as string[], Promise.withResolvers<void>()]
    page.on('request', (request) => /rest-[^/]*\.css$/.test(request.url()) && asked.push(request.url()))
    await page.route(/\/(?:i|img)\//, async (route) => {
      await pictures.promise
      await route.continue().catch(() => undefined) // the test may be over
    })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('.product-card').first()).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    return { asked, showPictures: pictures.resolve }
  }

  const isStyled = (page: Page) =>
    expect(page.locator('.site-footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  test('for the pictures of the first screen', async ({ page, shop }) => {
    const { asked, showPictures } = await openWithoutPictures(page, shop.url('/klader'))
    showPictures()
    await expect.poll(() => asked).toHaveLength(1)
    await isStyled(page)
  })

  test('until the page is used', async ({ page, shop }) => {
    const { asked, showPictures } = await openWithoutPictures(page, shop.url('/klader'))
    await page.evaluate(() => scrollBy(0, 200))
    await expect.poll(() => asked).toHaveLength(1)
    await isStyled(page)
    showPictures()
  })

  test('and if it does not come, the whole stylesheet stands for it', async ({
    page,
    shop,
    expectFaults,
  }) => {
    expectFaults(/rest-|ERR_FAILED/)
    await page.route(REST, (route) => route.abort())
    await page.goto(shop.url('/klader'))
    await isStyled(page)
  })

  test('and so do the pictures below it', async ({ page, shop }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && /\/i\//.test(request.url())) asked.add(request.url())
    })
    const { showPictures } = await openWithoutPictures(page, shop.url('/klader'))
    const first = page.locator('.product-card img:not([loading=lazy])')
    expect(asked.size).toBe(await first.count())
    showPictures()
    await expect.poll(() => asked.size).toBeGreaterThan(4)
    await expect(page.locator('.product-card img').nth(6)).toHaveCSS('translate', 'none')
  })

  test('not where the phone lies on its side', async ({ page, shop }) => {
    await page.setViewportSize({ width: HEIGHT, height: 430 })
    await page.route(/\/(?:i|img)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await page.goto(shop.url('/klader'), { waitUntil: 'domcontentloaded' })
    await isStyled(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all styles are there', async ({ page, shop }) => {
    await page.goto(shop.url('/klader'))
    await expect(page.locator('.product-card:nth-child(7) img')).toHaveCSS('translate', 'none')
    await expect(page.locator('.site-footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test.describe('the data that such a document leaves out', () => {
  test('comes with the page’s code: React takes over what is shown', async ({ page, shop }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        ;(window as unknown as { served: Element | null }).served = document.querySelector('main')
      })
    })
    await shop.open('/klader')
    expect(asked.filter((path) => path.startsWith('/_data'))).toEqual(['/_data/klader'])
    const isServed = () =>
      (window as unknown as { served: Element | null }).served === document.querySelector('main')
    expect(await page.evaluate(isServed)).toBe(true)
  })

  test('that cannot be loaded is asked for once more when the page is used', async ({
    page,
    shop,
    expectFaults,
  }) => {
    expectFaults(/_data\/klader|ERR_FAILED|hydration failed/)
    const failed = page.waitForEvent('console', (message) => message.text().includes('hydration failed'))
    await page.route('**/_data/**', (route) => route.abort(), { times: 1 })
    await page.goto(shop.url('/klader'))
    await giveSignOfUse(page)
    await failed
    await page.keyboard.press('Tab')
    await shop.hydrated()
  })

  test('is not missed where it cannot be loaded: links and forms work', async ({
    page,
    shop,
    expectFaults,
  }) => {
    expectFaults(/_data\/klader|ERR_FAILED|hydration failed/)
    await page.route('**/_data/**', (route) => route.abort())
    await page.goto(shop.url('/klader'))
    await page.locator('.product-card a').first().click()
    await expect(page.locator('.buy-box h1')).toBeVisible()
  })
})
