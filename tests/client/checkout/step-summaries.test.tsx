import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactSummary } from '#client/pages/checkout/step-summaries.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { emptyAddress } from '#shared/checkout/address.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const contact = { emailAddress: 'asa@example.com', phoneNumber: '' }
const address = { ...emptyAddress('SE'), streetAddress: 'Storgatan 1', zipCode: '83145' }
const bill = { ...emptyAddress('SE'), company: 'Spår AB', streetAddress: 'Box 12', taxId: 'SE556677889901' }

const shown = (billingAddress: typeof address | null): string =>
  renderToString(
    <ShopProvider storeCode="sv" origins={{ sv: '', no: '', en: '' }} shell={{ menu: [], footer: [] }} t={t}>
      <ContactSummary contact={contact} address={address} billingAddress={billingAddress} />
    </ShopProvider>,
  )

test('who reviews an order sees where the bill goes, when it goes elsewhere', () => {
  const text = shown(bill)
  for (const part of ['Storgatan 1', '831 45', t('checkout.billing'), 'Spår AB, SE556677889901, Box 12'])
    expect(text).toContain(part)
  expect(shown(null)).not.toContain(t('checkout.billing'))
})
