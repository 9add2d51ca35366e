// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Details } from '#client/features/checkout/details.ts'
import { ReviewStep } from '#client/features/checkout/review-step.tsx'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { AppError } from '#shared/errors.ts'
import { aCart, aCartLine, aContact, anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const order = { orderNumber: '100000102', email: 'asa.berg@example.com' }
const invoice: PaymentMethod = {
  ...{ code: 'invoice', title: 'Faktura', cost: 0 },
  ...{ hosted: false, isDefault: false, offline: true },
}
const hosted = { ...invoice, code: 'hosted', hosted: true, offline: false }
const details: Details = {
  ...{ contact: aContact(), address: anAddress(), billingAddress: anAddress(), hasOwnBilling: false },
  ...{ carrierCode: 'home', methodCode: 'standard', methodTitle: 'Hem' },
  ...{ servicePoint: null, paymentCode: '' },
}

const { paid } = vi.hoisted(() => ({ paid: { has: false, complete: vi.fn() } }))
vi.mock('#client/features/checkout/paid-stores.ts', () => ({ hasPaid: () => paid.has }))
vi.mock('#client/features/checkout/complete-payment.ts', () => ({
  completePayment: paid.complete,
}))
const { mended, refusals } = vi.hoisted(() => {
  const steps = [
    'errors.order.changed',
    'errors.checkout.pointGone',
    'errors.checkout.refused', // the way to deliver has gone
    'errors.checkout.fields', // of a virtual cart that holds a parcel by now
  ] as const
  return { mended: steps, refusals: [...steps, 'errors.checkout.emptyCart'] as const }
})
vi.mock('#client/features/checkout/hosted-payment.tsx', async (original) => ({
  ...(await original<object>()),
  HostedPayment: ({ onEnd, onRefused }: Record<string, (value: unknown) => void>) => (
    <>
      <button type="button" name="decline" onClick={() => onEnd?.('declined')} />
      <button type="button" name="pay" onClick={() => onEnd?.('paid')} />
      {refusals.map((code) => (
        <button
          type="button"
          key={code}
          name={code}
          onClick={() => onRefused?.(new AppError(code, { status: 409 }))}
        />
      ))}
    </>
  ),
}))

const told = { onOrdered: vi.fn(), onRefused: vi.fn(), onPaymentClosed: vi.fn(), onPaying: vi.fn() }
const send = vi.fn()
let page: RenderedPage

beforeEach(() => {
  vi.resetAllMocks()
  paid.has = false
  send.mockResolvedValue(order)
  paid.complete.mockResolvedValue(order)
  page = createRenderedPage()
})

const show = ({ cart = aCart([aCartLine()]), payment = invoice, isOnline = true } = {}) =>
  page.render(
    inShop(
      <ReviewStep {...{ cart, details, payment, isOnline, send }} {...told}>
        {null}
      </ReviewStep>,
    ),
  )
const pay = () => page.press(page.find('button', t('checkout.pay', { amount: '' }).trim()))
const atProvider = (name: string) => page.press(page.find(`[name="${name}"]`))

test('what is not paid at the provider’s is ordered with what was chosen, once, however often it is pressed', async () => {
  let answer = (_: unknown) => {}
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await show()
  const button = page.find('button', t('checkout.pay', { amount: '' }).trim())
  await page.run(() => {
    button?.click()
    button?.click()
  })
  await pay()
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.lastCall?.[0]).toEqual({ ...details, paymentCode: 'invoice' })
  expect(told.onPaying).toHaveBeenLastCalledWith(true)
  await page.run(() => answer(order))
  expect(told.onOrdered).toHaveBeenCalledExactlyOnceWith(order)
})

test('what is paid and not ordered yet is not paid for again: its order is fetched', async () => {
  paid.has = true
  await show({ payment: hosted })
  await pay()
  expect(paid.complete).toHaveBeenCalledOnce()
  expect(told.onOrdered).toHaveBeenCalledExactlyOnceWith(order)
  expect(page.find('[name="pay"]')).toBeUndefined()
})

test('a payment that is made gets its order; one that is declined can be tried again', async () => {
  await show({ payment: hosted })
  await pay()
  expect(told.onPaying).toHaveBeenLastCalledWith(true)
  await atProvider('decline')
  expect(page.main.textContent).toContain(t('checkout.payment.declined'))
  expect(told.onPaymentClosed).toHaveBeenCalledOnce()
  expect(told.onPaying).toHaveBeenLastCalledWith(false)
  expect(paid.complete).not.toHaveBeenCalled()
  await pay()
  await atProvider('pay')
  expect(told.onOrdered).toHaveBeenCalledExactlyOnceWith(order)
})

test.each(mended)(
  'what the steps can mend is told beside the button, and the cart of now is asked for: %s',
  async (code) => {
    await show({ payment: hosted })
    await pay()
    await atProvider(code)
    expect(page.main.textContent).toContain(t(code))
    expect(told.onPaymentClosed).toHaveBeenCalledOnce()
    expect(told.onRefused).not.toHaveBeenCalled()
  },
)

test('a cart that is empty by now ends the checkout', async () => {
  await show({ payment: hosted })
  await pay()
  await atProvider('errors.checkout.emptyCart')
  expect(told.onRefused).toHaveBeenCalledOnce()
})

test('a final no to what is paid at the provider’s ends the checkout; to another order it is told here', async () => {
  const no = new AppError('errors.order.soldOut', { status: 409, params: { names: 'Glidvalla' } })
  send.mockRejectedValue(no)
  await show()
  await pay()
  expect(page.main.textContent).toContain(t('errors.order.soldOut', { names: 'Glidvalla' }))
  expect(told.onRefused).not.toHaveBeenCalled()
  paid.has = true
  paid.complete.mockRejectedValue(no)
  await show({ payment: hosted })
  await pay()
  expect(told.onRefused).toHaveBeenCalledExactlyOnceWith(no)
})

test('what has sold out is named before anything is paid or sent', async () => {
  const cart = aCart([aCartLine({ name: 'Glidvalla', inStock: false })])
  for (const payment of [invoice, hosted]) {
    await show({ cart, payment })
    await pay()
    expect(page.main.textContent).toContain(t('errors.order.soldOut', { names: 'Glidvalla' }))
  }
  expect([send.mock.calls, page.find('[name="pay"]')]).toEqual([[], undefined])
})

test('without a connection a payment at the provider’s is not opened, and an invoice is ordered all the same', async () => {
  await show({ payment: hosted, isOnline: false })
  await pay()
  expect(page.find('[name="pay"]')).toBeUndefined()
  expect(page.main.textContent).toContain(t('checkout.payment.offline'))
  send.mockResolvedValue('waiting')
  await show({ isOnline: false })
  await pay()
  expect(told.onOrdered).toHaveBeenCalledExactlyOnceWith('waiting')
})

test('an order that is refused for its stock names what is sold out, as soon as the cart says so', async () => {
  const [skis, wax] = [aCartLine({ name: 'Skejtskida' }), aCartLine({ id: 2, name: 'Glidvalla' })]
  send.mockRejectedValue(new AppError('errors.order.notInStock'))
  await show({ cart: aCart([skis, wax]) })
  await pay()
  expect(page.main.textContent).toContain(t('errors.order.notInStock'))
  await show({ cart: aCart([skis, { ...wax, inStock: false }]) })
  expect(page.main.textContent).toContain(t('errors.order.soldOut', { names: 'Glidvalla' }))
})
