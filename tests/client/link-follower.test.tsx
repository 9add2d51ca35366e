import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkFollower } from '#client/app/layouts/layout.tsx'
import { pageHooks } from '#client/app/page-hooks.ts'
import { BrowserRouter, NavigationContext } from '#client/router/index.ts'
import { closePanel, openedPanel, openPanel } from '#client/shop-ui/panels/panels.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'

const origins = { sv: '', no: '', en: '' }
const shell = { menu: [], footer: [] }
const reload = vi.fn<(url: string) => Promise<void>>(async () => undefined)

interface Shown {
  current?: string
  previous?: string
  pending?: boolean
  hasFailed?: boolean
}

let browser: BareBrowser

/** Shows a page at the address of the browser. */
const show = ({ current = '/klader', previous, pending = false, hasFailed = false }: Shown) =>
  browser.render(
    <BrowserRouter>
      <ShopProvider storeCode="sv" origins={origins} shell={shell} t={String}>
        <NavigationContext
          value={{
            current,
            previous: previous ? { url: previous, scrollY: 0 } : null,
            isBackMove: false,
            pending,
          }}
        >
          <LinkFollower hasFailed={hasFailed} />
        </NavigationContext>
      </ShopProvider>
    </BrowserRouter>,
  )

beforeEach(() => {
  browser = createBareBrowser('/klader')
  pageHooks.pages = { getLoaded: vi.fn(), set: vi.fn(), prefetch: vi.fn(), reload }
})
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve)) // the focus is given in a task of its own, which needs the browser
  closePanel()
  reload.mockClear()
  pageHooks.pages = undefined
  vi.unstubAllGlobals()
})

describe('a page that takes the place of another in history', () => {
  test.each([
    ['leaves open panels alone where it shows what is on the screen already', { isInPlace: true }, 'menu'],
    ['closes them otherwise', null, null],
  ])('%s', async (_, state, left) => {
    browser = createBareBrowser('/klader?childSku=A', state)
    openPanel('menu')
    await show({ current: '/klader?childSku=A', previous: '/klader' })
    expect(openedPanel.read()).toBe(left)
  })
})

describe('a link to the page that is shown', () => {
  test('closes the menu, leads to the top and needs no press of Back more', async () => {
    await show({})
    openPanel('menu')
    await browser.click('/klader')
    expect(browser.entries).toEqual(['/klader'])
    expect(openedPanel.read()).toBeNull()
    expect(browser.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(reload).not.toHaveBeenCalled()
  })

  test('loads it again when it has failed', async () => {
    await show({ hasFailed: true })
    await browser.click('/klader')
    expect(reload).toHaveBeenCalledExactlyOnceWith('/klader')
  })

  test('is heard from a place within the page, too', async () => {
    browser = createBareBrowser('/klader#main')
    await show({})
    openPanel('menu')
    await browser.click('/klader')
    expect(browser.entries).toEqual(['/klader'])
    expect(openedPanel.read()).toBeNull()
  })

  test('that is a filter leaves it where it is', async () => {
    await show({})
    openPanel('filters')
    await browser.click('/klader', { openFilter: 'price' })
    expect(browser.entries).toEqual(['/klader'])
    expect(openedPanel.read()).toBe('filters')
    expect(browser.scrollTo).not.toHaveBeenCalled()
  })
})

test('a link pressed twice is one entry, and what is shown stays as it is until its page is here', async () => {
  await show({})
  await browser.click('/pjaxor')
  await show({ pending: true })
  await browser.click('/pjaxor')
  expect(browser.entries).toEqual(['/klader', '/pjaxor'])
  expect(browser.scrollTo).not.toHaveBeenCalled()
})

describe('another address', () => {
  test.each([
    ['of another page closes the menu', 'menu', '/skidor', null],
    ['of another page closes the filters', 'filters', '/skidor', null],
    ['without the page’s filters closes the menu', 'menu', '/klader?ls_brand=311', null],
    ['with other filters leaves the filters open', 'filters', '/klader?ls_brand=311', 'filters'],
  ] as const)('%s', async (_, panel, previous, left) => {
    await show({ current: previous })
    openPanel(panel)
    await show({ previous })
    expect(openedPanel.read()).toBe(left)
  })
})
