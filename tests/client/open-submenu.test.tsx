// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinkFollower } from '#client/app/layouts/layout.tsx'
import { MenuItems } from '#client/app/layouts/site-menu.tsx'
import { useFolding } from '#client/app/layouts/use-folding.ts'
import { BrowserRouter, NavigationContext } from '#client/router/index.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { navigationAt } from '#tests/support/navigation.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const skate = { name: 'Skate', path: '/aktiviteter/skate', children: [] }
const roller = {
  name: 'Rullskidor',
  path: '/aktiviteter/rullskidor',
  children: [{ name: 'Skaterullskidor', path: '/rullskidor/skaterullskidor', children: [] }],
}
const activities = { name: 'Aktiviteter', path: '/aktiviteter', children: [skate, roller] }
const shell = { menu: [activities], footer: [] }

let page: RenderedPage

afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

function Header({ activeItems }: { activeItems: (typeof activities)[] }) {
  useFolding()
  return (
    <header className="site-header">
      <MenuItems activeItems={activeItems} />
    </header>
  )
}

/** The menu as it is on a page. */
const show = (current: string, previous: string | null, activeItems: (typeof activities)[]) =>
  page.render(
    <BrowserRouter>
      <ShopProvider storeCode="sv" origins={{ sv: '', no: '', en: '' }} shell={shell} t={String}>
        <NavigationContext value={navigationAt(current, previous)}>
          <Header activeItems={activeItems} />
          <LinkFollower hasFailed={false} />
        </NavigationContext>
      </ShopProvider>
    </BrowserRouter>,
  )

const lists = () => page.main.querySelectorAll('details')
const nameOf = (list: Element) => list.getAttribute('name')
const areOpen = () => Array.from(lists(), (list) => [nameOf(list), list.open])

beforeEach(async () => {
  page = createRenderedPage()
  await show('/', null, [])
  for (const list of lists()) list.open = nameOf(list) === 'menu'
})

test('R2.100: a link to a page of a submenu closes the menu, and opens the submenu in it', async () => {
  await show(roller.path, '/', [activities, roller])
  expect(areOpen()).toEqual([
    ['menu', false],
    ['submenu', true],
  ])
})

test.each([
  ['a press outside', new Event('pointerdown', { bubbles: true })],
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
])('R2.100: %s closes the menu, and leaves the submenu of the page open in it', async (_, event) => {
  await show(roller.path, null, [activities, roller])
  await page.run(() => document.body.dispatchEvent(event))
  expect(areOpen()).toEqual([
    ['menu', false],
    ['submenu', true],
  ])
})
