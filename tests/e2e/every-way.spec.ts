import type { Locator, Page } from '@playwright/test'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { buyers } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/**
 * A whole purchase in every way that a shopper may have to go: each thing is found by role and name, as a screen reader
 * finds it, and nothing is wider than the screen.
 */
interface Way {
  name: string
  width: number
  height: number
  hand: (page: Page) => Hand
}

/** How a shopper presses, writes and chooses. */
interface Hand {
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
}

const finger = (): Hand => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
})

/** Nothing but Tab, arrows, Enter and letters, from where the focus is. */
const keyboard = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async write(field, text) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  },
  async choose(radio) {
    const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`)
    await tabTo(page, group)
    for (let at = 0; at < (await group.count()) && !(await radio.isChecked()); at++)
      await page.keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
  },
})

const MAX_TABS = 150

/** Presses Tab until one of the targets has the focus. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible({ timeout: 20_000 })
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const focused = await targets.evaluateAll((found) =>
      found.some((target) => target === target.ownerDocument.activeElement),
    )
    if (focused) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${MAX_TABS} tabs: ${targets}`)
}

const ways: Way[] = [
  { name: 'the keyboard alone', width: 1280, height: 900, hand: keyboard },
  { name: 'roles and names on a phone of 360 pixels', width: 360, height: 740, hand: finger },
  { name: 'roles and names at 400 %', width: 320, height: 256, hand: finger }, // of 1280 × 1024
]

for (const code of storeCodes) {
  for (const { name, width, height, hand } of ways) {
    test(`${storeViews[code].name}: a purchase by ${name}`, { tag: '@long' }, async ({
      page,
      shop,
      isMobile,
    }) => {
      test.skip(isMobile, 'has a width of its own, and keys')
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height })
      await buy({ page, shop, code, hand: hand(page) })
    })
  }
}

interface Purchase {
  page: Page
  shop: Shop
  code: StoreCode
  hand: Hand
}

async function buy({ page, shop, code, hand }: Purchase): Promise<void> {
  const t = shop.t(code)
  const main = page.getByRole('main')
  const email = `${code}-${Date.now()}@example.com`
  const heading = (name: string) => main.getByRole('heading', { level: 1, name })
  const step = (key: 'contact' | 'delivery' | 'payment') =>
    main.getByRole('button', { name: t(`checkout.${key}.next`), exact: true })

  await shop.open('/p/DEMO-SALE/x', code)
  await expectNoOverflow(page)
  await hand.press(main.getByRole('button', { name: t('product.add') }).first())
  await expect(page.getByRole('dialog', { name: t('notices.cart.added') })).toBeVisible()
  await shop.open(shop.cartPath(code), code)
  await expectNoOverflow(page)
  await hand.press(main.getByRole('link', { name: t('cart.checkout') }))
  await expect(heading(t('head.checkout.title'))).toBeVisible()
  const { zip, phone } = buyers[code]
  const details = {
    emailAddress: email,
    phoneNumber: phone,
    firstName: 'Ingrid',
    lastName: 'Åström',
    streetAddress: 'Spårvägen 4',
    zipCode: zip,
    city: 'Östersund',
  } as const
  for (const [field, text] of Object.entries(details)) {
    const label = t(`checkout.field.${field as keyof typeof details}`) // the record's own keys
    await hand.write(main.getByRole('textbox', { name: label, exact: true }), text)
  }
  await expectNoOverflow(page)
  await hand.press(step('contact'))
  await hand.choose(
    main.getByRole('radio', { name: /hemleverans|hjemlevering|to your door|hem till|hjem til/i }),
  )
  await expectNoOverflow(page)
  await hand.press(step('delivery'))
  await expect(main.getByRole('radio').first()).toBeVisible()
  await expectNoOverflow(page)
  await hand.press(step('payment'))
  const pay = new RegExp(t('checkout.pay', { amount: '' }).trim())
  await expectNoOverflow(page)
  await hand.press(main.getByRole('button', { name: pay }))
  const provider = page.frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
  await hand.press(provider.locator('button[value="pay"]'))
  await expect(heading(t('head.orderConfirmation.title'))).toBeVisible({ timeout: 20_000 })
  await expect(main.getByText(email)).toBeVisible()
  await expectNoOverflow(page)
}

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${new URL(page.url()).pathname} is wider than the screen`).toBeLessThanOrEqual(0)
}
