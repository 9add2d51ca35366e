// @vitest-environment happy-dom
import { useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCombobox } from '#client/features/search/use-combobox.ts'
import { useTypedText } from '#client/features/search/use-typed-text.ts'
import { openedPanel, useOpenPanel } from '#client/shop-ui/panels/panels.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

/** A search field whose list has two options. */
function SearchField() {
  const form = useRef<HTMLFormElement>(null)
  const [active, setActive] = useState(-1)
  const text = useTypedText(form)
  const isShown = useOpenPanel() === 'search'
  useCombobox(form, { listId: 'list', isShown, isOpen: isShown, active, links: 2, setActive })
  return (
    <form ref={form}>
      <input />
      <output>{text}</output>
    </form>
  )
}

let page: RenderedPage
let field: HTMLInputElement

/** Longer than the pause after which typed words are read. */
const pause = () => page.run(() => vi.advanceTimersByTime(1000))

beforeEach(async () => {
  vi.useFakeTimers()
  page = createRenderedPage()
  await page.render(<SearchField />)
  field = page.main.querySelector('input') as HTMLInputElement // rendered above
  field.focus()
  await pause()
})

test('the arrows go through the options and past them, back to the field', async () => {
  const seen: (string | null)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyDown(key)
    seen.push(field.getAttribute('aria-activedescendant'))
  }
  expect(seen).toEqual(['list0', 'list1', null, 'list1'])
})

test.each(['ArrowDown', 'ArrowUp'])('after Escape %s shows what the field’s words find', async (key) => {
  field.value = 'skate' // as on a page of results, where nothing was typed
  await page.keyDown('Escape')
  expect(openedPanel.read()).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await page.keyDown(key)
  await pause()
  expect(openedPanel.read()).toBe('search')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(page.main.querySelector('output')?.textContent).toBe('skate')
})

test('with the list closed Escape and Enter are the browser’s', async () => {
  await page.keyDown('Escape')
  for (const key of ['Escape', 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    await page.run(() => field.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(false)
  }
})
