// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { QuantityField } from '#client/features/cart/quantity-field.tsx'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')

/** A line that holds so many of so many. */
async function typeInto(value: number, maxQuantity: number | null, text: string) {
  const onChange = vi.fn()
  const page = createRenderedPage()
  await page.render(inShop(<QuantityField label="Antal" {...{ value, maxQuantity, onChange }} />))
  await page.type(page.main.querySelector('input'), text)
  return { told: page.find('.field-error')?.textContent, changed: onChange.mock.calls.flat() }
}

test.each([
  ['R5.9', 1, null, '0', t('errors.quantity.aboveZero'), []],
  ['R5.10', 1, null, '10000', t('errors.quantity.below', { quantity: 10_000 }), []],
  ['R5.11', 1, null, '1.5', t('errors.quantity.positiveInteger'), []],
  ['R5.12', 1, 3, '4', t('errors.quantity.onlyAvailable', { maxQuantity: 3 }), [3]],
  ['R5.13', 3, 3, '4', t('errors.quantity.notHigherThanStock'), []],
  ['a right one', 1, 3, '2', '', [2]],
])('%s: at a line of %i (most: %o), %s is told as “%s”', async (_, value, most, text, words, passedOn) => {
  expect(await typeInto(value, most, text)).toEqual({ told: words, changed: passedOn })
})
