// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { savedForLater } from '#client/features/cart/saved-for-later.ts'
import { SavedForLaterSection } from '#client/features/cart/saved-for-later-section.tsx'
import type { Notice } from '#shared/api/notice.ts'
import { stockLimitNotice } from '#shared/cart/add-to-cart.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

let answer: PromiseWithResolvers<Notice[]>
vi.mock('#client/api/use-api.ts', () => ({ useApi: () => ({}), writeAnswer: vi.fn() }))
vi.mock('#client/features/cart/use-cart.ts', () => ({
  useCart: () => ({ cart: inCart, addLine: () => answer.promise }),
}))

let inCart = aCart([])
afterEach(() => {
  inCart = aCart([])
  savedForLater(storeViews.sv).clear()
  vi.unstubAllGlobals()
})

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

describe('of five that are put back', () => {
  /** What stays saved, and whether the focus is still on its button. */
  async function putFiveBack(notices: Notice[], had = 0) {
    const line = aCartLine({ sku: 'A', name: 'Klister', quantity: 5, maxQuantity: 2 })
    if (had > 0) inCart = aCart([{ ...line, quantity: had }])
    savedForLater(storeViews.sv).put(line)
    answer = Promise.withResolvers()
    const page = createRenderedPage()
    await page.render(inShop(<SavedForLaterSection lines={[line]} />))
    const button = page.find('button', 'Lägg i varukorgen')
    button?.focus()
    await page.press(button)
    await page.run(() => answer.resolve(notices))
    const isFocused = document.activeElement === button
    await page.render(null)
    return [savedForLater(storeViews.sv).list.read()[0]?.quantity ?? 0, isFocused]
  }
  const isAdded: Notice = { type: 'success', key: 'notices.cart.added' }
  const isKeptOffline: Notice = { type: 'info', key: 'notices.cart.keptOffline' }

  test('none stays when all are added', async () => {
    expect(await putFiveBack([isAdded])).toEqual([0, false])
  })

  test.each([
    ['nothing is in the cart: three stay', 0, [stockLimitNotice('Klister', 2), isAdded], 3],
    ['one is in the cart already: four stay', 1, [stockLimitNotice('Klister', 2), isAdded], 4],
    ['both are in the cart already: all stay', 2, [stockLimitNotice('Klister', 2)], 5],
    ['one is in the cart of a device without a connection: four stay', 1, [isKeptOffline], 4],
  ])('two are in stock and %s', async (_, had, notices, left) => {
    expect(await putFiveBack(notices, had)).toEqual([left, true])
  })
})
