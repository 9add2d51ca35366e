import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { allStyles } from '#tests/support/all-styles.ts'
import { budgets } from '#tests/support/budgets.ts'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

const PRODUCT = '/skidor/turskidor/kvalsund-vidda-68-fjallskida'
const WHILE_DRAWN = { timeout: 30_000, intervals: [200] }

interface Shown {
  address: string
  isFirst: boolean
  /** Whether a part of it is on the first screen; browsers load others before they come near. */
  isOnScreen: boolean
  /** CSS pixels that the picture is wide, without what stands around it. */
  width: number
}

/** The pictures that are loaded without scrolling. */
const picturesOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc, naturalWidth }) => currentSrc && naturalWidth > 0)
      .map((img) => {
        const { paddingLeft, paddingTop, objectFit } = getComputedStyle(img)
        const across = img.clientWidth - 2 * Number.parseFloat(paddingLeft)
        const height = img.clientHeight - 2 * Number.parseFloat(paddingTop)
        const { top, bottom, left, right } = img.getBoundingClientRect()
        return {
          address: img.currentSrc,
          isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
          isFirst: img.fetchPriority === 'high',
          width: objectFit === 'contain' ? Math.min(across, height / 1.25) : across, // the shape of all product pictures
        }
      }),
  )

/** Bytes of a picture, when it is drawn: until then a shopper gets the drawing. */
async function bytesOf(request: APIRequestContext, address: string): Promise<number> {
  const ask = async () => (await request.get(address)).headers()['content-type']
  if (address.includes('/webp/')) await expect.poll(ask, WHILE_DRAWN).toBe('image/webp')
  return (await (await request.get(address)).body()).length
}

/** Bytes of a text as it travels. */
async function textBytes(request: APIRequestContext, address: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'identity' }
  return brotliCompressSync(await (await request.get(address, { headers })).body()).length
}

for (const [name, path] of [
  ['the home page', '/'],
  ['a listing', '/skidor'],
  ['a listing of clothes', '/klader'],
  ['a search', '/sokresultat?s=ski'],
  ['a product', PRODUCT],
] as const)
  test(`${name} keeps to its bytes on a phone, its largest picture, too`, async ({
    page,
    request,
    shop,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a phone')
    test.slow() // the shop is cold, and draws one picture at a time
    await page.goto(shop.url(path), { waitUntil: 'networkidle' })
    const shown = (await picturesOf(page)).filter(({ isOnScreen }) => isOnScreen)
    expect(shown.length).toBeGreaterThan(0)
    const bytes = new Map<string, number>()
    for (const { address } of shown) bytes.set(address, await bytesOf(request, address))
    const texts = await textBytes(request, page.url()) // its styles are in it
    const all = [...bytes.values(), texts].reduce((sum, part) => sum + part, 0)
    test.info().annotations.push({
      type: 'bytes',
      description: `${all} with ${texts} of texts, pictures ${[...bytes.values()].join(' ')}`,
    })
    expect(all).toBeLessThanOrEqual(budgets.firstScreen)
    const first = shown.filter(({ isFirst }) => isFirst)
    expect(first).toHaveLength(1)
    expect(bytes.get(first[0]?.address ?? '')).toBeLessThanOrEqual(budgets.firstPicture)
  })

const KINDS_OF_PAGES = [
  '/',
  '/skidor',
  PRODUCT,
  '/sokresultat?s=ski',
  '/kopguider',
  '/kopguider/choose-cross-country-skis',
  '/magasin/technique',
  '/kampanjer/season-opening',
  '/varumarke/fjallro',
  '/sida/about',
]

for (const [width, density] of [
  [360, 3],
  [390, 2],
  [768, 2],
  [1440, 1],
  [1440, 2],
] as const)
  test(
    `pictures are sharp and not much larger than shown: ${width} pixels at ${density}`,
    tagLong(width !== 390),
    async ({ browser, shop }) => {
      test.slow() // ten pages
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor: density,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      for (const path of KINDS_OF_PAGES) {
        await page.goto(shop.url(path), { waitUntil: 'load' })
        await allStyles(page)
        const shown = await picturesOf(page)
        for (const { address, width: across } of shown.filter(({ address }) => address.includes('/webp/'))) {
          const [, offered = ''] = /\/(\d+)\/\d+\/webp\//.exec(address) ?? []
          const ratio = Number(offered) / (across * density)
          expect.soft(ratio, `${path} ${address} shown ${across} wide`).toBeGreaterThan(0.6)
          expect.soft(ratio, `${path} ${address} shown ${across} wide`).toBeLessThan(density === 1 ? 3 : 2)
        }
        expect.soft(shown.filter(({ isFirst }) => isFirst).length, path).toBeLessThanOrEqual(1)
      }
      await context.close()
    },
  )
