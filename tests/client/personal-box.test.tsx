import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonalBox } from '#client/pages/product/options/personal-box.tsx'
import { partsLoaded } from '#client/ui/lazy-part.tsx'
import { aProduct } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'

test.each([
  [12.5, '+12,5 %'],
  [10, '+10 %'],
])('a surcharge of %s percent is written in the language of the store', async (price, words) => {
  const option = { id: '1', title: 'Tryck', kind: 'text', required: false, maxLength: null } as const
  const product = aProduct({ customOptions: [{ ...option, values: [], rules: [], isPercent: true, price }] })
  const choosing = { choice: {}, variant: null, warning: null, linkOf: () => null, choose: () => undefined }
  await partsLoaded()
  const html = renderToString(inShop(<PersonalBox product={product} choosing={choosing} />))
  expect(/class="field-hint"[^>]*>([^<]*)</.exec(html)?.[1]?.replace('\u00a0', ' ')).toBe(words)
})
