// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ReviewStep } from '#client/features/checkout/review-step.tsx'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const invoice = { code: 'invoice', title: 'Faktura', hosted: false, cost: 0, isDefault: true, offline: true }
const details = {
  contact: { emailAddress: '', phoneNumber: '' },
  ...{ address: emptyAddress('SE'), billingAddress: emptyAddress('SE'), hasOwnBilling: false },
  ...{ carrierCode: '', methodCode: '', methodTitle: '', servicePoint: null, paymentCode: 'invoice' },
}

const step = (lines: ReturnType<typeof aCartLine>[]) =>
  inShop(
    <ReviewStep
      cart={aCart(lines)}
      details={details}
      payment={invoice}
      isOnline
      onOrdered={() => expect.unreachable()}
      onRefused={() => expect.unreachable()}
      onPaymentClosed={() => undefined}
      onPaying={() => undefined}
      send={() => Promise.reject(new AppError('errors.order.notInStock'))}
    >
      {null}
    </ReviewStep>,
  )

test('an order that is refused for its stock names what is sold out, as soon as the cart says so', async () => {
  const page = createRenderedPage()
  const skis = aCartLine({ name: 'Skejtskida' })
  const wax = aCartLine({ id: 2, name: 'Glidvalla' })
  await page.render(step([skis, wax]))
  await page.press(page.find('button'))
  expect(page.main.textContent).toContain(t('errors.order.notInStock'))
  await page.render(step([skis, { ...wax, inStock: false }]))
  expect(page.main.textContent).toContain(t('errors.order.soldOut', { names: 'Glidvalla' }))
  await page.render(null)
})
