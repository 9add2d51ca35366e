import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { type Send, searchText } from '../search-quality/search-door.ts'
import { prepareCatalogue } from './catalogue-fixture.ts'

prepareCatalogue()

const SWEDEN = 'vue_storefront_catalog'
const NORWAY = 'vue_storefront_catalog_no'
const ENGLISH = 'vue_storefront_catalog_en'

interface Meant {
  did_you_mean?: string
  hits: { total: number }
}

const send: Send = async (path, body) =>
  app.request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    env,
  )

async function ask(index: string, text: string): Promise<Meant> {
  const filters = [{ attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' }]
  const path = `/api/catalog/${index}/product/_search?request_format=search-query&size=1`
  return (await send(path, { _appliedFilters: filters, _searchText: text })).json()
}

test.each([
  [SWEDEN, 'kläder kallt väder'],
  [SWEDEN, 'något varmt'],
  [SWEDEN, 'xyzzyq jacka'],
  [SWEDEN, 'långfjäll skidor'],
  [NORWAY, 'klær kaldt vær'],
  [ENGLISH, 'waterproof jacket women'],
])('%s: %s is spelt right, or cannot be spelt better', async (index, text) => {
  expect((await ask(index, text)).did_you_mean).toBeUndefined()
})

test.each([
  [SWEDEN, 'pannlapma', 'pannlampa'],
  [SWEDEN, 'pannlapma dam', 'pannlampa dam'],
  [SWEDEN, 'jaka', 'jacka'],
  [SWEDEN, 'skidvala', 'skidvalla'],
  [SWEDEN, 'skidpjexa', 'skidpjäxa'],
  [SWEDEN, 'längskidor', 'längdskidor'],
  [SWEDEN, 'fjellskidor', 'fjällskidor'],
  [NORWAY, 'jake', 'jakke'],
  [NORWAY, 'langrennski', 'langrennsski'],
  [ENGLISH, 'jackte women', 'jacket women'],
])('%s: %s means %s', async (index, text, meant) => {
  expect((await ask(index, text)).did_you_mean).toBe(meant)
})

test.each([
  [SWEDEN, 'skidor barn 8 år', 'barnskidor'],
  [SWEDEN, 'skidor till 10-åring', 'barnskidor'],
  [SWEDEN, 'skidor barn 8-10 år', 'barnskidor'],
  [SWEDEN, 'skidor 8-10 år', 'barnskidor'],
  [SWEDEN, 'skidor till pojke 8 år', 'barnskidor'],
  [SWEDEN, 'vallningsfria skidor', 'skinskidor'],
  [NORWAY, 'ski barn 8 år', 'barneski'],
  [NORWAY, 'ski til gutt på 8 år', 'barneski'],
  [NORWAY, 'jern', 'smørejern'],
  [ENGLISH, 'skis for 8 year old', 'kids skis'],
  [ENGLISH, 'skis for a 12-year-old girl', 'kids skis'],
  [ENGLISH, 'fish scale skis', 'waxless skis'],
])('%s: %s finds what %s finds first', async (index, text, plainly) => {
  const { products: found } = await searchText(send, index, text)
  const { products: sought } = await searchText(send, index, plainly)
  expect(sought.length).toBeGreaterThan(2)
  expect(found[0]).toEqual(sought[0])
})

test.each([
  [SWEDEN, 'garanti 18 år'],
  [SWEDEN, '3 års garanti'],
  [SWEDEN, 'skidor garanti 3 år'],
  [NORWAY, 'garanti 5 år'],
  [ENGLISH, '2 year warranty'],
])('%s: %s asks for no child', async (index, text) => {
  const { products } = await searchText(send, index, text)
  expect(products).toEqual([])
})

test.each([
  ['valla minus 5 är bäst', 'valla minus 5'],
  ['klister -5 är', 'klister -5'],
])('below zero "är" is no age: %s finds what %s finds first', async (text, plainly) => {
  const { products: found } = await searchText(send, SWEDEN, text)
  const { products: sought } = await searchText(send, SWEDEN, plainly)
  expect(sought.length).toBeGreaterThan(1)
  expect(found[0]).toEqual(sought[0])
})

test('a slip in a part of a compound finds what the part finds', async () => {
  for (const [slip, meant] of [
    ['jaka', 'jacka'],
    ['skidvala', 'skidvalla'],
    ['längskidor', 'längdskidor'],
  ] as const) {
    const { products: found } = await searchText(send, SWEDEN, slip)
    const { products: right } = await searchText(send, SWEDEN, meant)
    expect(right.length).toBeGreaterThan(4)
    expect(found[0]).toEqual(right[0])
  }
})

test.each([
  [SWEDEN, 'skejtskidor', 'skateskidor'],
  [SWEDEN, 'skøyteski', 'skateskidor'],
  [SWEDEN, 'fjellski', 'turskidor'],
  [SWEDEN, 'langrennsski', 'längdskidor'],
  [NORWAY, 'skateskidor', 'skøyteski'],
  [NORWAY, 'längdskidor', 'langrennsski'],
])(
  '%s: %s, as it sounds or as the neighbours write it, finds what %s finds first',
  async (index, text, meant) => {
    const { products: found } = await searchText(send, index, text)
    const { products: right } = await searchText(send, index, meant)
    expect(found[0]).toEqual(right[0])
    expect(found.length).toBeGreaterThan(4)
  },
)

test.each([
  [ENGLISH, 'cross-country boots', 'boots'],
  [ENGLISH, 'cross country ski boots', 'boots'],
  [ENGLISH, 'cross country poles', 'poles'],
  [ENGLISH, 'ski poles', 'poles'],
  [ENGLISH, 'cross-country ski bindings', 'bindings'],
  [ENGLISH, 'cross country wax', 'wax'],
  [NORWAY, 'skistaver', 'staver'],
  [NORWAY, 'treningsplan', 'treningsprogram'],
  [NORWAY, 'treningsprogrammer', 'treningsprogram'],
  [SWEDEN, 'skidstavar', 'stavar'],
  [SWEDEN, 'mössan', 'mössa'],
  [SWEDEN, 'skidan', 'skida'],
  [SWEDEN, 'byxan', 'byxa'],
  [SWEDEN, 'vallan', 'valla'],
  [SWEDEN, 'paketet', 'paket'],
  [NORWAY, 'skiene', 'ski'],
  [NORWAY, 'skoene', 'sko'],
])('%s: %s finds all that %s finds', async (index, text, meant) => {
  const { total } = (await ask(index, text)).hits
  expect(total).toBeGreaterThan(3)
  expect(total).toBe((await ask(index, meant)).hits.total)
})

test('skis are skis in every language, and no clothes for skiing', async () => {
  const { hits: swedish } = await ask(SWEDEN, 'skidor')
  const { hits: english } = await ask(ENGLISH, 'cheap skis')
  expect(Math.abs(english.total - swedish.total)).toBeLessThanOrEqual(5)
  const { hits: kids } = await ask(ENGLISH, 'skis for kids')
  expect(kids.total).toBeLessThanOrEqual((await ask(SWEDEN, 'barnskidor')).hits.total)
})

test.each([
  [SWEDEN, 'presentkrt', /Presentkort/],
  [NORWAY, 'gavekrt', /Gavekort/],
])('%s: %s finds the gift cards first', async (index, text, name) => {
  const { products } = await searchText(send, index, text)
  expect(products.length).toBeGreaterThan(4)
  expect(products.map((product) => name.test(product.name)).lastIndexOf(true)).toBe(3)
  expect(products.slice(0, 4).every((product) => name.test(product.name))).toBe(true)
})

test('beside products no page is proposed that only has a word of them in its text', async () => {
  const { products, pages } = await searchText(send, SWEDEN, 'skidpjäxor dam')
  expect(products[0]?.name).toMatch(/pjäxa/)
  expect(pages).toEqual([])
})

test.each([
  [SWEDEN, 'orderstatus'],
  [SWEDEN, 'försenad'],
  [NORWAY, 'ordrestatus'],
  [ENGLISH, 'order status'],
])('%s: %s finds the page about delivery (R1.12)', async (index, text) => {
  const { pages } = await searchText(send, index, text)
  expect(pages[0]?.slug).toBe('delivery-returns')
})

test.each([
  [SWEDEN, 'returer', 'retur'],
  [NORWAY, 'returer', 'retur'],
  [SWEDEN, 'reklamera', 'garanti'],
  [NORWAY, 'reklamere', 'garanti'],
  [ENGLISH, 'warranty', 'refund'],
])('%s: %s finds the page that %s finds (R1.12)', async (index, text, meant) => {
  const { pages } = await searchText(send, index, text)
  expect(pages[0]?.slug).toBe('delivery-returns')
  expect(pages).toEqual((await searchText(send, index, meant)).pages)
})

test.each([
  [SWEDEN, 'presentkort 300 kr', 'presentkort 300'],
  [SWEDEN, 'jacka 1500 kronor', 'jacka 1500'],
  [SWEDEN, 'jacka 1 500 kr', 'jacka 1500'],
  [NORWAY, 'gavekort 300 kroner', 'gavekort 300'],
  [ENGLISH, 'gift card 30 euros', 'gift card 30'],
])('%s: the currency of %s says nothing of what is sought (R1.12)', async (index, text, meant) => {
  const { products } = await searchText(send, index, text)
  expect(products.length).toBeGreaterThan(3)
  expect(products).toEqual((await searchText(send, index, meant)).products)
})

test('a complete sku is spelt right, whatever its parts are like (R1.12)', async () => {
  const { did_you_mean, hits } = await ask(SWEDEN, 'DEMO-CONF-RED-180')
  expect(hits.total).toBe(1)
  expect(did_you_mean).toBeUndefined()
})

test.each([
  [SWEDEN, 'citron', /dryck$|gel$|Återhämtning$/],
  [SWEDEN, 'kola', /bar$/],
  [NORWAY, 'blåbær', /gel$/],
  [ENGLISH, 'lemon', /Drink|Gel/],
])('%s: the flavour %s finds what tastes of it (R1.12)', async (index, text, name) => {
  const { products } = await searchText(send, index, text)
  expect(products.length).toBeGreaterThan(1)
  expect(products.every((product) => name.test(product.name))).toBe(true)
})

test.each([
  [SWEDEN, 'presentkort 1000'],
  [SWEDEN, 'presentkort 1 000 kr'],
  [NORWAY, 'gavekort 500'],
  [ENGLISH, 'gift card 100'],
])('%s: %s finds the printed cards of that amount (R1.24)', async (index, text) => {
  const { products } = await searchText(send, index, text)
  expect(products.filter(({ sku }) => sku.startsWith('SK-GK-'))).toHaveLength(3)
})

test.each([
  [NORWAY, 'votter barn', /hanske|Vott/],
  [ENGLISH, 'mittens kids', /Glove|Mitten/],
])('%s: where no mittens are for children, %s finds gloves (R1.12)', async (index, text, name) => {
  const { products } = await searchText(send, index, text)
  expect(products.length).toBeGreaterThan(1)
  expect(products.every((product) => name.test(product.name))).toBe(true)
})

test.each([
  [SWEDEN, 'bälte', /bälte$/],
  [SWEDEN, 'drickbälte', /bälte$/],
  [NORWAY, 'belte', /belte$/],
  [SWEDEN, 'ryggsäck', /Ryggsäck/],
])('%s: %s finds the things of that name first, and no bar (R1.12)', async (index, text, name) => {
  const { products } = await searchText(send, index, text)
  expect(products.length).toBeGreaterThan(4)
  expect(products.slice(0, 3).every((product) => name.test(product.name))).toBe(true)
  expect(products.some((product) => /bar$/.test(product.name))).toBe(false)
})
