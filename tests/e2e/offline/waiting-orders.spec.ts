import type { BrowserContext, Page } from '@playwright/test'
import { login, register } from '#tests/support/account-steps.ts'
import { pressAdd } from '#tests/support/cart-steps.ts'
import { chooseDelivery, goToReview, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { setOffline } from '#tests/support/cold-start.ts'
import { controlled, expect, savedFile, savedPage, test } from '#tests/support/device-fixture.ts'
import type { Shop } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

/** Orders that wait on the device: who sends them, what lies there meanwhile, and what the shopper sees. */
test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the width')

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|502|503|periodic|sync/i

/** Places an order without a connection, and waits until the device has it. */
async function orderOffline(page: Page, shop: Shop, email: string): Promise<void> {
  await goToReview(page, shop, email)
  await controlled(page)
  await savedFile(page, '/order-confirmation-page-')
  await page.context().setOffline(true)
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t()('outbox.title') })).toBeVisible()
}

test('R1.44 R4.86: the service worker sends it when no tab is open, and the next page tells what became of it', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const email = `ingen-flik-${Date.now()}@example.com`
  await shop.open('/')
  await controlled(page)
  await orderOffline(page, shop, email)
  const wake = await openWaker(context, page)
  await page.close()
  expect(await ordersOf(shop, email)).toEqual([])
  await context.setOffline(false)
  expect(context.pages().map((open) => open.url())).toEqual(['about:blank'])

  await wake() // the browser may do so itself
  await expect.poll(() => ordersOf(shop, email), { timeout: 20_000 }).toHaveLength(1)
  await wake() // sent is sent
  const later = await context.newPage()
  await later.goto(shop.url('/'))
  await giveSignOfUse(later)
  const [number] = await ordersOf(shop, email)
  await expect(later.getByText(`Vi har tagit emot din beställning. ${number}`)).toBeVisible({
    timeout: 20_000,
  })
  expect(await ordersOf(shop, email)).toEqual([number])
})

test('two tabs and the service worker that begin at once send it once, and it is told', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(OFFLINE)
  const email = `tre-pa-en-gang-${Date.now()}@example.com`
  await shop.open('/')
  await controlled(page)
  await orderOffline(page, shop, email)
  const wake = await openWaker(context, page)
  await context.setOffline(false)
  const other = await context.newPage()
  await Promise.all([
    wake(),
    other.goto(shop.url('/')).then(() => giveSignOfUse(other)),
    page.evaluate(() => dispatchEvent(new Event('online'))),
  ])
  await expect
    .poll(
      async () => {
        const told = [page, other].map((tab) => tab.getByText(/\d{9}/).first().isVisible())
        return (await Promise.all(told)).some(Boolean)
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('what lies on the device meanwhile says nothing of the shopper, and what the service worker cannot read is told', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(OFFLINE)
  expectFaults(/outbox/)
  const t = shop.t()
  const email = `olaslig-${Date.now()}@example.com`
  await orderOffline(page, shop, email)
  const kept = await everythingKept(page)
  expect(kept).toContain('skare-outbox') // it was looked into
  for (const text of [email, 'Ingrid', 'Åström', 'Spårvägen', '83130', 'Östersund', '070-123', 'DEMO-SALE'])
    expect(kept).not.toContain(text)

  await loseKey(page)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(shop.url('/'))
  await giveSignOfUse(later)
  const dialog = later.getByRole('dialog', { name: t('outbox.askTitle') })
  await expect(dialog.getByText(/går inte att läsa längre/)).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: t('outbox.remove') }).click()
  await expect(dialog).toBeHidden()
  expect(await ordersOf(shop, email)).toEqual([])
})

test('an order whose terms have changed meanwhile is not sent again unasked: the shopper sees what has changed and accepts', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  expectFaults(/409/)
  const t = shop.t()
  const email = `andrat-${Date.now()}@example.com`
  await orderOffline(page, shop, email)
  await shop.putInCart({ sku: 'DEMO-EXTERNAL' })
  await context.setOffline(false)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('outbox.attentionTitle') })).toBeVisible({
    timeout: 20_000,
  })
  await expect(main.getByText(/ligger också i varukorgen/)).toBeVisible()
  await page.reload() // it is asked about for as long as it takes
  await giveSignOfUse(page)
  const accept = main.getByRole('button', { name: /Beställ ändå/ })
  await expect(accept).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  await accept.click()
  await expect(main.getByRole('heading', { name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('an order whose login has ended meanwhile waits for the login, and goes by itself after it', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  test.setTimeout(90_000)
  expectFaults(OFFLINE)
  expectFaults(/401/)
  const t = shop.t()
  const email = `utloggad-${Date.now()}@example.com`
  const main = page.getByRole('main')
  await register(page, shop, email)
  await orderOffline(page, shop, email)
  await context.clearCookies({ name: /customer/ })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: t('outbox.logInTitle') })).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  await main.getByRole('link', { name: t('outbox.logIn') }).click()
  await expect(main.getByText(t('outbox.state.attention'))).toBeVisible() // on the account page, too
  await login(page, shop, { email })
  await expect(page.getByText(/Vi har tagit emot din beställning. \d{9}/)).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('a waiting order can be changed: cart and details are in the checkout again, and nothing is sent', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `andra-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 99 })
  await payButton(page, shop).click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('outbox.state.saved'), { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(main.getByText(t('outbox.shared'))).toBeVisible()
  await main.getByRole('button', { name: t('outbox.edit') }).click()
  await expect(page).toHaveURL(/checkout/)
  await expect(page.getByLabel(t('checkout.field.emailAddress'))).toHaveValue(email)
  await expect(page.getByLabel(t('checkout.field.streetAddress'))).toHaveValue('Spårvägen 4')
  expect(await ordersOf(shop, email)).toEqual([])
})

test('an order of a cart that was filled without a connection can be taken back there; the shop has the cart when it is reached', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  test.setTimeout(90_000)
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `aterta-${Date.now()}@example.com`
  await goToReview(page, shop, email) // the terms of delivery are kept from here on
  await controlled(page)
  await savedFile(page, '/order-confirmation-page-')
  await shop.open('/p/DEMO-EXTERNAL/x')
  await page.waitForFunction(() => localStorage.getItem('skare:checkout-terms:sv'))
  await setOffline(context, true)
  await pressAdd(page, shop)
  await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
  await page.goto(shop.url('/checkout'))
  const main = page.getByRole('main')
  await expect(main.getByText(t('notices.order.offline')).first()).toBeVisible()
  await chooseDelivery(page, shop)
  await expect(page.getByRole('radio', { name: 'Faktura', exact: true })).toBeChecked() // the other one needs a connection
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await expect(payButton(page, shop)).toBeVisible()
  await page.reload() // what was chosen is still there
  await expect(main.getByText(t('confirmation.mail'))).toBeHidden()
  await payButton(page, shop).click()
  await expect(main.getByRole('heading', { level: 1, name: t('outbox.title') })).toBeVisible({
    timeout: 20_000,
  })

  await main.getByRole('button', { name: t('outbox.cancel') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('outbox.cancellingTitle') })).toBeVisible()
  await setOffline(context, false)
  await expect(page.getByText(t('errors.order.cancelled'))).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  const cart = await (await page.request.get(shop.url('/api/cart'))).json()
  expect(cart.lines.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['DEMO-EXTERNAL', 'DEMO-SALE'])
})

test('an order that was tried and is cancelled without a connection is not sent later: the service worker has the shop cancel it', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `avbruten-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await controlled(page)
  await savedFile(page, '/order-confirmation-page-')
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 99 })
  await payButton(page, shop).click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('outbox.state.saved'), { exact: true })).toBeVisible({ timeout: 20_000 })
  await setOffline(context, true)
  await main.getByRole('button', { name: t('outbox.cancel') }).click()
  await expect(main.getByText(t('outbox.state.cancelling'))).toBeVisible()
  await expect(main.getByText(t('outbox.cancelLater'))).toBeVisible()
  await expect(main.getByRole('button', { name: t('outbox.sendNow') })).toHaveCount(0)

  await shop.resetDials() // the shop would take the order now
  const wake = await openWaker(context, page)
  await page.close()
  await setOffline(context, false)
  await wake()
  const later = await context.newPage()
  await later.goto(shop.url('/varukorg'))
  await giveSignOfUse(later)
  await expect(later.getByText(t('errors.order.cancelled'))).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  const cart = await (await later.request.get(shop.url('/api/cart'))).json()
  expect(cart.lines).toMatchObject([{ sku: 'DEMO-SALE' }])
})

test('an order that nobody has sent is changed or cancelled without a connection, and the goods are in the cart at once', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `genast-${Date.now()}@example.com`
  const main = page.getByRole('main')
  await orderOffline(page, shop, email)
  await setOffline(context, true)
  await page.goto(shop.url('/checkout')) // there is nothing to buy, and the order shows
  await main.getByRole('button', { name: t('outbox.edit') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('head.checkout.title'))
  await expect(main.getByLabel(t('checkout.field.emailAddress'))).toHaveValue(email)
  await expect(main.getByText(t('notices.order.offline')).first()).toBeVisible()
  await chooseDelivery(page, shop)
  await page.getByRole('radio', { name: 'Faktura', exact: true }).check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  await main.getByRole('button', { name: t('outbox.cancel') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('outbox.cancelledTitle'))
  await expect(page).toHaveTitle(new RegExp(t('outbox.cancelledTitle')))
  await main.getByRole('link', { name: t('outbox.openCart') }).click()
  await expect(main.locator('.cart-line')).toHaveCount(1)
  await expect(page).toHaveTitle(new RegExp(t('head.cart.title')))

  await setOffline(context, false)
  await page.reload()
  await expect(main.locator('.cart-line')).toHaveCount(1)
  expect(await ordersOf(shop, email)).toEqual([])
})

test('a refusal stays on the thank-you page when another answer comes after it', { tag: '@long' }, async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  expectFaults(/422/)
  const t = shop.t()
  const email = `nekad-${Date.now()}@example.com`
  await orderOffline(page, shop, email)
  const refusal = { code: 400, result: 'should be string' }
  await shop.dial({ path: '/api/order', match: email, status: 200, body: refusal, times: 1 })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/checkout/confirmation', async (route) => {
    await held.promise
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/checkout/confirmation')
  await context.setOffline(false)
  const refused = page.getByRole('heading', { level: 1, name: t('outbox.refusedTitle') })
  await expect(refused).toBeVisible({ timeout: 20_000 })
  held.resolve()
  await answered
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))) // React shows the answer
  await expect(refused).toBeVisible()
  expect(await ordersOf(shop, email)).toEqual([])
})

test('what is put in the cart while an order waits is not the order’s: both are there when the connection is back', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  test.setTimeout(90_000)
  expectFaults(OFFLINE)
  expectFaults(/409/) // the cart page asks for its delivery while the order takes the cart
  const t = shop.t()
  const email = `efter-${Date.now()}@example.com`
  await shop.open('/p/DEMO-SALE/x')
  const product = new URL(page.url()).pathname
  await savedPage(page, product)
  await orderOffline(page, shop, email)
  await setOffline(context, true)
  const main = page.getByRole('main')
  await page.goto(shop.url(product))
  await pressAdd(page, shop)
  await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
  await page.goto(shop.url('/varukorg'))
  await main.getByRole('button', { name: t('cart.increase') }).click() // a line that the shop has never seen
  await expect(page.locator('.cart-link b')).toHaveText('2')

  await setOffline(context, false)
  await page.goto(shop.url('/varukorg'))
  await expect.poll(() => ordersOf(shop, email), { timeout: 30_000 }).toHaveLength(1)
  await expect
    .poll(async () => (await (await page.request.get(shop.url('/api/cart'))).json()).lines, {
      timeout: 20_000,
    })
    .toMatchObject([{ sku: 'DEMO-SALE', quantity: 2 }])
})

test('while an order is tried again its steps are closed, so that it cannot become two', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `last-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  const change = page.getByRole('link', {
    name: t('checkout.changeStep', { step: t('checkout.payment.title') }),
  })
  await expect(change).toBeVisible()
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 2 })
  await payButton(page, shop).click()
  await expect(page.getByText(t('checkout.attempt', { attempt: 2, of: 4 }))).toBeVisible()
  await expect(change).toHaveCount(0)
  await page.evaluate(() => location.assign('#payment'))
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  await expect.poll(() => ordersOf(shop, email), { timeout: 20_000 }).toHaveLength(1) // a slow shop gets it after the thank-you page
})

test('an order of which nobody knows whether it was placed names the shop’s number, and is sent no more', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const email = `okand-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await shop.dial({
    path: '/api/order',
    match: email,
    status: 200,
    body: { code: 504, result: 'Gateway Timeout' },
    times: 1,
  })
  await shop.dial({
    path: '/api/sync/order',
    status: 404,
    body: '<h1>Not Found</h1>',
    contentType: 'text/html',
  })
  await payButton(page, shop).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('outbox.attentionTitle') })).toBeVisible({
    timeout: 20_000,
  })
  await expect(main.getByRole('link', { name: t('company.phone') })).toBeVisible()
  await expect(main.getByText(t('outbox.notBought'))).toBeHidden() // who knows
  expect(await ordersOf(shop, email)).toEqual([])
  await shop.resetDials()
  await main.getByRole('button', { name: t('outbox.askAgain') }).click()
  await expect(main.getByRole('heading', { name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('R3.33: without a connection only payments that need none can be chosen, and the hosted one says why', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  await goToReview(page, shop, `betalsatt-${Date.now()}@example.com`)
  await savedFile(page, '/outbox-watch-') // the checkout loads it beside
  await page.goBack()
  const hosted = page.getByRole('radio').first()
  await expect(hosted).toBeEnabled()
  await context.setOffline(true)
  await expect(hosted).toBeDisabled()
  await expect(page.getByText(t('checkout.payment.offline'))).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Faktura', exact: true })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'Postförskott', exact: true })).toBeEnabled()
})

/** Opens an empty tab, from which the service worker is woken as the browser would: by a `sync` event. */
async function openWaker(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const origin = new URL(page.url()).origin
  const empty = await context.newPage()
  const session = await context.newCDPSession(empty)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const id = await registrationId
  return async () => {
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: id,
      tag: 'skare-outbox',
      lastChance: false,
    })
  }
}

/** The key is gone, as when a browser has thrown away one database of two. */
const loseKey = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('skare-outbox-key')
        opening.onsuccess = () => {
          const change = opening.result.transaction('values', 'readwrite')
          change.objectStore('values').clear()
          change.oncomplete = () => resolve()
        }
        opening.onerror = reject
      }),
  )

/** Everything that a thief of the device's databases and storages reads: bytes are taken for text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const toText = (value: unknown) =>
      JSON.stringify(value, (_, field) => {
        if (field instanceof ArrayBuffer || ArrayBuffer.isView(field)) return new TextDecoder().decode(field)
        return field instanceof CryptoKey ? 'a key' : field
      })
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const rows = database.transaction(table).objectStore(table)
        texts.push(name, table, toText(await settled(rows.getAllKeys())))
        texts.push(toText(await settled(database.transaction(table).objectStore(table).getAll())))
      }
      database.close()
    }
    return texts.join('\n')
  })
