import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

export type RenderedPage = ReturnType<typeof createRenderedPage>

/** Sets the text without React, which then hears the event as in a browser. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** A `main` that React renders into. For files that begin with `@vitest-environment happy-dom`. */
export function createRenderedPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.lang = 'sv'
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  const root = createRoot(main)
  const run = (work: () => unknown) =>
    act(async () => {
      await work()
    })
  const find = (selector: string, text = '') =>
    [...main.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent.includes(text))
  return {
    main,
    /** Does something, and waits for what React makes of it. */
    run,
    render: (node: ReactNode) => run(() => root.render(node)),
    /** The first element of a selector that has a text. */
    find,
    /** The same when it has come, within a second; undefined: it has not. */
    async findLater(selector: string, text: string) {
      for (let tries = 0; tries < 50 && !find(selector, text); tries++)
        await run(() => new Promise((resolve) => setTimeout(resolve, 20)))
      return find(selector, text)
    },
    /** A press on a button or link, which gets the focus. */
    press: (element: HTMLElement | undefined) =>
      run(() => {
        element?.focus()
        element?.click()
      }),
    type: (field: HTMLInputElement | null | undefined, text: string) =>
      run(() => {
        setValue?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    submit: (form: HTMLFormElement | null | undefined) =>
      run(() => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    keyDown: (key: string) =>
      run(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  }
}
