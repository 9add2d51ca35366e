import { beforeEach, expect, test } from 'vitest'
import { closePanel, openedPanel, openPanel, type PanelName } from '#client/shop-ui/panels/panels.ts'

beforeEach(() => closePanel())

const panels: PanelName[] = ['cart', 'added', 'wishlist', 'menu', 'contents', 'search', 'filters', 'store']

test.each(panels)('R2.95: opening %s closes whichever other panel is open', (name) => {
  for (const other of panels) {
    openPanel(other)
    openPanel(name)
    expect(openedPanel.read()).toBe(name)
  }
})

test('a panel that is no longer open closes nothing', () => {
  openPanel('contents')
  closePanel('cart')
  expect(openedPanel.read()).toBe('contents')
  closePanel('contents')
  expect(openedPanel.read()).toBeNull()
})
