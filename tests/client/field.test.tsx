// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextField } from '#client/ui/field.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

let page: RenderedPage
const show = (error?: string) => page.render(<TextField id="email" label="E-post" error={error} />)

beforeEach(async () => {
  page = createRenderedPage()
  await show()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

test('an error of the field that has the focus is said at once: no focus comes that would read it', async () => {
  page.main.querySelector('input')?.focus()
  await show('Ange en e-postadress.')
  expect(page.main.querySelector('[role=alert]')?.textContent).toBe('Ange en e-postadress.')
})

test('an error of another field is read with it', async () => {
  await show('Ange en e-postadress.')
  expect(page.main.querySelector('[role=alert]')).toBeNull()
  const error = page.main.querySelector('input')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(error)?.textContent).toBe('Ange en e-postadress.')
})
