import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackInStock, BackInStockContext } from '#client/pages/product/back-in-stock/back-in-stock.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { partsLoaded } from '#client/ui/lazy-part.tsx'
import { aProduct, aVariant, soldOut } from '#tests/support/builders.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const [asked, other] = ['SKI-187', 'SKI-192'].map((sku) => aVariant({}, { sku, stock: soldOut }))
const result = { sku: 'SKI-187', email: 'asa@example.com', result: 'waiting' } as const

/** The form for a variant, in the document that answers for SKI-187. */
async function formOf(variant: typeof asked): Promise<string> {
  await partsLoaded()
  return renderToString(
    <ShopProvider storeCode="sv" origins={{ sv: '', no: '', en: '' }} shell={{ menu: [], footer: [] }} t={t}>
      <BackInStockContext value={result}>
        <BackInStock product={aProduct({ sku: 'SKI' })} variant={variant ?? null} />
      </BackInStockContext>
    </ShopProvider>,
  )
}

test('the answer of the document stands at the variant that was asked for', async () => {
  const form = await formOf(asked)
  expect(form).toContain(t('backInStock.waiting'))
  expect(form).toContain(result.email)
})

test('another variant, chosen after it, has a form to fill in', async () => {
  const form = await formOf(other)
  expect(form).toContain(t('backInStock.terms'))
  expect(form).not.toContain(t('backInStock.waiting'))
  expect(form).not.toContain('autofocus')
})
