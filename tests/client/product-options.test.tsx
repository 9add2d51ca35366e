// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useChoice } from '#client/pages/product/use-choice.ts'
import { ShowPageContext } from '#client/router/index.ts'
import { ProductOptions } from '#client/shop-ui/product-options/product-options.tsx'
import { settled } from '#shared/page-lines.ts'
import type { Product } from '#shared/product/product.ts'
import { aPrice, aProduct, aVariant, soldOut } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')

const meta = { title: '', description: null, image: null, canonical: '', alternates: {}, noIndex: false }
const data = { related: settled(null), delivery: null, meta }

function Options({ product, chosenSku }: { product: Product; chosenSku: string | null }) {
  const choosing = useChoice({ ...data, chosenSku, product, served: product })
  return <ProductOptions product={product} choosing={choosing} missing={null} />
}

/** The options of a product as its page shows them. */
async function openProduct(product: Product, chosenSku: string | null) {
  const page = createRenderedPage()
  const options = inShop(<Options product={product} chosenSku={chosenSku} />)
  await page.render(<ShowPageContext value={() => undefined}>{options}</ShowPageContext>)
  const value = (label: string) =>
    [...page.main.querySelectorAll<HTMLAnchorElement>('li a')].find(
      (link) => link.querySelector('span')?.textContent === label,
    )
  return {
    choose: (label: string) => page.press(value(label)),
    value,
    warning: () => page.find('.product-options-warning')?.textContent,
    /** What is chosen of each option. */
    chosen: () => [...page.main.querySelectorAll('.option-group-label span')].map((name) => name.textContent),
  }
}

const skis = aProduct({
  variants: [
    aVariant({ colour: 'red', length: '187' }),
    aVariant({ colour: 'red', length: '192' }, { stock: soldOut }),
    aVariant({ colour: 'blue', length: '187' }),
  ],
})

test('R4.8 R4.16 R8.7: a combination that does not exist opens the other choice, and the page warns', async () => {
  const page = await openProduct(skis, 'NV-RACE-red-192')
  expect([page.chosen(), page.warning()]).toEqual([['red', '192'], ''])
  expect(page.value('blue')?.dataset.state).toBe('impossible')
  await page.choose('blue')
  await expect.poll(page.warning).toBe(t('notices.product.noSuchCombination'))
  expect(page.chosen()).toEqual(['blue', ''])
  await page.choose('187')
  await expect.poll(page.warning).toBe('')
})

test('R4.9 R4.10 R4.14: the link of a value leads to the variant nearest to the choice, of several the cheapest that is there', async () => {
  const product = aProduct({
    variants: [
      aVariant({ colour: 'red', length: '187' }, { price: aPrice(900_00) }),
      aVariant({ colour: 'blue', length: '192' }, { price: aPrice(300_00), stock: soldOut }),
      aVariant({ colour: 'blue', length: '197' }, { price: aPrice(800_00) }),
      aVariant({ colour: 'blue', length: '202' }, { price: aPrice(700_00) }),
      aVariant({ colour: 'green', length: '192' }),
      aVariant({ colour: 'green', length: '187' }, { price: aPrice(999_00) }),
    ],
  })
  const page = await openProduct(product, 'NV-RACE-red-187')
  const target = (label: string) =>
    new URL(page.value(label)?.href ?? '', 'http://shop.test').searchParams.get('childSku')
  expect(target('blue')).toBe('NV-RACE-blue-202')
  expect(target('green')).toBe('NV-RACE-green-187')
})
