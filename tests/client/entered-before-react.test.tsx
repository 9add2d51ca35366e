// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useSelections } from '#client/pages/product/options/use-selections.ts'
import type { Product } from '#shared/product/product.ts'
import { aProduct } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'

const product: Product = { ...aProduct(), type: 'bundle' }

function Parts() {
  const { valueIn, set, selections } = useSelections(product, { 'bundle.3.31': '31', 'bundle.3.32': '32' })
  return (
    <form className="buy-form">
      {['31', '32'].map((link) => (
        <input
          key={link}
          type="checkbox"
          name={`bundle.3.${link}`}
          value={link}
          checked={valueIn(`bundle.3.${link}`) === link}
          onChange={({ currentTarget }) => set(`bundle.3.${link}`, currentTarget.checked ? link : '')}
        />
      ))}
      <p>{JSON.stringify(selections.bundle)}</p>
    </form>
  )
}

test('a part that was taken out before React was there stays out', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  main.innerHTML = renderToString(inShop(<Parts />))
  const [first] = main.querySelectorAll('input')
  first?.click()
  await act(async () => hydrateRoot(main, inShop(<Parts />)))
  expect(main.querySelector('p')?.textContent).toBe('[{"optionId":"3","selections":["32"]}]')
  expect(first?.checked).toBe(false)
})
