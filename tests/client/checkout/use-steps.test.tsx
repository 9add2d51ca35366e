import type { ComponentProps } from 'react'
import { Router } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSteps } from '#client/pages/checkout/use-steps.ts'
import { NavigateContext } from '#client/router/navigate.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { aCart, aContact, anAddress } from '#tests/support/builders.ts'

const storedDetails = {
  contact: aContact(),
  address: anAddress(),
  carrierCode: 'homedelivery',
  methodCode: 'standard',
} as Parameters<typeof useSteps>[0]['details'] // the rest has no say in it

const resume = vi.fn<() => Promise<void>>()
const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() }
const navigate = vi.fn<ComponentProps<typeof NavigateContext>['value']>()

let browser: BareBrowser
let steps: ReturnType<typeof useSteps>

type StepsInput = Parameters<typeof useSteps>[0]

/** `paymentMethods` null: as after a reload, when nothing was sent yet. */
function Steps({
  details,
  paymentMethods,
}: Pick<StepsInput, 'details'> & Pick<StepsInput['delivery'], 'paymentMethods'>) {
  const delivery = { paymentMethods, resume }
  steps = useSteps({ cart: aCart(), details, delivery, isOrdering: false })
  return null
}

const show = (
  hash: string,
  details = storedDetails,
  paymentMethods: StepsInput['delivery']['paymentMethods'] = null,
) =>
  browser.render(
    <ShopProvider
      storeCode="sv"
      origins={{ sv: '', no: '', en: '' }}
      shell={{ menu: [], footer: [] }}
      t={String}
    >
      <Router location={`/checkout${hash}`} navigator={navigator}>
        <NavigateContext value={navigate}>
          <Steps details={details} paymentMethods={paymentMethods} />
        </NavigateContext>
      </Router>
    </ShopProvider>,
  )

beforeEach(() => {
  browser = createBareBrowser('/checkout')
  resume.mockResolvedValue()
})
afterEach(() => {
  resume.mockReset()
  navigate.mockReset()
  vi.unstubAllGlobals()
})

test('after a reload at the payment, the delivery that was chosen is sent again', async () => {
  await show('#payment')
  expect(resume).toHaveBeenCalledOnce()
})

test('after a reload at the delivery, it is sent again when Forward leads to the payment', async () => {
  await show('#delivery')
  expect(resume).not.toHaveBeenCalled()
  await show('#payment')
  expect(resume).toHaveBeenCalledOnce()
})

test('what is changed after the reload is confirmed at its step, wherever Forward leads', async () => {
  await show('#delivery')
  await show('#payment', { ...storedDetails, address: anAddress({ streetAddress: 'Storgatan 1' }) })
  expect(resume).not.toHaveBeenCalled()
})

test('where the way to pay has gone, the review leads back to the payment', async () => {
  const invoice = {
    code: 'invoice',
    title: 'Faktura',
    hosted: false,
    cost: 0,
    isDefault: true,
    offline: true,
  }
  await show('#review', { ...storedDetails, paymentCode: 'invoice' }, [invoice])
  expect(navigate).not.toHaveBeenCalled()
  await show('#review', { ...storedDetails, paymentCode: 'cashondelivery' }, [invoice])
  expect(navigate.mock.calls).toEqual([['#payment', { replace: true }]])
})

test('who has left the checkout while the shop answered is not led to the next step', async () => {
  await show('#delivery')
  steps.go('payment')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('#payment', undefined)
  browser.entries.push('/varukorg')
  steps.go('payment')
  expect(navigate).toHaveBeenCalledOnce()
})
