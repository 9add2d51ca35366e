import { Router } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSteps } from '#client/pages/checkout/use-steps.ts'
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

let browser: BareBrowser

function Steps({ details }: Pick<Parameters<typeof useSteps>[0], 'details'>) {
  const delivery = { paymentMethods: null, resume } // as after a reload: nothing was sent yet
  useSteps({ cart: aCart(), details, delivery, isOrdering: false })
  return null
}

const show = (hash: string, details = storedDetails) =>
  browser.render(
    <ShopProvider
      storeCode="sv"
      origins={{ sv: '', no: '', en: '' }}
      shell={{ menu: [], footer: [] }}
      t={String}
    >
      <Router location={`/checkout${hash}`} navigator={navigator}>
        <Steps details={details} />
      </Router>
    </ShopProvider>,
  )

beforeEach(() => {
  browser = createBareBrowser('/checkout')
  resume.mockResolvedValue()
})
afterEach(() => {
  resume.mockReset()
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
