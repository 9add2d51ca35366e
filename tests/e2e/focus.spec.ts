import type { Locator, Page } from '@playwright/test'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { keepAddresses, login, register } from '#tests/support/account-steps.ts'
import { goToReview, payButton } from '#tests/support/checkout-steps.ts'
import { expect, ON_DESKTOP, type Shop, test } from '#tests/support/shop-fixture.ts'

interface Action {
  name: string
  path: string
  /** Leads to the state before the action, and acts by keyboard. */
  act(page: Page, shop: Shop): Promise<void>
  /** What has the focus then. */
  lands(page: Page, shop: Shop): Locator
  /** Part of a phone's page. */
  isOnPhone?: true
}

const press = async (target: Locator, key = 'Enter') => {
  await target.focus()
  await target.press(key)
}
const openFilters = async (page: Page, shop: Shop) => {
  const button = page.getByRole('button', { name: shop.t()('list.filters') })
  if (!(await button.isVisible())) return
  await press(button)
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused()
  await expect(page.locator('.filter-groups summary').first()).toBeVisible() // it comes after the sheet, and has no focus before
}
const count = (page: Page) => page.locator('.product-list-count')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const FILTERED = '/klader?ls_brand=311'

const ANNA = 'anna@example.com'
const addresses = (page: Page, shop: Shop) =>
  page.getByRole('region', { name: shop.t()('account.addresses.title') })

async function logIn(page: Page, shop: Shop): Promise<void> {
  await login(page, shop, { email: ANNA, password: 'Skidspar-2026' })
  await expect(page.getByRole('main').getByText(ANNA)).toBeVisible()
}

async function openNewAddress(page: Page, shop: Shop): Promise<void> {
  await register(page, shop, `fokus-${crypto.randomUUID()}@example.com`)
  await press(addresses(page, shop).getByRole('button', { name: shop.t()('account.addresses.add') }))
}

/** Puts two products on a list, and shows it. */
async function saveTwo(page: Page, shop: Shop, list: 'wishlist' | 'compare'): Promise<void> {
  await page.evaluate(
    (key) => localStorage.setItem(key, '[{"sku":"DEMO-SALE","qty":1},{"sku":"DEMO-LOW","qty":1}]'),
    `skare:${list}`,
  )
  await page.reload()
  await shop.hydrated()
}

/** The device knows a skier, and the page is shown to them. */
async function tellSkier(page: Page, shop: Shop): Promise<void> {
  const skier = { weight: '75', height: '178', style: 'classic', level: 'recreational' }
  await page.evaluate((text) => localStorage.setItem('skare:skier', text), JSON.stringify(skier))
  await page.reload()
  await shop.hydrated()
}

const pastOrder = (id: number): PastOrder => ({
  ...{ id, number: String(id), email: ANNA, storeName: '', placedAt: '2026-11-03T10:00:00Z' },
  ...{ status: 'complete', currency: 'SEK', total: 100_00, totalDue: 0, lines: [] },
  sums: { subtotal: 100_00, discount: 0, giftCard: 0, shipping: null, tax: 20_00 },
  ...{ delivery: '', payment: '', shippingAddress: null, billingAddress: null },
  ...{ shipments: [], withdrawal: null, withdrawals: [] },
})

const actions: Action[] = [
  {
    name: 'a sort is chosen',
    path: '/klader',
    async act(page, shop) {
      const select = page.getByLabel(shop.t()('list.sort'))
      await select.focus()
      await select.selectOption({ index: 1 })
      await expect(page).toHaveURL(/sort=/)
    },
    lands: (page, shop) => page.getByLabel(shop.t()('list.sort')),
  },
  {
    name: 'the last chosen filter is taken out',
    path: FILTERED,
    async act(page) {
      await press(page.locator('.chosen-filters a').first())
      await expect(page.locator('.chosen-filters')).toHaveCount(0)
    },
    lands: count,
  },
  {
    name: 'all filters are taken out',
    path: FILTERED,
    async act(page) {
      await press(page.locator('.chosen-filters a[data-plain]'))
      await expect(page.locator('.chosen-filters')).toHaveCount(0)
    },
    lands: count,
  },
  {
    name: 'a price is typed',
    path: '/klader',
    async act(page, shop) {
      await openFilters(page, shop)
      await page.getByLabel(shop.t()('list.priceFrom')).fill('437')
      await press(page.getByLabel(shop.t()('list.priceFrom')))
      await expect(page).toHaveURL(/price-from=437/)
    },
    lands: (page, shop) => page.getByLabel(shop.t()('list.priceFrom')),
  },
  ...['Enter', 'Space'].map(
    (key): Action => ({
      name: `a filter is chosen with ${key}`,
      path: '/klader',
      async act(page, shop) {
        await openFilters(page, shop)
        await press(page.locator('.filter-group[open] li a[href]').first(), key)
        await expect(page.locator('.filter-group li a[aria-current]')).toHaveCount(1)
      },
      lands: (page) => page.locator('.filter-group li a[aria-current]'),
    }),
  ),
  {
    name: 'a page is opened by a link',
    path: '/skidor',
    async act(page) {
      const title = await heading(page).innerText()
      await press(page.locator('.product-card a').first())
      await expect(heading(page)).not.toHaveText(title)
    },
    lands: heading,
  },
  {
    name: 'back, and forward again',
    path: '/skidor',
    async act(page) {
      const list = await heading(page).innerText()
      await press(page.locator('.product-card a').first())
      await expect(heading(page)).not.toHaveText(list)
      const product = await heading(page).innerText()
      await page.goBack()
      await expect(heading(page)).toHaveText(list)
      await expect(page.locator('.product-card a').first()).toBeFocused()
      await page.goForward()
      await expect(heading(page)).toHaveText(product)
    },
    lands: heading,
  },
  {
    name: 'the menu is opened and closed',
    path: '/skidor',
    isOnPhone: true,
    async act(page, shop) {
      await press(page.getByRole('banner').getByRole('button', { name: shop.t()('nav.menu') }))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
    },
    lands: (page, shop) => page.getByRole('banner').getByRole('button', { name: shop.t()('nav.menu') }),
  },
  {
    name: 'the filters are opened and closed',
    path: '/skidor',
    isOnPhone: true,
    async act(page, shop) {
      await openFilters(page, shop)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
    },
    lands: (page, shop) => page.getByRole('button', { name: shop.t()('list.filters') }),
  },
  {
    name: 'the filters are open',
    path: '/skidor',
    isOnPhone: true,
    act: openFilters,
    lands: (page, shop) => page.locator('#filters').getByRole('button', { name: shop.t()('panel.close') }),
  },
  {
    name: 'an order is placed',
    path: '/',
    isOnPhone: true,
    async act(page, shop) {
      await goToReview(page, shop, `fokus-${crypto.randomUUID()}@example.com`)
      await press(payButton(page, shop))
    },
    lands: (page, shop) =>
      page.getByRole('heading', { level: 1, name: shop.t()('head.orderConfirmation.title') }),
  },
  {
    name: 'a product is put on the wishlist and its notice dismissed',
    path: '/sokresultat?s=DEMO-SALE',
    async act(page, shop) {
      await page.locator('.product-card a').first().click()
      const save = page.getByRole('button', { name: shop.t()('save.wishlist') })
      await press(save)
      await expect(save).toBeFocused()
      await press(page.getByRole('button', { name: shop.t()('notification.dismiss') }).first())
      await expect(page.locator('.notification')).toHaveCount(0)
    },
    lands: (page, shop) => page.getByRole('button', { name: shop.t()('save.wishlist') }),
  },
  {
    name: 'a product is compared',
    path: '/sokresultat?s=DEMO-SALE',
    async act(page, shop) {
      await page.locator('.product-card a').first().click()
      await press(page.getByRole('button', { name: shop.t()('save.compare') }))
      await expect(page.locator('.notification')).toHaveCount(1)
    },
    lands: (page, shop) => page.getByRole('button', { name: shop.t()('save.compare') }),
  },
  {
    name: 'the cart is not emptied after all',
    path: '/varukorg',
    async act(page, shop) {
      await shop.putInCart()
      await page.reload()
      await shop.hydrated()
      await press(page.getByRole('button', { name: shop.t()('cart.clear') }))
      await press(page.getByRole('button', { name: shop.t()('cart.keep') }))
    },
    lands: (page, shop) => page.getByRole('button', { name: shop.t()('cart.clear') }),
  },
  {
    name: 'somebody logs in',
    path: '/konto',
    act: logIn,
    lands: heading,
  },
  {
    name: 'somebody logs out',
    path: '/konto',
    async act(page, shop) {
      await logIn(page, shop)
      await press(page.getByRole('button', { name: shop.t()('account.logout'), exact: true }))
      await expect(page.getByRole('main').getByText(ANNA)).toBeHidden()
    },
    lands: heading,
  },
  {
    name: 'an address is to be added',
    path: '/konto',
    async act(page, shop) {
      await openNewAddress(page, shop)
    },
    lands: (page, shop) => addresses(page, shop).getByLabel(shop.t()('checkout.field.firstName')),
  },
  {
    name: 'an address is not added after all',
    path: '/konto',
    async act(page, shop) {
      await openNewAddress(page, shop)
      await press(addresses(page, shop).getByRole('button', { name: shop.t()('account.addresses.cancel') }))
    },
    lands: (page, shop) => addresses(page, shop).getByRole('heading'),
  },
  {
    name: 'an address is made the one for bills, and another is deleted',
    path: '/konto',
    async act(page, shop) {
      const t = shop.t()
      const email = `fokus-${Date.now()}@example.com`
      await register(page, shop, email)
      await keepAddresses(page, shop, email, ['Spårvägen 4', 'Myrstigen 2'])
      await page.reload()
      const book = addresses(page, shop)
      const button = (name: string) => book.getByRole('button', { name })
      await press(button(t('account.addresses.makeBillingOf', { name: 'Myrstigen 2' })))
      await expect(book.getByRole('heading')).toBeFocused()
      await press(button(t('account.addresses.deleteOf', { name: 'Spårvägen 4' })))
      await press(button(t('account.addresses.delete')).first())
      await expect(book.locator('address')).toHaveCount(1)
    },
    lands: (page, shop) => addresses(page, shop).getByRole('heading'),
  },
  {
    name: 'a product is taken off the wishlist',
    path: '/onskelista',
    async act(page, shop) {
      await saveTwo(page, shop, 'wishlist')
      await press(page.locator('.product-card').first().getByRole('button'))
      await expect(page.locator('.product-card')).toHaveCount(1)
    },
    lands: heading,
  },
  {
    name: 'a product is taken out of the comparison',
    path: '/jamfor',
    async act(page, shop) {
      await saveTwo(page, shop, 'compare')
      await press(page.getByRole('columnheader').first().getByRole('button'))
      await expect(page.getByRole('columnheader')).toHaveCount(1)
    },
    lands: heading,
  },
  {
    name: 'the wishlist is emptied',
    path: '/onskelista',
    async act(page, shop) {
      await saveTwo(page, shop, 'wishlist')
      await press(page.getByRole('button', { name: shop.t()('wishlist.clear') }))
      await expect(page.locator('.product-card')).toHaveCount(0)
    },
    lands: heading,
  },
  {
    name: 'a picture is closed by its button',
    path: '/p/DEMO-CONF/x',
    async act(page, shop) {
      await press(page.locator('.product-gallery li a').first())
      const dialog = page.getByRole('dialog')
      await press(dialog.getByRole('button', { name: shop.t()('panel.close') }))
      await expect(dialog).toHaveCount(0)
    },
    lands: (page) => page.locator('.product-gallery li a').first(),
  },
  {
    name: 'a coupon is taken off',
    path: '/varukorg',
    async act(page, shop) {
      const t = shop.t()
      await shop.putInCart()
      await page.reload()
      await shop.hydrated()
      await page.getByText(t('cart.codes')).click()
      await page.getByLabel(t('cart.coupon')).fill('SKARE10')
      await press(page.getByLabel(t('cart.coupon')))
      const takeOff = page.getByRole('button', { name: t('cart.removeOf', { label: 'SKARE10' }) })
      await press(takeOff)
      await expect(takeOff).toHaveCount(0)
    },
    lands: (page) => page.locator('.cart-codes summary'),
  },
  {
    name: 'all reviews are shown',
    path: '/skidor',
    async act(page, shop) {
      const reviews = [1, 2, 3, 4, 5].map((id) => ({
        ...{ id, title: 'Bra', text: 'Glider.', rating: 5, nickname: 'Anna', createdAt: '2026-11-03' },
      }))
      await page.route(/\/api\/reviews\?/, (route) => route.fulfill({ json: { reviews } }))
      await shop.open('/p/DEMO-SALE/x')
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await press(page.getByRole('button', { name: shop.t()('reviews.showAll', { count: 5 }) }))
    },
    lands: (page) => page.locator('.reviews > ul > li').nth(3),
  },
  {
    name: 'all reviews are shown after those of some stars',
    path: '/skidor',
    async act(page, shop) {
      const t = shop.t()
      const reviews = [5, 4, 3, 2, 1].map((rating) => ({
        ...{ id: rating, title: 'Bra', text: 'Glider.', rating, nickname: 'Anna', createdAt: '2026-11-03' },
      }))
      await page.route(/\/api\/reviews\?/, (route) => route.fulfill({ json: { reviews } }))
      await shop.open('/p/DEMO-SALE/x')
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await press(page.locator('.reviews button', { has: page.getByLabel(t('reviews.stars', { count: 4 })) }))
      await expect(page.locator('.reviews h3')).toHaveCount(1)
      await press(page.getByRole('button', { name: t('reviews.showAll', { count: 5 }) }))
      await expect(page.locator('.reviews h3')).toHaveCount(5)
    },
    lands: (page) => page.locator('.reviews > ul > li').nth(3),
  },
  {
    name: 'more orders are shown',
    path: '/konto',
    async act(page, shop) {
      await page.route(/\/api\/user\/orders/, (route) => {
        const at = Number(new URL(route.request().url()).searchParams.get('page'))
        const orders = [10 * at, 10 * at + 1].map(pastOrder)
        return route.fulfill({ json: { orders, page: at, pageCount: 2 } })
      })
      await logIn(page, shop)
      await press(page.getByRole('button', { name: shop.t()('account.more') }))
    },
    lands: (page) => page.locator('.account-orders a').nth(2),
  },
  {
    name: 'a review is sent',
    path: '/p/DEMO-SALE/x',
    async act(page, shop) {
      const t = shop.t()
      await page.route(/\/api\/reviews$/, (route) => route.fulfill({ json: { isWaiting: true } }))
      await page.locator('.site-footer').scrollIntoViewIfNeeded()
      const form = page.locator('.review-form')
      await form.getByText(t('reviews.write')).click()
      await form.getByLabel(t('reviews.rating')).selectOption('4')
      await form.getByLabel(t('reviews.heading')).fill('Bra glid')
      await form.getByLabel(t('reviews.text'), { exact: true }).fill('Bra glid på kallföre.')
      await form.getByLabel(t('reviews.nickname')).fill('Anna')
      await press(form.getByRole('button', { name: t('reviews.send') }))
    },
    lands: (page, shop) => page.getByText(shop.t()('reviews.thanks')),
  },
  {
    name: 'a recent search is forgotten',
    path: '/',
    async act(page, shop) {
      await page.evaluate(() => localStorage.setItem('skare:searches', '["klister"]'))
      await page.reload()
      await shop.hydrated()
      await shop.searchField().focus()
      const forget = page.getByRole('button', { name: shop.t()('search.forget', { query: 'klister' }) })
      await press(forget)
      await expect(forget).toHaveCount(0)
    },
    lands: (_, shop) => shop.searchField(),
  },
  {
    name: 'the skier of the device is forgotten',
    path: '/hitta-skidor',
    async act(page, shop) {
      await tellSkier(page, shop)
      const forget = page.getByRole('button', { name: shop.t()('skis.me.forget') })
      await press(forget)
      await expect(forget).toHaveCount(0)
    },
    lands: (page, shop) => page.getByLabel(shop.t()('skis.form.weight')),
  },
  {
    name: 'the skis of a package are chosen that fit',
    path: '/p/DEMO-BUNDLE/x',
    async act(page, shop) {
      await tellSkier(page, shop)
      const skis = page.locator('.bundle-part').filter({ has: page.getByText(/200 cm$/) })
      await press(skis.getByRole('button', { name: shop.t()('skis.choose') }))
    },
    lands: (page) => page.getByRole('radio', { checked: true, name: '200 cm' }),
  },
]

for (const { name, path, isOnPhone, act, lands } of actions) {
  test(
    `the focus is not lost when ${name}`,
    isOnPhone ? {} : ON_DESKTOP,
    async ({ page, shop, isMobile }) => {
      test.skip(isOnPhone === true && !isMobile, 'part of a phone’s page')
      await shop.open(path)
      await act(page, shop)
      await expect(lands(page, shop)).toBeFocused()
    },
  )
}

test(
  'skip to content is the first thing the keyboard meets, and leads to the content',
  ON_DESKTOP,
  async ({ page, shop, isMobile }) => {
    test.skip(isMobile, 'phones have no Tab key')
    await page.goto(shop.url('/skidor'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: shop.t()('nav.skip') })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  },
)

const walked = ['/', '/skidor', '/sokresultat?s=DEMO-CONF', '/kopguider', '/varukorg']

for (const path of walked) {
  test(`who goes by Tab sees where they are: ${path}`, ON_DESKTOP, async ({ page, shop, isMobile }) => {
    if (path === '/varukorg') await shop.putInCart()
    await shop.open(path)
    if (path.includes('DEMO-CONF')) {
      await press(page.locator('.product-card a').first())
      await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
    }
    // what is loaded near the screen is there before, so that nothing moves while somebody goes through the page
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 0))
    const hidden: string[] = []
    for (let at = 0; at < (isMobile ? 40 : 90); at += 1) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => page.evaluate(coveredFocus), { timeout: 1000 })
        .toBeNull()
        .catch(async () => hidden.push((await page.evaluate(coveredFocus)) ?? ''))
    }
    expect(hidden).toEqual([])
  })
}

test('keyboard alone can buy', ON_DESKTOP, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key')
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/checkout')
  await page.getByLabel(t('checkout.field.emailAddress')).focus()
  for (const text of [
    'tangent@example.com',
    '0701234567',
    'Tora',
    'Tangent',
    'Spårvägen 4',
    '83130',
    'Östersund',
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: t('checkout.contact.next') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: t('checkout.delivery.next') }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('checkout.payment.next') }).focus()
  await page.keyboard.press('Enter')
  await payButton(page, shop).focus()
  await page.keyboard.press('Enter')
  const frame = page.frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
  await frame.locator('button[value="pay"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('tangent@example.com')).toBeVisible({ timeout: 20_000 })
})

/** In the page: what has the focus when it is off the screen or covered by something else; null when it can be seen. */
function coveredFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const box = (element.closest('label') ?? element).getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)]
  const isOnScreen = box.bottom > 0 && box.top < innerHeight && x > 0 && x < innerWidth
  const top = isOnScreen ? document.elementFromPoint(x, y) : null
  if (top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)))
    return null
  return `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(box.top)} under ${top?.className ?? 'nothing'}`
}
