// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { SavedForLaterSection } from '#client/features/cart/saved-for-later-section.tsx'
import type { Notice } from '#shared/api/notice.ts'
import { aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

let answer: PromiseWithResolvers<Notice[]>
vi.mock('#client/api/use-api.ts', () => ({ useApi: () => ({}), writeAnswer: vi.fn() }))
vi.mock('#client/features/cart/use-cart.ts', () => ({ useCart: () => ({ addLine: () => answer.promise }) }))

afterEach(() => vi.unstubAllGlobals())

const lines = [aCartLine({ sku: 'A', name: 'Klister' }), aCartLine({ sku: 'B', name: 'Skrapa' })]

async function putBack(after: (page: ReturnType<typeof createRenderedPage>) => unknown) {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  const field = <input aria-label="Rabattkod" />
  await page.render(
    inShop(
      <>
        {field}
        <SavedForLaterSection lines={lines} />
      </>,
    ),
  )
  await page.press(page.find('button', 'Lägg i varukorgen'))
  await after(page)
  await page.run(() => answer.resolve([]))
  const focused = document.activeElement
  await page.render(null)
  return focused
}

test('a line that is put back leaves the focus with what is saved beside it', async () => {
  expect((await putBack(() => undefined))?.getAttribute('aria-labelledby')).toBe('later-title')
})

test.each([
  ['another field', 'input', 'Rabattkod'],
  ['the next line', 'li:last-child button', 'Lägg i varukorgen: Skrapa'],
])('it takes the focus from nobody who has gone on to %s', async (_, selector, label) => {
  const focused = await putBack((page) => page.main.querySelector<HTMLElement>(selector)?.focus())
  expect(focused?.getAttribute('aria-label')).toBe(label)
})
