import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartTotals } from '#client/features/cart/cart-totals.tsx'
import { OrderSummary } from '#client/pages/checkout/order-summary.tsx'
import { ContactSummary, DeliverySummary } from '#client/pages/checkout/step-summaries.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { emptyAddress } from '#shared/checkout/address.ts'
import { formatSum } from '#shared/format/sum.ts'
import { type StoreCode, storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const contact = { emailAddress: 'asa@example.com', phoneNumber: '' }
const address = { ...emptyAddress('SE'), streetAddress: 'Storgatan 1', zipCode: '83145' }
const bill = { ...emptyAddress('SE'), company: 'Spår AB', streetAddress: 'Box 12', taxId: 'SE556677889901' }

const render = (summary: ReactNode, storeCode: StoreCode = 'sv'): string =>
  renderToString(
    <ShopProvider
      storeCode={storeCode}
      origins={{ sv: '', no: '', en: '' }}
      shell={{ menu: [], footer: [] }}
      t={t}
    >
      {summary}
    </ShopProvider>,
  )

test('a store that sends to several countries shows the country, too', () => {
  const german = { ...address, country: 'DE', zipCode: '10115', city: 'Berlin' }
  const summary = <ContactSummary contact={contact} address={german} billingAddress={address} />
  const text = render(summary, 'en')
  expect(text).toContain('Berlin<br/>Germany')
  expect(text).toContain('Sweden')
  expect(shown(null)).not.toContain('Sverige')
})

test('the summary of an order names the cheapest delivery to the address, until one is chosen', () => {
  const waysToGermany = [9_90, 14_90].map((price) => ({ ...aMethod, price }))
  const totalsOf = (shipping: number | null) =>
    render(
      <OrderSummary cart={{ ...aCart(), totals: { ...aCart().totals, shipping } }} methods={waysToGermany} />,
      'en',
    )
  expect(totalsOf(null)).toContain(t('cart.deliveryFrom', { price: formatSum(9_90, storeViews.en) }))
  expect(totalsOf(null)).toContain(t('cart.totalBeforeDelivery'))
  expect(totalsOf(14_90)).not.toContain(t('cart.totalBeforeDelivery'))
})

test('a coupon that takes nothing off the goods is for the delivery: no price of delivery is promised beside it', () => {
  const promised = { price: 49_00, freeFrom: 999_00, days: null, returns: null, dispatch: null }
  const withCoupon = (coupon: string | null, discount: number) =>
    render(
      <CartTotals
        cart={{ ...aCart(), coupon, totals: { ...aCart().totals, shipping: null, discount } }}
        delivery={promised}
      />,
    )
  const price = t('cart.deliveryFrom', { price: formatSum(49_00, storeViews.sv) })
  expect(withCoupon('FRAKT', 0)).toContain(t('cart.deliveryLater'))
  expect(withCoupon('FRAKT', 0)).not.toContain(price)
  expect(withCoupon('SKARE10', -10_00)).toContain(price)
  expect(withCoupon(null, 0)).toContain(price)
})

const aMethod = {
  carrierCode: 'home',
  methodCode: 'standard',
  title: 'Hem till dörren',
  carrierTitle: 'Hemleverans',
  price: 0,
  needsServicePoint: false,
  freeFrom: null,
  deliveryDays: { min: 1, max: 1 },
  arrival: { first: '2026-12-01', last: '2026-12-01' },
}

const shown = (billingAddress: typeof address | null): string =>
  render(<ContactSummary contact={contact} address={address} billingAddress={billingAddress} />)

test('who reviews an order sees where the bill goes, when it goes elsewhere', () => {
  const text = shown(bill)
  for (const part of ['Storgatan 1', '831 45', t('checkout.billing'), 'Spår AB, SE556677889901, Box 12'])
    expect(text).toContain(part)
  expect(shown(null)).not.toContain(t('checkout.billing'))
})

test('R9.54: who reviews an order sees when it comes, and what of it comes later', () => {
  const method = aMethod
  const textOf = (lines: Parameters<typeof aCart>[0]) =>
    render(
      <DeliverySummary methodTitle={method.title} servicePoint={null} method={method} cart={aCart(lines)} />,
    )
  const external = aCartLine({ id: 2, delayedBy: 'supplier' })
  expect(textOf([aCartLine()])).toContain('Framme tis 1')
  expect(textOf([aCartLine()])).not.toContain(t('delivery.supplier'))
  expect(textOf([aCartLine(), external])).toContain(t('delivery.supplier'))
})

test('a delivery whose name the device has not kept has the name that the shop gives it, or none', () => {
  const textOf = (method: typeof aMethod | null) =>
    render(<DeliverySummary methodTitle="" servicePoint={null} method={method} cart={aCart()} />)
  expect(textOf(aMethod)).toContain(aMethod.title)
  expect(textOf(null)).not.toContain(t('promises.shipping'))
})
