import { expect, test } from '@playwright/test'
import { PLATFORM_PORT } from '../support/ports.ts'

const DIALS = `http://localhost:${PLATFORM_PORT}/dials`
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="document.title=\'ran\'"><script>document.title="ran"; fetch("/api/user")</script></svg>'

test('the shop’s pictures show, with a policy under which none of them could run anything', async ({
  page,
}) => {
  await page.goto('/skidor')
  const pictures = page.locator('main img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() => pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth)) // an img element
    .toBeGreaterThan(0)
  const address = await pictures.first().evaluate((picture) => (picture as HTMLImageElement).currentSrc) // likewise
  const answer = await page.goto(address.replace(/\/\d+\/\d+\/webp\//, '/310/300/resize/')) // as the zoom asks for it
  expect(answer?.headers()['content-type']).toBe('image/svg+xml')
  expect(answer?.headers()['content-security-policy']).toContain('sandbox')
  const box = await page.locator('svg').first().boundingBox()
  expect(box?.width).toBeGreaterThan(0)
})

test('a picture with a script, opened by itself, runs nothing and asks for nothing', async ({
  page,
  request,
}) => {
  const path = '/img/99/99/fit/hostile.svg'
  const dialled = await request.post(DIALS, {
    data: { path, status: 200, body: SVG, contentType: 'image/svg+xml' },
  })
  expect(dialled.ok()).toBe(true)
  const asked: string[] = []
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname))
  const answer = await page.goto(path)
  expect(await answer?.text()).toContain('document.title')
  await page.waitForTimeout(300) // what would run has run by then
  expect(asked).toEqual([path])
})
