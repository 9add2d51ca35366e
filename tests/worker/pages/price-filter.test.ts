import { expect, test } from 'vitest'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { createShopper } from '../support/shop.ts'

const shopper = createShopper()

async function loadList(query: string): Promise<ProductList> {
  const [head = ''] = (await (await shopper.get(`/_data/klader?${query}`)).text()).split('\n')
  return JSON.parse(head).value.data.list
}

const priceOf = ({ filters }: ProductList) => filters.find(({ code }) => code === 'price')

test('R4.124 R4.125: the price fields stand between whole amounts that hold every product of the list', async () => {
  const bounds = priceOf(await loadList(''))?.bounds ?? { min: Number.NaN, max: Number.NaN }
  const [cheapest, dearest] = await Promise.all(
    ['price-asc', 'price-desc'].map((sort) => loadList(`sort=${sort}`)),
  )
  const first = (list?: ProductList) => (list?.cards[0]?.price.current ?? Number.NaN) / 100
  expect(bounds).toEqual({ min: Math.floor(first(cheapest)), max: Math.ceil(first(dearest)) })
})

test('R4.125: and a choice does not narrow them', async () => {
  const whole = priceOf(await loadList(''))?.bounds
  expect(priceOf(await loadList('price=500-700'))?.bounds).toEqual(whole)
})

test('R4.118: a range of one’s own is a filter like the others: chosen, counted, and within it every price', async () => {
  const list = await loadList('price-from=437&price-to=911')
  const own = priceOf(list)?.options.find(({ selected }) => selected)
  expect(own).toMatchObject({ value: '437-911', count: list.total })
  expect(list.total).toBeGreaterThan(0)
  for (const { price } of list.cards) {
    expect(price.current).toBeGreaterThanOrEqual(437_00)
    expect(price.current).toBeLessThanOrEqual(911_00)
  }
  expect(await loadList('price=437-911')).toEqual(list)
})

test('R9.29 R4.118: a highest price that is typed has the products of exactly that price; a step of the store has not', async () => {
  const { cards } = await loadList('sort=price-desc')
  const dearest = (cards[0]?.price.current ?? 0) / 100
  expect(Number.isInteger(dearest)).toBe(true)
  const list = await loadList(`price-from=${dearest - 1}&price-to=${dearest}`)
  expect(list.cards.map(({ price }) => price.current)).toContain(dearest * 100)
  const own = priceOf(list)?.options.find(({ selected }) => selected)
  expect(own?.count).toBe(list.total)
  for (const value of ['0-500', '500-1000', '1000-2000']) {
    const step = await loadList(`price=${value}`)
    expect(priceOf(step)?.options.find(({ selected }) => selected)?.count ?? 0, value).toBe(step.total)
  }
})

test('R1.38 R9.29 R9.30 R9.31: abroad the steps of the price are in euro, with the sign before the amount', async () => {
  const html = await (await shopper.get('/en/clothing')).text()
  const labels = [...html.matchAll(/>((?:&[lg]t;\s)?€[\d\s–]+)</g)].map(([, label]) =>
    label?.replace(/\s/g, ' '),
  )
  expect([...new Set(labels)]).toEqual(['&lt; €50', '€50 – 100', '€100 – 150', '&gt; €150'])
})
