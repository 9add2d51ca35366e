// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://skare.test/klader?page=2" }
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSoftNavigation } from '#client/router/index.ts'
import { type Navigate, NavigateContext } from '#client/router/navigate.ts'
import { storeViews } from '#shared/store-views.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const navigate = vi.fn<Navigate>()
/** What the listener leaves to the browser, which would load a document. */
const left = vi.fn<(event: Event) => void>()
let page: RenderedPage

function Listener() {
  useSoftNavigation(storeViews.sv, () => undefined)
  return null
}

const show = (children: ReactNode) =>
  page.render(
    <NavigateContext value={navigate}>
      <Listener />
      {children}
    </NavigateContext>,
  )

const leave = (event: Event) => {
  if (!event.defaultPrevented) left(event)
  event.preventDefault()
}

beforeEach(() => {
  page = createRenderedPage()
  for (const kind of ['click', 'submit']) window.addEventListener(kind, leave)
})
afterEach(async () => {
  await page.render(null)
  for (const kind of ['click', 'submit']) window.removeEventListener(kind, leave)
  navigate.mockReset()
  left.mockReset()
  vi.unstubAllGlobals()
})

describe('a link', () => {
  const click = (init: MouseEventInit = {}) =>
    page.run(() =>
      page.find('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    )
  const link = (attributes: object) => (
    <a href="/skidor?page=3#top" {...attributes}>
      Skidor
    </a>
  )

  test.each([
    ['is one more entry of the history', {}, { replace: false, state: null }],
    [
      'with data-replace takes the place of the entry',
      { 'data-replace': '' },
      { replace: true, state: null },
    ],
    [
      'with data-open-filter names the filter that stays open',
      { 'data-open-filter': 'price' },
      { replace: false, state: { openFilter: 'price' } },
    ],
    ['that names its own window is followed', { target: '_self' }, { replace: false, state: null }],
  ])('%s', async (_, attributes, options) => {
    await show(link(attributes))
    await click()
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/skidor?page=3#top', options)
    expect(left).not.toHaveBeenCalled()
  })

  test('R2.78: to a page of a platform whose addresses end in .html is followed', async () => {
    await show(link({ href: '/gamla/langdskidor.html' }))
    await click()
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/gamla/langdskidor.html', {
      replace: false,
      state: null,
    })
  })

  test.each([
    ['for a new tab', { target: '_blank' }, {}],
    ['to a file to save', { download: 'skidor' }, {}],
    ['that wants a new document', { 'data-reload': '' }, {}],
    ['to another site', { href: 'https://example.com/skidor' }, {}],
    ['to another store', { href: '/en/skis' }, {}],
    ['with two slashes before its path', { href: 'https://skare.test//skidor' }, {}],
    ['to a place of this page', { href: '/klader?page=2#top' }, {}],
    ['without an address', { href: undefined }, {}],
    ['pressed with Command', {}, { metaKey: true }],
    ['pressed with Control', {}, { ctrlKey: true }],
    ['pressed with Shift', {}, { shiftKey: true }],
    ['pressed with Alt', {}, { altKey: true }],
    ['pressed with another button', {}, { button: 1 }],
  ])('%s is the browser’s', async (_, attributes, init) => {
    await show(link(attributes))
    await click(init)
    expect(navigate).not.toHaveBeenCalled()
    expect(left).toHaveBeenCalledOnce()
  })

  test('that something on the page has answered is nobody’s', async () => {
    await show(link({ onClick: (event: Event) => event.preventDefault() }))
    await click()
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a form', () => {
  const send = async (form: ReactNode) => {
    await show(form)
    const button = page.main.querySelector('button')
    await page.run(() => button?.form?.requestSubmit(button))
  }

  test('that asks is followed with what is filled in, its button’s value too', async () => {
    await send(
      <form action="/sokresultat?alt=1" data-replace="">
        <input name="s" defaultValue=" skate & klassisk " />
        <input name="price-from" defaultValue=" " />
        <input name="ls_farg" type="hidden" defaultValue="49" />
        <button type="submit" name="sort" value="latest">
          Sök
        </button>
      </form>,
    )
    const address = '/sokresultat?s=skate+%26+klassisk&ls_farg=49&sort=latest'
    expect(navigate).toHaveBeenCalledExactlyOnceWith(address, { replace: true, state: null })
    expect(left).not.toHaveBeenCalled()
  })

  test.each([
    ['that sends something', { method: 'post' }],
    ['of another site', { action: 'https://example.com/' }],
    ['that wants a new document', { 'data-reload': '' }],
  ])('%s is the browser’s', async (_, attributes) => {
    await send(
      <form action="/sokresultat" {...attributes}>
        <button type="submit">Skicka</button>
      </form>,
    )
    expect(navigate).not.toHaveBeenCalled()
    expect(left).toHaveBeenCalledOnce()
  })
})
