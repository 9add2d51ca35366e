// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { SearchForm } from '#client/features/search/search-form.tsx'
import { NavigationContext } from '#client/router/index.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { navigationAt } from '#tests/support/navigation.ts'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

let isAway = true
vi.mock(import('#client/ui/lazy-part.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  browserPart: () =>
    Object.assign(
      () => {
        if (isAway) throw new Error('away')
        return 'suggestions'
      },
      { preload: async () => undefined },
    ),
}))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('suggestions whose code could not be had are tried again on the next page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = createRenderedPage()
  const show = (current: string) =>
    page.render(
      <NavigationContext value={navigationAt(current, null)}>{inShop(<SearchForm />)}</NavigationContext>,
    )
  await show('/skidor')
  await page.run(() => page.main.querySelector('input')?.focus())
  isAway = false
  expect(page.main.textContent).not.toContain('suggestions')
  await show('/klader')
  expect(page.main.textContent).toContain('suggestions')
  await page.render(null)
})
