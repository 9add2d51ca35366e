// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from '#client/features/checkout/error-summary.tsx'
import { faultWords, useFaultWords } from '#client/features/checkout/fault-words.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

test('a field of the billing address is told apart from that of the delivery', () => {
  const names = ['address.zipCode', 'billingAddress.zipCode']
  const html = renderToString(inShop(<ErrorSummary names={names} wordsOf={() => undefined} />))
  const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
  expect(links).toEqual(['Postnummer', 'Fakturaadress, Postnummer'])
})

const faults = {
  'address.zipCode': 'errors.field.zipCode',
  'billingAddress.zipCode': 'errors.field.zipCode',
} as const

function Words() {
  const wordsOf = useFaultWords({ faults, address: emptyAddress('SE'), billingAddress: emptyAddress('NO') })
  return Object.keys(faults).map((name) => <p key={name}>{wordsOf(name)}</p>)
}

test('what is wrong is said with an example of the country of its own address', () => {
  const html = renderToString(inShop(<Words />))
  const words = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text)
  expect(words).toEqual(
    ['SE', 'NO'].map((country) => faultWords('errors.field.zipCode', country, textsOf('sv'))),
  )
  expect(new Set(words).size).toBe(2)
})

test('a link of the summary leads to its field, and leaves the step that the address names', async () => {
  const page = createRenderedPage()
  location.hash = '#contact'
  await page.render(
    inShop(
      <>
        <ErrorSummary names={['address.zipCode']} wordsOf={() => undefined} />
        <input id="address.zipCode" />
      </>,
    ),
  )
  await page.press(page.find('a'))
  expect(document.activeElement?.id).toBe('address.zipCode')
  expect(location.hash).toBe('#contact')
})
