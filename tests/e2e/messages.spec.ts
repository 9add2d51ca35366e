import type { Locator, Page } from '@playwright/test'
import type { Translate } from '#shared/i18n/translate.ts'
import { routes } from '#shared/routes.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { accountPath, login, PASSWORD, register } from '#tests/support/account-steps.ts'
import { fillContact, goToReview, loadedOrdering, payButton } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/**
 * What the shop says (Spec §8): by its real trigger, in the words of the store, at its place. The platform's dials and
 * stocks are everybody's, so these run one at a time, with the long proofs.
 */
interface Message {
  /** Requirement and trigger. */
  when: string
  text: (t: Translate) => string
  place: (page: Page) => Locator
  trigger: (scene: Scene) => Promise<void>
  /** Answers that the trigger itself makes fail. */
  faults?: RegExp
}

interface Scene {
  page: Page
  shop: Shop
  code: StoreCode
  t: Translate
  email: string
}

const STOCK = 40

const inNotification = (page: Page) => page.locator('.notifications')
const inDialog = (page: Page) => page.getByRole('dialog')
const inMain = (page: Page) => page.getByRole('main')
const inAlert = (page: Page) => page.getByRole('alert')
const inStatus = (page: Page) => page.getByRole('status')
const inFieldError = (page: Page) => page.locator('.field-error')

const messages: Message[] = [
  {
    when: 'R8.9: a product is added',
    text: (t) => t('notices.cart.added'),
    place: inDialog,
    trigger: (scene) => addFrom(scene, scene.shop.ownSku),
  },
  {
    when: 'R8.12: the platform is not sure about the stock',
    text: (t) => t('notices.cart.volatileStock'),
    place: inDialog,
    trigger: (scene) => addFrom(scene, 'DEMO-VOLATILE'),
  },
  {
    when: 'R8.15: a product without a price has no button, and says why in its place',
    text: (t) => t('price.unknown'),
    place: inMain,
    trigger: (scene) => openProduct(scene, 'DEMO-NOPRICE'),
  },
  {
    when: 'R8.11: what has sold out while the page was open is added',
    text: (t) => t('errors.cart.outOfStock'),
    place: inNotification,
    async trigger(scene) {
      await openProduct(scene, scene.shop.ownSku)
      await scene.shop.setStock(scene.shop.ownSku, 0)
      await pressAdd(scene)
    },
  },
  {
    when: 'R8.13 R8.14: more is added than there is',
    text: (t) => t('notices.cart.stockLimit', { quantity: 3, name: '@' }).replace(/ @.*/, ''),
    place: inNotification,
    async trigger(scene) {
      await scene.shop.putInCart({ sku: 'DEMO-LOW' }, scene.code)
      await scene.shop.putInCart({ sku: 'DEMO-LOW' }, scene.code)
      await scene.shop.putInCart({ sku: 'DEMO-LOW' }, scene.code)
      await addFrom(scene, 'DEMO-LOW')
    },
  },
  {
    when: 'R8.26: a product is in stock',
    text: (t) => t('stock.inStock'),
    place: inMain,
    trigger: openCart,
  },
  {
    when: 'R8.28: a product is out of stock',
    text: (t) => t('stock.outOfStock'),
    place: inMain,
    trigger: (scene) => openProduct(scene, 'DEMO-OOS'),
  },
  {
    when: 'R8.10: a quantity is changed',
    text: (t) => t('cart.quantityUpdated', { name: '', quantity: 2 }).replace(/×.*/, '×'),
    place: inNotification,
    async trigger(scene) {
      await openCart(scene)
      await scene.page.getByRole('button', { name: scene.t('cart.increase') }).click()
    },
  },
  {
    when: 'R8.30: the stock falls below the cart',
    text: (t) => t('errors.cart.quantityNotAvailable', { name: '' }).replace(/[ .:]+$/, ''),
    place: inAlert,
    async trigger(scene) {
      await openCart(scene)
      await scene.page.getByRole('button', { name: scene.t('cart.increase') }).click()
      await expect(scene.page.locator('.cart-link b')).toHaveText('2')
      await scene.shop.setStock(scene.shop.ownSku, 0)
      await scene.page.getByRole('button', { name: scene.t('cart.decrease') }).click()
    },
  },
  {
    when: 'R8.33: a coupon is not valid',
    text: (t) => t('errors.coupon.invalid'),
    place: inFieldError,
    trigger: (scene) => applyCode(scene, 'coupon', 'NO-SUCH-CODE'),
  },
  {
    when: 'R8.34: a gift card is not valid',
    text: (t) => t('errors.giftCard.invalid', { code: 'NO-SUCH-CARD' }),
    place: inFieldError,
    trigger: (scene) => applyCode(scene, 'giftCard', 'NO-SUCH-CARD'),
  },
  {
    when: 'R8.35: a gift card is empty',
    text: (t) => t('errors.giftCard.noAmount'),
    place: inFieldError,
    trigger: (scene) => applyCode(scene, 'giftCard', 'GK-0'),
  },
  {
    when: 'R8.44: the platform is down when a coupon is tried',
    text: (t) => t('errors.platformAway'),
    place: inFieldError,
    faults: /50\d/,
    async trigger(scene) {
      await openCart(scene)
      await scene.shop.dial({ path: '/api/cart/apply-coupon', status: 500, times: 9 })
      await typeCode(scene, 'coupon', 'SPRING')
    },
  },
  {
    when: 'R8.45: the places to pick up cannot be found',
    text: (t) => t('errors.checkout.servicePoints'),
    place: inMain,
    faults: /50\d/,
    async trigger(scene) {
      const { page, shop, code, t, email } = scene
      await shop.dial({ path: '/api/ext/service-point', status: 500, times: 9 })
      await shop.putInCart(undefined, code)
      await shop.open('/checkout', code)
      await fillContact(page, shop, { email, code })
      await page.getByRole('button', { name: t('checkout.contact.next') }).click()
      await page.locator('input[type="radio"][value*="servicepoint"]').check()
    },
  },
  {
    when: 'R8.40: the connection goes before the order',
    text: (t) => t('notices.order.offline'),
    place: inStatus,
    faults: /ERR_INTERNET_DISCONNECTED/,
    async trigger({ page, shop, code, email }) {
      await goToReview(page, shop, email, { code })
      await loadedOrdering(page)
      await page.context().setOffline(true)
    },
  },
  {
    when: 'R8.39: the platform cannot take an order',
    text: (t) => t('errors.order.queued'),
    place: inMain,
    faults: /502|503/,
    async trigger({ page, shop, code, email }) {
      await goToReview(page, shop, email, { code })
      await shop.dial({ path: '/api/order', match: email, status: 500, times: 4 })
      await payButton(page, shop, code).click()
    },
  },
  {
    when: 'R8.32: what is ordered has sold out meanwhile',
    text: (t) => t('errors.order.notInStock'),
    place: inMain,
    faults: /409/,
    async trigger({ page, shop, code, email }) {
      await goToReview(page, shop, email, { code, sku: shop.ownSku })
      await shop.setStock(shop.ownSku, 0)
      await payButton(page, shop, code).click()
    },
  },
  {
    when: 'R8.21: the details of the account are saved',
    text: (t) => t('account.saved'),
    place: inStatus,
    async trigger({ page, shop, code, t, email }) {
      await register(page, shop, email, code)
      await page
        .getByRole('button', { name: t('account.save'), exact: true })
        .first()
        .click()
    },
  },
  {
    when: 'R8.22: the password is changed',
    text: (t) => t('account.passwordChanged'),
    place: inStatus,
    async trigger(scene) {
      await register(scene.page, scene.shop, scene.email, scene.code)
      await changePassword(scene)
    },
  },
  {
    when: 'R8.25: the password is changed without a connection',
    text: (t) => t('errors.account.offline'),
    place: inMain,
    faults: /ERR_INTERNET_DISCONNECTED/,
    async trigger(scene) {
      const { page, shop, code, t, email } = scene
      await register(page, shop, email, code)
      await expect(page.getByText(t('account.newsletter.off'))).toBeVisible() // the page has asked all it asks
      await page.context().setOffline(true)
      await changePassword(scene)
    },
  },
  {
    when: 'R8.24: a customer logs out',
    text: (t) => t('account.loggedOut'),
    place: inNotification,
    async trigger({ page, shop, code, t, email }) {
      await register(page, shop, email, code)
      await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
    },
  },
  {
    when: 'R4.92: a login has the wrong password',
    text: (t) => t('errors.account.credentials'),
    place: inMain,
    faults: /401/,
    async trigger({ page, shop, code, email }) {
      await shop.open(accountPath(code), code)
      await login(page, shop, { email, password: `${PASSWORD}-wrong`, code })
    },
  },
  {
    when: 'nothing matches the filters of a list',
    text: (t) => t('list.empty'),
    place: inMain,
    trigger: ({ shop, code }) => shop.open(`${searchPath(code)}?s=ski&price=999998-999999`, code),
  },
  {
    when: 'R8.20 R4.121: a list fails',
    text: (t) => t('list.unavailable'),
    place: inNotification,
    faults: /500|_data|page/,
    async trigger({ page, shop, code }) {
      await shop.open('/', code)
      await page.route('**/_data/**', async (route) => {
        const url = route.request().url().replace('no.localhost', 'localhost') // only browsers know the other
        const response = await route.fetch({ url }) // of this build
        await route.fulfill({ response, status: 500, body: '' })
      })
      const field = page.getByRole('banner').locator('input[name="s"]')
      await field.fill('ski')
      await field.press('Enter')
    },
  },
  {
    when: 'R8.47: nothing is at an address',
    text: (t) => t('notFound.title'),
    place: (page) => page.getByRole('heading', { level: 1 }),
    faults: /404/,
    trigger: ({ shop, code }) => shop.open('/finns-inte-alls', code),
  },
]

test.afterEach(async ({ shop }) => {
  await shop.setStock(shop.ownSku, STOCK)
  await shop.resetDials()
})

for (const code of storeCodes) {
  for (const { when, text, place, trigger, faults } of messages) {
    test(`${storeViews[code].name}: ${when}`, { tag: '@long' }, async ({ page, shop, expectFaults }) => {
      if (faults) expectFaults(faults)
      const t = shop.t(code)
      await trigger({ page, shop, code, t, email: `${code}-${Date.now()}@example.com` })
      await expect(
        place(page)
          .filter({ hasText: text(t) })
          .first(),
      ).toBeVisible({ timeout: 20_000 })
    })
  }
}

const searchPath = (code: StoreCode): string => routes['search-result'].paths[storeViews[code].language]

async function openProduct({ page, shop, code }: Scene, sku: string): Promise<void> {
  await shop.open(`${searchPath(code)}?s=${sku}`, code)
  await page.locator('.product-card a').first().click()
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
}

const pressAdd = ({ page }: Scene): Promise<void> =>
  page.locator('.buy-form button[type="submit"]').first().click()

async function addFrom(scene: Scene, sku: string): Promise<void> {
  await openProduct(scene, sku)
  await pressAdd(scene)
}

async function openCart({ shop, code }: Scene): Promise<void> {
  await shop.putInCart({ sku: shop.ownSku }, code)
  await shop.open(shop.cartPath(code), code)
}

async function typeCode({ page, t }: Scene, kind: 'coupon' | 'giftCard', value: string): Promise<void> {
  await page.getByText(t('cart.codes')).click()
  const field = page.getByLabel(t(`cart.${kind}`), { exact: true })
  await field.fill(value)
  await field.press('Enter')
}

async function applyCode(scene: Scene, kind: 'coupon' | 'giftCard', value: string): Promise<void> {
  await openCart(scene)
  await typeCode(scene, kind, value)
}

async function changePassword({ page, t }: Scene): Promise<void> {
  await page.getByLabel(t('account.currentPassword')).fill(PASSWORD)
  await page.getByLabel(t('account.newPassword')).fill('Nytt-lösen-2')
  await page.getByRole('button', { name: t('account.changePassword') }).click()
}
