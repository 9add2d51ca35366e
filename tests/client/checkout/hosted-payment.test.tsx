// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Details } from '#client/features/checkout/details.ts'
import { HostedPayment } from '#client/features/checkout/hosted-payment.tsx'
import { AppError } from '#shared/errors.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aCart, aContact, anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const PROVIDER = 'https://pay.example'
const t = textsOf('sv')

const { session, useApi } = vi.hoisted(() => {
  const session: { data?: unknown; error?: unknown } = {}
  return { session, useApi: vi.fn(() => ({ ...session, mutate: () => undefined })) }
})
vi.mock('#client/api/use-api.ts', () => ({ useApi }))

const onEnd = vi.fn()
const onRefused = vi.fn()
let page: RenderedPage

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  Object.assign(session, { data: { url: `${PROVIDER}/pay`, token: 'eyJ' }, error: undefined })
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.restoreAllMocks()
})

const toDoor = { contact: aContact(), address: anAddress(), carrierCode: 'home', methodCode: 'standard' }
const details = toDoor as Details
const show = (cart = aCart()) =>
  page.render(inShop(<HostedPayment {...{ cart, details, onEnd, onRefused }} />))
const frame = () => page.main.querySelector('iframe')

/** A message to the shop's window; from the provider's page, if nothing else is said. */
const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  page.run(() => {
    const source = frame()?.contentWindow as MessageEventSource | null | undefined
    dispatchEvent(new MessageEvent('message', { origin: PROVIDER, source: source ?? null, data, ...from }))
  })
const ended = (status: string) => ({ type: 'hosted-checkout', status })

test.each(['paid', 'declined', 'cancelled'])('the provider’s page says that it is %s', async (status) => {
  await show()
  await say(ended(status))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(status)
})

test.each<[string, unknown, Partial<MessageEventInit>]>([
  ['another origin', ended('paid'), { origin: 'https://evil.example' }],
  ['another window', ended('paid'), { source: window as unknown as MessageEventSource }],
  ['the provider’s page about something else', { type: 'analytics', status: 'paid' }, {}],
  ['the provider’s page in a word that nobody knows', ended('perhaps'), {}],
])('what comes from %s ends no payment', async (_, data, from) => {
  await show()
  await say(data, from)
  expect(onEnd).not.toHaveBeenCalled()
})

test('the frame is as high as the provider’s page says', async () => {
  await show()
  await say({ type: 'hosted-checkout', height: 640 })
  expect(frame()?.style.height).toBe('640px')
  expect(onEnd).not.toHaveBeenCalled()
})

test('what is paid for is what was shown when the payment was opened, whatever the cart becomes meanwhile', async () => {
  await show()
  const [first] = useApi.mock.calls
  const { totals } = aCart()
  await show({ ...aCart(), totals: { ...totals, grandTotal: totals.grandTotal + 100 } })
  expect(useApi.mock.lastCall).toEqual(first)
  expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce()
})

test('the shop is told where what is paid for goes, as it is shown: another tab may have chosen since', async () => {
  await show()
  const asked = { expected: expectedOf(aCart()), delivery: toDoor }
  expect(useApi).toHaveBeenLastCalledWith('checkout.paymentSession', asked, expect.anything())
})

test('the token goes to the provider in the body of a post, not in an address', async () => {
  await show()
  const form = page.main.querySelector('form')
  expect([form?.method, form?.action, form?.target]).toEqual(['post', `${PROVIDER}/pay`, frame()?.name])
  expect(form?.querySelector<HTMLInputElement>('[name="token"]')?.value).toBe('eyJ')
})

test('a cart that cannot be paid for is refused; a shop that is away can be asked again', async () => {
  const refusal = new AppError('errors.order.changed', { status: 409 })
  session.data = undefined
  session.error = refusal
  await show()
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal)
  session.error = new AppError('errors.platformAway', { status: 503 })
  await show()
  expect(onRefused).toHaveBeenCalledOnce()
  expect(page.main.textContent).toContain(t('errors.platformAway'))
})

test('the shopper can leave the payment, but not by the second click of a double click', async () => {
  await show()
  const leave = page.find('button', t('checkout.payment.cancel'))
  const click = (detail: number) =>
    page.run(() => leave?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
  await click(2)
  expect(onEnd).not.toHaveBeenCalled()
  await click(1)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled')
})
