// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotificationRegion } from '#client/shop-ui/notifications/notification-region.tsx'
import { dismiss, notify } from '#client/shop-ui/notifications/notifications.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

let page: RenderedPage
const ids: number[] = []

/** happy-dom does not say where the focus comes from; browsers do. */
function sayWhereFrom(): void {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    const relatedTarget = document.activeElement
    focus.call(this)
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget }))
  })
}

beforeEach(() => {
  page = createRenderedPage()
  sayWhereFrom()
})
afterEach(async () => {
  await page.run(() => {
    for (const id of ids.splice(0)) dismiss(id)
  })
  await page.render(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page whose only field has this name, and notifications that stay. */
const show = (field: string) =>
  page.render(
    inShop(
      <>
        <input key={field} name={field} />
        <NotificationRegion />
      </>,
    ),
  )

const say = (message: string) => page.run(() => ids.push(notify({ type: 'error', message })))
const closeButtons = () => [...page.main.querySelectorAll<HTMLElement>('.notification button')]
const moveTo = (element: HTMLElement | null | undefined) => page.run(() => element?.focus())
const field = () => page.main.querySelector('input')

test('the focus goes back to where it came from last, also when another page has come meanwhile', async () => {
  await show('first')
  await say('Något gick fel.')
  await moveTo(field())
  await moveTo(closeButtons()[0])
  await show('second')
  await moveTo(field())
  await page.press(closeButtons()[0])
  expect(document.activeElement?.getAttribute('name')).toBe('second')
})

test('it goes back to the page, too, from the last of two notifications that are closed', async () => {
  await show('field')
  await say('Något gick fel.')
  await say('Något mer gick fel.')
  const [first, second] = closeButtons()
  await moveTo(field())
  await moveTo(first)
  await page.press(second)
  await page.press(first)
  expect(document.activeElement?.getAttribute('name')).toBe('field')
})
