// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { NotificationRegion } from '#client/shop-ui/notifications/notification-region.tsx'
import { dismiss, notify } from '#client/shop-ui/notifications/notifications.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

let page: RenderedPage
let id: number

afterEach(async () => {
  await page.run(() => dismiss(id))
  await page.render(null)
  vi.unstubAllGlobals()
})

/** A page whose only field has this name, and a notification that stays. */
const show = (field: string) =>
  page.render(
    inShop(
      <>
        <input key={field} name={field} />
        <NotificationRegion />
      </>,
    ),
  )

const closeButton = () => page.main.querySelector<HTMLElement>('.notification button')

/** The focus comes from the field to the notification; happy-dom does not say where from. */
const comeFromField = () =>
  page.run(() => {
    const field = page.main.querySelector('input')
    field?.focus()
    closeButton()?.focus()
    closeButton()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }))
  })

test('the focus goes back to where it came from last, also when another page has come meanwhile', async () => {
  page = createRenderedPage()
  await show('first')
  await page.run(() => {
    id = notify({ type: 'error', message: 'Något gick fel.' })
  })
  await comeFromField()
  await show('second')
  await comeFromField()
  await page.run(() => closeButton()?.click())
  expect(document.activeElement?.getAttribute('name')).toBe('second')
})
