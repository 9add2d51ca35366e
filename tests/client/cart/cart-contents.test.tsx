// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CartContents } from '#client/features/cart/cart-contents.tsx'
import { editButtonId } from '#client/features/cart/cart-line.tsx'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

interface Editor {
  line: { sku: string }
  onSaved: (sku: string, saved: object) => void
  onClose: () => void
}
let save = () => undefined as unknown
vi.mock('#client/features/cart/line-editor.tsx', () => ({
  LineEditor: ({ line, onSaved, onClose }: Editor) => {
    save = () => onSaved(line.sku, { text: 'Sparad', notices: [] })
    return (
      <>
        <button type="button">Spara</button>
        <button type="button" onClick={onClose}>
          Avbryt
        </button>
      </>
    )
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

test('of two lines with different prints the one whose editor is closed has the focus', async () => {
  const page = createRenderedPage()
  const lines = [7, 8].map((id) => aCartLine({ id, sku: 'SHIRT-M', configurableId: 1, name: 'Klubbtröja' }))
  await page.render(inShop(<CartContents cart={aCart(lines)} isPage />))
  await page.press(document.getElementById(editButtonId(8)) ?? undefined)
  await page.press(page.find('button', 'Avbryt'))
  expect(document.activeElement?.id).toBe(editButtonId(8))
  await page.render(null)
})
