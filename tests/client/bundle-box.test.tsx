import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BundleBox } from '#client/pages/product/options/bundle-box.tsx'
import { partsLoaded } from '#client/ui/lazy-part.tsx'
import type { ProductPart } from '#shared/product/product.ts'
import { aPrice, aProduct, aStock } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const aLink = (sku: string) => ({ id: sku, sku, quantity: 1, isDefault: false })
const aPart = (sku: string): ProductPart => ({
  ...{ id: 1, sku, name: sku, path: null, image: null, price: aPrice(null), stock: aStock(5) },
})

test.each([
  ['chosen', false],
  ['still open', true],
])('a part of a package that is %s and has no price is not told as free', async (_, mustChoose) => {
  const option = { id: 'skis', title: 'Skidor', required: true, mustChoose }
  const product = aProduct({
    type: 'bundle',
    bundleOptions: [{ ...option, links: [aLink('SKI-190'), aLink('SKI-200')] }],
    parts: [aPart('SKI-190'), aPart('SKI-200')],
  })
  const choosing = { choice: {}, variant: null, warning: null, linkOf: () => null, choose: () => undefined }
  await partsLoaded()
  const html = renderToString(inShop(<BundleBox product={product} choosing={choosing} />))
  const [label = ''] = /<p class="option-group-label".*?<\/p>/s.exec(html) ?? []
  expect(label.replace(/<[^>]*>/g, '')).toContain(t('price.unknown'))
  expect(html).not.toContain('0\u00a0kr')
})
