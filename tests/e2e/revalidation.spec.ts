import { expect, test } from '../support/shop-fixture.ts'

test('a page that the browser has already is confirmed, and its scripts still run under the policy it came with', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const path = '/sida/faq'
  await page.goto(path)
  await page.goto('/') // by now both are kept
  await page.goto(path)
  await page.goto('/')
  await page.goto(path)
  const transferred = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
  )
  expect(transferred).toBeLessThan(1000) // bytes: a 304, no body
  await page.getByRole('contentinfo').hover() // the first sign of life loads React
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          '__reactContainer' in document || Object.keys(document).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
  expect(refused).toEqual([])
})
