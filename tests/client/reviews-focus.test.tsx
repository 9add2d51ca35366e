// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { Reviews } from '#client/pages/product/secondary-sections/reviews.tsx'
import type { Review } from '#shared/product/reviews.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
afterEach(() => vi.unstubAllGlobals())

const render = async (ratings: number[]) => {
  const page = createRenderedPage()
  const reviews = ratings.map(
    (rating, at): Review => ({
      ...{ id: at, rating, title: `Omdöme ${at}`, text: 'Bra.', nickname: 'Åsa' },
      createdAt: '2026-11-20T10:00:00Z',
    }),
  )
  await page.render(inShop(<Reviews product={{ id: 1, name: 'Race' }} reviews={reviews} />))
  const focused = () => document.activeElement?.querySelector(':scope > h3')?.textContent
  return { ...page, focused }
}

test('nothing takes the focus before a press', async () => {
  const page = await render([5, 4, 3, 2])
  expect(document.activeElement).toBe(document.body)
  await page.render(null)
})

test('the first review that the button has brought has the focus', async () => {
  const page = await render([5, 4, 3, 2, 1])
  await page.press(page.find('button', t('reviews.showAll', { count: 5 })))
  expect(page.focused()).toBe('Omdöme 3')
  await page.render(null)
})

test('after a choice of stars, too, a review has the focus where the button has gone, of few and of many', async () => {
  for (const ratings of [
    [5, 4, 4],
    [5, 4, 4, 4, 4],
  ]) {
    const page = await render(ratings)
    await page.press(page.find('[aria-pressed]'))
    await page.press(page.find('button', t('reviews.showAll', { count: ratings.length })))
    expect(page.focused()).toContain('Omdöme')
    await page.render(null)
  }
})

test('a review has the focus also where a pressed button has none, but the main that it is in, as in Safari', async () => {
  const page = await render([5, 4, 3, 2, 1])
  page.main.tabIndex = -1
  page.main.focus()
  await page.run(() => page.find('button', t('reviews.showAll', { count: 5 }))?.click())
  expect(page.focused()).toBe('Omdöme 3')
  await page.render(null)
})
