// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CartContents } from '#client/features/cart/cart-contents.tsx'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

interface Editor {
  line: { sku: string }
  onSaved: (sku: string, saved: object) => void
}
let save = () => undefined as unknown
vi.mock('#client/features/cart/line-editor.tsx', () => ({
  LineEditor: ({ line, onSaved }: Editor) => {
    save = () => onSaved(line.sku, { text: 'Sparad', notices: [] })
    return <button type="button">Spara</button>
  },
}))
vi.mock('#client/i18n/load-messages.ts', () => ({
  withMessages: <T,>(part: T) => part,
  loadMessages: async () => undefined,
}))

afterEach(() => vi.unstubAllGlobals())

async function saveLine(after: (page: ReturnType<typeof createRenderedPage>) => unknown) {
  const page = createRenderedPage()
  const line = aCartLine({ id: 7, configurableId: 1, name: 'Race Skate' })
  await page.render(
    inShop(
      <>
        <CartContents cart={aCart([line])} isPage />
        <input aria-label="Rabattkod" />
      </>,
    ),
  )
  await page.press(page.find('button', 'Ändra'))
  await page.press(page.find('button', 'Spara'))
  await after(page)
  await page.run(() => save())
  const focused = document.activeElement?.getAttribute('aria-label')
  await page.render(null)
  return focused
}

test('a line that was changed has the focus of its editor', async () => {
  expect(await saveLine(() => undefined)).toBe('Ändra Race Skate')
})

test('it takes the focus from nobody who has gone on to another field', async () => {
  expect(
    await saveLine((page) => page.main.querySelector<HTMLElement>('[aria-label=Rabattkod]')?.focus()),
  ).toBe('Rabattkod')
})
