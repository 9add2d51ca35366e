import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from '#client/features/checkout/error-summary.tsx'
import { inShop } from '#tests/support/in-shop.tsx'

test('a field of the billing address is told apart from that of the delivery', () => {
  const names = ['address.zipCode', 'billingAddress.zipCode']
  const html = renderToString(inShop(<ErrorSummary names={names} wordsOf={() => undefined} />))
  const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
  expect(links).toEqual(['Postnummer', 'Fakturaadress, Postnummer'])
})
