import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
beforeEach(() => upstream.reset())

test.each([
  ['a category', '/SKIDOR?a=1', '/skidor?a=1'],
  ['a category, with a slash too many', '/Skidor/', '/skidor'],
  ['a page of the route table', '/Varukorg', '/varukorg'],
  ['another language’s path', '/Cart', '/varukorg'],
  ['a brand', '/varumarke/Fjallro?a=1', '/varumarke/fjallro?a=1'],
  ['a brand as its name is written', '/varumarke/Fj%C3%A4llro?page=2', '/varumarke/fjallro?page=2'],
  ['a guide', '/Kopguider/Choose-Cross-Country-Skis?a=1', '/kopguider/choose-cross-country-skis?a=1'],
  ['a guide’s last part', '/kopguider/Choose-Cross-Country-Skis', '/kopguider/choose-cross-country-skis'],
  ['a brand’s folder', '/Varumarke/fjallro', '/varumarke/fjallro'],
  ['a category’s key', '/C/skidor', '/c/skidor'],
  ['a brand’s line', '/varumarke/Fjallro/racer', '/varumarke/fjallro/racer'],
  [
    'a rewrite, in one step',
    '/Produkter/Fjallro-Vasa-85.html',
    expect.stringMatching(/^\/skidor\/.*\?childSku=/),
  ],
])('%s in capital letters leads to the same in small ones', async (_, path, to) => {
  const { status, headers } = await shopper.get(path)
  expect([status, headers.get('Location')]).toEqual([301, to])
})

test.each([
  '/Finns-Inte',
  '/varumarke/Ingen',
  '/varumarke/Fjallro/ingen',
  '/Kopguider/Ingen',
  '/P/DEMO-SALE/x',
  '/%C3%A5',
  '/finns-inte',
])('without a page %s is not found where it is', async (path) => {
  expect((await shopper.get(path)).status).toBe(404)
})

test('an address without capitals is looked up once', async () => {
  await shopper.get('/ingen-sida-%C3%A5')
  expect(upstream.calls.filter((call) => call.includes('/api/url/map'))).toHaveLength(1)
})

test('a brand leads to its address without a question to the editors', async () => {
  upstream.reset()
  expect((await shopper.get('/varumarke/Nordvind')).status).toBe(301)
  expect(upstream.calls.filter((call) => /jsonapi\/(?:brand|subBrand)/.test(call))).toEqual([])
})
