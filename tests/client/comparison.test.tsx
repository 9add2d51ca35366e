// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { savedList } from '#client/features/saved-products/saved-list.ts'
import { Comparison } from '#client/pages/compare/comparison.tsx'
import { aCard } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const compared = (sku: string, weight: string) => ({
  card: aCard({ sku, name: sku }),
  specs: [{ label: 'Vikt', value: weight, isComparable: true }],
})

test('the product that is left shows its facts, also when only differences were asked for', async () => {
  const t = textsOf('sv')
  const products = [compared('A', '900 g'), compared('B', '1 000 g')]
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ products: products.filter(({ card }) => decodeURIComponent(path).includes(card.sku)) }),
  )
  for (const sku of ['A', 'B']) savedList('compare').add(sku)
  const page = createRenderedPage()
  await page.render(inShop(<Comparison />))
  await vi.waitFor(async () => {
    await page.run(() => undefined)
    expect(page.find('th', 'Vikt')).toBeDefined()
  })
  await page.press(page.find('.check input'))
  expect(page.find('td', '900 g')).toBeDefined()
  await page.press(page.find('button[aria-label*="B"]', t('saved.remove')))
  expect(page.find('.check')).toBeUndefined()
  expect(page.find('td', '900 g')).toBeDefined()
})
