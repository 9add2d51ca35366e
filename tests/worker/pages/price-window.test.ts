import { beforeEach, expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Price } from '#shared/product/price.ts'
import { clock, DAY, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()

/** A time as the platform writes it: UTC without saying so. */
const platformTime = (inSeconds: number) =>
  new Date(Date.now() + inSeconds * SECOND).toISOString().slice(0, 19).replace('T', ' ')

let products = 0

/** Lets the platform have a product of 100 kr, 80 kr in the window given in seconds from now; returns its path. */
function offer({
  from,
  to,
  ...more
}: {
  from: number
  to: number
} & Record<string, unknown>): string {
  const sku = `WINDOW-${++products}`
  const product = {
    id: 900_000 + products,
    sku,
    type_id: 'simple',
    name: 'Mössa',
    status: 1,
    visibility: 4,
    price_incl_tax: 100,
    original_price_incl_tax: 100,
    special_price_incl_tax: 80,
    special_from_date: platformTime(from),
    special_to_date: platformTime(to),
    ...more,
  }
  upstream.answer = async (request) => {
    const isAsked = request.url.includes('/product/_search') && (await request.text()).includes(sku)
    return isAsked ? Response.json({ hits: [product], total: 1 }) : undefined
  }
  return `/p/${sku}/-`
}

async function priceAt(path: string): Promise<Pick<Price, 'current' | 'was'>> {
  const [head = ''] = (await (await shopper.get(`/_data${path}`)).text()).split('\n')
  const { current, was } = JSON.parse(head).value.data.product.price
  return { current, was }
}

/** Where a page comes from: `memory-fresh` is the stored one. */
const sourceOf = async (path: string): Promise<string | undefined> =>
  /page;dur=0;desc="([^"]+)"/.exec((await shopper.get(path)).headers.get('Server-Timing') ?? '')?.[1]

const REGULAR = { current: 100_00, was: null }
const SPECIAL = { current: 80_00, was: 100_00 }

beforeEach(() => upstream.reset())

test('R4.22 a special price is shown to the end of its window and no longer, also by what was kept', async () => {
  const path = offer({ from: -60, to: 600 })
  await shopper.get(path)
  expect(await priceAt(path)).toEqual(SPECIAL)
  clock.pass(590 * SECOND)
  expect(await priceAt(path)).toEqual(SPECIAL)
  expect(await sourceOf(path)).toBe('memory-fresh')
  clock.pass(11 * SECOND)
  expect(await priceAt(path)).toEqual(REGULAR)
  expect(await sourceOf(path)).toMatch(/^(?:miss|stream)$/)
})

test('R4.22 and from its beginning, though the page was kept before', async () => {
  const path = offer({ from: 600, to: 1200 })
  await shopper.get(path)
  expect(await priceAt(path)).toEqual(REGULAR)
  clock.pass(601 * SECOND)
  expect(await priceAt(path)).toEqual(SPECIAL)
  expect(await sourceOf(path)).toMatch(/^(?:miss|stream)$/)
})

test('R4.22 a page ends with the special price of a variant, too', async () => {
  const prices = { price_incl_tax: 100, original_price_incl_tax: 100, special_price_incl_tax: 80 }
  const window = { special_from_date: platformTime(-60), special_to_date: platformTime(600) }
  const path = offer({
    from: -2 * DAY,
    to: -DAY,
    type_id: 'configurable',
    configurable_options: [
      { attribute_id: 7, attribute_code: 'size', label: 'Storlek', values: [{ value_index: 1, label: 'M' }] },
    ],
    configurable_children: [{ id: 990_000, sku: 'WINDOW-M', size: 1, ...prices, ...window }],
  })
  await shopper.get(path)
  expect(await priceAt(path)).toEqual(SPECIAL)
  expect(await sourceOf(path)).toBe('memory-fresh')
  clock.pass(601 * SECOND)
  expect(await priceAt(path)).toEqual(REGULAR)
  expect(await sourceOf(path)).toMatch(/^(?:miss|stream)$/)
})

test('a row for a device ends with its price', async () => {
  offer({ from: -60, to: 600 })
  const readPrice = async () => {
    const response = await shopper.get(`/api/products/rows?skus=WINDOW-${products}`)
    const { rows } = await response.json<ApiAnswer<'products.catalogueRows'>>()
    return rows[0]?.card.price
  }
  expect(await readPrice()).toEqual(SPECIAL)
  clock.pass(601 * SECOND)
  expect(await readPrice()).toEqual(REGULAR)
})

test('a list ends with the first of its prices', async () => {
  offer({ from: -60, to: 600 })
  const path = `/sokresultat?s=WINDOW-${products}`
  await shopper.get(path)
  expect(await sourceOf(path)).toBe('memory-fresh')
  clock.pass(590 * SECOND)
  expect(await sourceOf(path)).toBe('memory-fresh')
  clock.pass(11 * SECOND)
  expect(await sourceOf(path)).toMatch(/^(?:miss|stream)$/)
})

test('a card is marked as new to the end of its last day, also by what was kept', async () => {
  const today = new Date(Date.now()).toISOString().slice(0, 10)
  offer({ from: -2 * DAY, to: -DAY, news_from_date: today, news_to_date: today })
  const path = `/sokresultat?s=WINDOW-${products}`
  const isNew = async () => {
    const [head = ''] = (await (await shopper.get(`/_data${path}`)).text()).split('\n')
    return JSON.parse(head).value.data.list.cards[0].isNew
  }
  await shopper.get(path)
  expect(await isNew()).toBe(true)
  clock.pass(DAY - (Date.now() % DAY))
  expect(await isNew()).toBe(false)
})
