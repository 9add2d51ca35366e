// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { Film } from '#client/features/content/film.tsx'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('the film has the focus of the link that started it', async () => {
  const page = createRenderedPage()
  await page.render(inShop(<Film youtubeId="abc" title="Valla rätt" />))
  await page.press(page.find('a'))
  expect(document.activeElement?.nodeName).toBe('IFRAME')
  await page.render(null)
})

test('another page’s film asks nothing of its service because the one before was started', async () => {
  const page = createRenderedPage()
  await page.render(inShop(<Film youtubeId="abc" title="Valla rätt" />))
  await page.press(page.find('a'))
  await page.render(inShop(<Film youtubeId="def" title="Staka" />))
  expect(page.main.querySelector('iframe')).toBeNull()
  expect(page.main.querySelector('a')?.href).toContain('def')
  await page.render(null)
})
