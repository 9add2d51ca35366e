// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuantityField } from '#client/features/cart/quantity-field.tsx'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** The field of a product page, for a size of which there are so many. */
function Field({ inStock }: { inStock: number }) {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <QuantityField label="Antal" value={quantity} maxQuantity={inStock} onChange={setQuantity} />
      <output>{quantity}</output>
    </>
  )
}

const render = async (inStock: number) => {
  const page = createRenderedPage()
  const show = (there: number) => page.render(inShop(<Field inStock={there} />))
  await show(inStock)
  const field = () => page.main.querySelector('input')
  return {
    ...page,
    show,
    field,
    /** The number in the field, the number that is bought, and what is said. */
    state: () => [
      field()?.value,
      page.find('output')?.textContent,
      page.find('.field-error')?.textContent,
      field()?.getAttribute('aria-invalid'),
    ],
  }
}

test('what is said of the stock of one size is not said of the next', async () => {
  const page = await render(2)
  await page.type(page.field(), '9')
  expect(page.state()).toEqual(['2', '2', expect.stringContaining('2'), null])
  await page.show(20)
  expect(page.state()).toEqual(['2', '2', '', null])
  await page.render(null)
})

test('a number that there is of the next size counts for it', async () => {
  const page = await render(2)
  await page.type(page.field(), '9')
  await page.type(page.field(), '9')
  expect(page.state()).toEqual(['9', '2', expect.stringMatching(/./), 'true'])
  await page.show(20)
  expect(page.state()).toEqual(['9', '9', '', null])
  await page.render(null)
})

test('what is no number stays wrong for every size', async () => {
  const page = await render(2)
  await page.type(page.field(), 'två')
  await page.show(20)
  expect(page.state()).toEqual(['två', '1', expect.stringMatching(/./), 'true'])
  await page.render(null)
})

test('a quantity that the stock has fallen below says how many there are, until it is changed', async () => {
  const page = await render(20)
  await page.type(page.field(), '5')
  await page.show(3)
  expect(page.state()).toEqual(['5', '5', 'Det finns bara 3 av varan.', null])
  expect(page.field()?.getAttribute('aria-describedby')).toBe(page.find('.field-error')?.id)
  await page.press(page.find('[aria-label="Minska antalet"]'))
  expect(page.state().slice(0, 3)).toEqual(['3', '3', ''])
  await page.render(null)
})
