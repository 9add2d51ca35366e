import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from '../support/shop-fixture.ts'

const PRODUCT = '/p/DEMO-CONF/x'

/** The picture in the dialog, opened by a press on the first one of the gallery. */
async function openZoom(page: Page, shop: Shop): Promise<Locator> {
  await shop.open(PRODUCT)
  await page.locator('.product-gallery li a').first().click()
  const picture = page.getByRole('dialog').getByRole('img').first()
  await expect(picture).toBeVisible()
  return picture
}

/** How many times as wide as its frame the picture is. */
const scaleOf = async (picture: Locator) => {
  const [inner, outer] = [await picture.boundingBox(), await picture.locator('..').boundingBox()]
  return (inner?.width ?? 0) / (outer?.width ?? 1)
}

test('a press brings the picture at least 2.5 times nearer, another one back; Escape closes', async ({
  page,
  shop,
}) => {
  const picture = await openZoom(page, shop)
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  await picture.press('Enter')
  await expect.poll(() => scaleOf(picture)).toBeGreaterThanOrEqual(2.4)
  await page.keyboard.press('Enter')
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the wheel and plus bring it nearer, the arrows move it, 0 shows the whole', async ({ page, shop }) => {
  const picture = await openZoom(page, shop)
  await picture.hover()
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -120)
  await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2.5)
  const before = await picture.boundingBox()
  await page.keyboard.press('ArrowRight')
  expect((await picture.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  for (let step = 0; step < 3; step++) await page.keyboard.press('+')
  await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2.5)
})

test('two fingers bring it nearer, a double tap too, a single tap does not', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'fingers')
  const picture = await openZoom(page, shop)
  const box = await picture.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const session = await page.context().newCDPSession(page)
  const fingers = (distance: number) => [-1, 1].map((side, id) => ({ x: x + side * distance, y, id }))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never }) // its own type of points
  await touch('touchStart', fingers(20))
  for (const distance of [30, 45, 60]) await touch('touchMove', fingers(distance))
  await touch('touchEnd', [])
  await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2.5)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  await page.waitForTimeout(500) // longer than a double tap
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(500)
  expect(await scaleOf(picture)).toBeCloseTo(1, 1)
})
