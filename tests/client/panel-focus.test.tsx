// @vitest-environment happy-dom
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkFollower } from '#client/app/layouts/layout.tsx'
import { BrowserRouter, NavigationContext, useNavigate, useRouteHistory } from '#client/router/index.ts'
import { closePanel, openPanel, useOpenPanel } from '#client/shop-ui/panels/panels.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { navigationAt } from '#tests/support/navigation.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

/** Opens the menu, and gets the focus back when that closes, as from the browser. */
function Opener() {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useOpenPanel() === 'menu'
  useEffect(() => {
    if (isOpen) return () => button.current?.focus()
  }, [isOpen])
  return <button type="button" ref={button} />
}

let navigate: ReturnType<typeof useNavigate>

/** The page that a link has led to. */
function Page({ current }: { current: string }) {
  navigate = useNavigate()
  useRouteHistory(current)
  return <h1>{current}</h1>
}

let page: RenderedPage

const show = (current: string, previous: string | null = null) =>
  page.render(
    inShop(
      <BrowserRouter>
        <NavigationContext value={navigationAt(current, previous)}>
          <Page current={current} />
          <input />
          <Opener />
          <LinkFollower hasFailed={false} />
        </NavigationContext>
      </BrowserRouter>,
    ),
  )

beforeEach(async () => {
  history.replaceState(null, '', '/klader')
  page = createRenderedPage()
  await show('/klader')
  await page.run(() => openPanel('menu'))
})
afterEach(async () => {
  await page.render(null)
  closePanel()
  vi.unstubAllGlobals()
})

test('the heading of the page that a link of the menu leads to has the focus, not the button that has opened the menu', async () => {
  await page.run(() => navigate('/skidor'))
  await show('/skidor', '/klader')
  await page.run(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement?.textContent).toBe('/skidor')
})

describe('the field of the search', () => {
  const field = () => page.main.querySelector('input')

  beforeEach(() => page.run(() => openPanel('search')))

  /** The page that was asked for is here. */
  async function come() {
    await show('/skidor', '/klader')
    await page.run(() => new Promise((resolve) => setTimeout(resolve)))
  }

  test('keeps the focus of who types in it when a page comes that was asked for before', async () => {
    await page.run(() => navigate('/skidor'))
    await page.run(() => field()?.focus())
    await come()
    expect(document.activeElement).toBe(field())
  })

  test('has it no more when the page comes that was asked for from it', async () => {
    await page.run(() => field()?.focus())
    await page.run(() => navigate('/skidor'))
    await come()
    expect(document.activeElement?.textContent).toBe('/skidor')
  })
})
