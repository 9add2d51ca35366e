// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreSwitch } from '#client/features/store-switch/store-switch.tsx'
import { outbox } from '#client/outbox/device-outbox.ts'
import { removeOutboxMark, setOutboxMark } from '#client/outbox/outbox-mark.ts'
import { CreatePasswordForm } from '#client/pages/account/create-password-form.tsx'
import { Checkout } from '#client/pages/checkout/checkout.tsx'
import { WaitingOrder } from '#client/pages/order-confirmation/waiting-order.tsx'
import { closePanel, openedPanel } from '#client/shop-ui/panels/panels.ts'
import { SizeGuideLink } from '#client/shop-ui/product-options/size-guide-link.tsx'
import { emptyCart } from '#shared/cart/cart.ts'
import { CANCELLED_ORDER } from '#shared/orders/order-state.ts'
import { pathTo } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const navigate = vi.fn()
vi.mock('#client/router/index.ts', async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ search: '' }),
  useNavigate: () => navigate,
}))
vi.mock('#client/shop-ui/product-options/size-guide-dialog.tsx', () => ({ SizeGuideDialog: () => null }))
vi.mock('#client/pages/account/use-account.ts', () => ({
  useAccount: () => ({ createPassword: () => answer.promise, login: async () => undefined }),
}))
vi.mock('#client/features/cart/use-cart.ts', () => ({
  useCart: () => ({ cart: emptyCart, refresh: async () => undefined, adopt: () => undefined }),
  useCartOfOtherTabs: () => undefined,
}))
vi.mock('#client/features/cart/offline-checkout-options.ts', () => ({
  refreshOfflineOptions: async () => undefined,
}))
vi.mock(import('#client/ui/lazy-part.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  lazyPart: () => Object.assign(() => null, { preload: () => answer.promise }),
}))

/** What the shop says in the end. */
let answer: PromiseWithResolvers<never>
let page: RenderedPage
const assign = vi.fn()

beforeEach(() => {
  answer = Promise.withResolvers()
  page = createRenderedPage()
  history.replaceState(null, '', '/')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing is kept here
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('fetch', () => answer.promise)
})
afterEach(async () => {
  await page.render(null)
  closePanel()
  removeOutboxMark()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  navigate.mockReset()
  assign.mockReset()
})

const order = aQueuedOrder('one')

async function askForSizes() {
  await page.render(inShop(<SizeGuideLink id="boots" />))
  await page.press(page.find('a'))
  return () => answer.reject(new TypeError('Failed to fetch'))
}
async function editOrder() {
  vi.spyOn(outbox, 'cancel').mockReturnValue(answer.promise)
  await page.render(inShop(<WaitingOrder order={order} />))
  await page.press(page.find('button', t('outbox.edit')))
  return () =>
    answer.resolve({ ...order, state: 'rejected', result: CANCELLED_ORDER, transmited: true } as never)
}
async function createPassword() {
  history.replaceState(null, '', '/#email=asa@example.com&code=abc') // of the mail
  await page.render(inShop(<CreatePasswordForm />))
  await page.type(page.main.querySelector<HTMLInputElement>('[name=newPassword]'), 'Skidspar-2026')
  await page.submit(page.main.querySelector('form'))
  return () => answer.resolve(undefined as never)
}
async function chooseStore(end = () => answer.resolve(undefined as never)) {
  await page.render(inShop(<StoreSwitch alternates={{}} />))
  const press = new Event('click', { bubbles: true }) // of a mouse event happy-dom unfolds before anybody hears of it
  await page.run(() => page.find('summary')?.dispatchEvent(press))
  return end
}
const foldStoresOut = () => chooseStore(() => answer.reject(new TypeError('Failed to fetch')))

async function orderOnItsWay() {
  history.replaceState(null, '', pathTo('checkout', {}, storeViews.sv))
  setOutboxMark()
  vi.spyOn(outbox, 'load').mockReturnValue(answer.promise)
  await page.render(inShop(<Checkout />))
  return () => answer.resolve([order] as never)
}

const led = () =>
  navigate.mock.calls.length +
  assign.mock.calls.length +
  Number(openedPanel.read() !== null) +
  page.main.querySelectorAll('details[open]').length
const settle = () => page.run(() => new Promise((resolve) => setTimeout(resolve, 100)))
/** A busy machine takes longer. */
async function settleWhenLed() {
  for (let tries = 0; tries < 50 && led() === 0; tries++) await settle()
}

describe.each([
  ['a size guide that does not come', askForSizes],
  ['an order to edit', editOrder],
  ['another password', createPassword],
  ['the stores to choose from', () => chooseStore()],
  ['the stores whose dialog does not come', foldStoresOut],
  ['an order on its way, at an empty checkout', orderOnItsWay],
])('%s', (_, ask) => {
  test('leads on who waits for it', async () => {
    const say = await ask()
    say()
    await settleWhenLed()
    expect(led()).toBe(1)
  })

  test('leaves who has gone on where they are', async () => {
    const say = await ask()
    history.replaceState(null, '', '/skidor')
    say()
    await settle()
    expect(led()).toBe(0)
  })
})
