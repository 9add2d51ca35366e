// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { DeliveryStep } from '#client/features/checkout/delivery-step.tsx'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const point = { id: 'SE-1', name: 'Kiosken', street: 'Torget 1', postcode: '83130', city: 'Östersund' }
const servicePoint = { ...point, distance: 0, openingHours: [] }
const method = {
  ...{ carrierCode: 'pickup', methodCode: 'servicepoint', title: 'Till ombud', carrierTitle: 'Ombud' },
  ...{ price: 49_00, needsServicePoint: true, freeFrom: null, deliveryDays: null, arrival: null },
}

const toDoor = { ...method, carrierCode: 'homedelivery', methodCode: 'standard', needsServicePoint: false }

const details = {
  contact: { emailAddress: '', phoneNumber: '' },
  ...{ address: emptyAddress('SE'), billingAddress: emptyAddress('SE'), hasOwnBilling: false },
  ...{ carrierCode: 'pickup', methodCode: 'servicepoint', methodTitle: 'Till ombud' },
  ...{ servicePoint, paymentCode: '' },
}

const { askAgain, asked } = vi.hoisted(() => ({ askAgain: vi.fn(), asked: vi.fn() }))
vi.mock('#client/api/use-api.ts', () => ({
  askAgain,
  useApi: (name: string) => ({
    data: name === 'checkout.servicePoints' ? { servicePoints: [servicePoint] } : { methods: [method] },
    mutate: asked,
  }),
}))
afterEach(() => vi.clearAllMocks())

test('a service point that has gone is no longer chosen, and those that are left are asked for', async () => {
  const page = createRenderedPage()
  const update = vi.fn()
  await page.render(
    inShop(
      <DeliveryStep
        lines={[]}
        details={details}
        storedMethods={[]}
        update={update}
        sendDelivery={() => Promise.reject(new AppError('errors.checkout.pointGone'))}
        onDone={() => expect.unreachable()}
        onOffline={() => expect.unreachable()}
      />,
    ),
  )
  await page.submit(page.main.querySelector('form'))
  expect(page.main.textContent).toContain(t('errors.checkout.pointGone'))
  expect(update).toHaveBeenLastCalledWith({ servicePoint: null })
  expect(askAgain).toHaveBeenCalledWith('checkout.servicePoints')
  await page.render(null)
})

test('a way to deliver that has gone is said to be gone, once the shop was asked for those that are left', async () => {
  const page = createRenderedPage()
  asked.mockResolvedValue({ methods: [toDoor] })
  const step = (
    <DeliveryStep
      lines={[]}
      details={details}
      storedMethods={[]}
      update={() => undefined}
      sendDelivery={() => Promise.reject(new AppError('errors.checkout.refused'))}
      onDone={() => expect.unreachable()}
      onOffline={() => expect.unreachable()}
    />
  )
  await page.render(inShop(step))
  await page.submit(page.main.querySelector('form'))
  expect(page.main.textContent).toContain(t('checkout.delivery.gone'))

  asked.mockResolvedValue({ methods: [method] }) // it was something else
  await page.submit(page.main.querySelector('form'))
  expect(page.main.textContent).toContain(t('errors.checkout.refused'))
  await page.render(null)
})
