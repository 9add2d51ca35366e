import type { MouseEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePanel, openedPanel } from '#client/shop-ui/panels/panels.ts'
import { usePanelLink } from '#client/shop-ui/panels/use-panel-link.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'

let browser: BareBrowser
let code: PromiseWithResolvers<void>
let open: (event: MouseEvent) => void

function CartLink() {
  open = usePanelLink('cart', '/varukorg', () => code.promise).open
  return null
}

beforeEach(async () => {
  browser = createBareBrowser('/')
  code = Promise.withResolvers()
  await browser.render(<CartLink />)
  await browser.run(() => open({ preventDefault: () => undefined } as MouseEvent))
})
afterEach(async () => {
  await browser.run(() => closePanel())
  await browser.render(null)
  vi.unstubAllGlobals()
})

const bring = () => browser.run(() => code.resolve())
const fail = () => browser.run(() => code.reject(new Error('no file')))

test('a panel opens when its code is here; without it its page is loaded', async () => {
  await bring()
  expect(openedPanel.read()).toBe('cart')
  code = Promise.withResolvers()
  await browser.run(() => open({ preventDefault: () => undefined } as MouseEvent))
  await fail()
  expect(browser.loads).toEqual(['/varukorg'])
})

test.each([
  ['comes', bring],
  ['fails', fail],
])('code that %s when the shopper is on another page leaves that page as it is', async (_, end) => {
  browser.entries.push('/skidor')
  await end()
  expect([openedPanel.read(), browser.loads]).toEqual([null, []])
})
