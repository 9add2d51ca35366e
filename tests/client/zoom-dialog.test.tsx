// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZoomDialog } from '#client/pages/product/gallery/zoom-dialog.tsx'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

vi.mock('#client/shop-ui/dialog.tsx', () => ({ Dialog: ({ children }: { children: unknown }) => children }))
vi.mock('#client/ui/adopt-styles.ts', () => ({ adoptStyles: () => undefined }))

const images = [
  { file: '/one.jpg', optionValue: null },
  { file: '/two.jpg', optionValue: null, video: 'abc' },
  { file: '/three.jpg', optionValue: null },
]
let page: RenderedPage

beforeEach(async () => {
  page = createRenderedPage()
  await page.render(inShop(<ZoomDialog name="Race" images={images} first={0} onClose={() => undefined} />))
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

const turn = () => page.keyDown('ArrowRight')

test('the arrow keys turn on and on, past a film too: something of the dialog has the focus of the picture that is gone', async () => {
  page.main.querySelector('button')?.focus()
  await turn()
  await turn()
  expect(page.main.querySelector('span')?.textContent).toBe('3 / 3')
  await turn()
  expect(page.main.querySelector('span')?.textContent).toBe('1 / 3')
})
