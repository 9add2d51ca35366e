// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { SuggestionList } from '#client/features/search/suggestion-list.tsx'
import type { Suggestions } from '#client/features/search/use-suggestions.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const saved: Suggestions = {
  ...{ query: 'skate', categories: [], brands: [], products: [], guides: [], total: 0 },
  searchedProducts: 8,
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['with a connection it is the shop that does not answer', true, 'offline.bar.unreachable'],
  ['without one the device is offline', false, 'offline.bar.offline'],
] as const)('what the device itself has found says why: %s', async (_, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const page = createRenderedPage()
  await page.render(inShop(<SuggestionList answer={saved} listId="list" active={-1} links={1} />))
  expect(page.main.querySelector('p')?.textContent).toBe(
    `${t(words)} ${t('offline.bar.searched', { count: 8 })}`,
  )
  await page.render(null)
})
