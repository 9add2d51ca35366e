import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  classify,
  isWithoutData,
  prefixes,
  prefixOf,
  type RequestClass,
} from '#client/service-worker/request-classes.ts'
import { endpoints } from '#shared/api/endpoints.ts'
import { pathTo } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { anyParams, pagesWithPath, personalPages } from '#tests/support/personal-pages.ts'

const ORIGIN = 'https://skare.test'

const classOf = (address: string, { method = 'GET', destination = '' } = {}): RequestClass =>
  classify({ url: new URL(address, ORIGIN), method, destination, origin: ORIGIN })

const document = { destination: 'document' }

test.each<[address: string, RequestClass, { method?: string; destination?: string }?]>([
  ['/', 'document', document],
  ['/en/skis?page=2', 'document', document],
  ['/checkout', 'document', document],
  ['/skidor', 'other', { destination: 'iframe' }],
  ['/hosted-checkout/', 'other', document],
  ['/downloads/0123456789abcdef', 'other', document],
  ['/ops/purges', 'other', document],
  ['/sitemap.xml', 'other', document],
  ['/i/600/744/resize/a.svg', 'picture', document],
  ['/varukorg', 'other', { method: 'POST', destination: 'document' }],
  ['/_data/', 'pageData'],
  ['/_data', 'pageData'],
  ['/_data/en/skis', 'pageData'],
  ['/_data/sokresultat?s=skate', 'pageData'],
  ['/_data/kontor', 'pageData'],
  ['/_data/varukorg', 'private'],
  ['/_data/en/withdraw', 'private'],
  ['/_data/en/account/new-password', 'private'],
  ['/_database', 'other'],
  ['/api/user', 'private'],
  ['/en/api/cart', 'private'],
  ['/api/checkout/confirmation', 'private'],
  ['/api/offers?sku=1', 'private'],
  ['/api/products/prices?skus=1', 'private'],
  ['/api/products?skus=1', 'private'],
  ['/en/api/compare?skus=1', 'private'],
  ['/en/api/reviews?product=1', 'publicAnswer'],
  ['/api/products/gear?skus=1', 'publicAnswer'],
  ['/api/products', 'other', { method: 'POST' }],
  ['/img/1/2/resize/a.webp', 'picture', { destination: 'image' }],
  ['/assets/shop-abc.js', 'file', { destination: 'script' }],
  ['/placeholder.webp', 'file', { destination: 'image' }],
  ['/sw.js', 'other'],
  ['/manifest.webmanifest', 'other', { destination: 'manifest' }],
  ['https://elsewhere.test/assets/a.js', 'other'],
  ['https://elsewhere.test/_data/', 'other'],
])('%s is %s %o', (address, expected, facts) => {
  expect(classOf(address, facts)).toBe(expected)
})

describe.each(storeCodes)('in the store %s', (code) => {
  const store = storeViews[code]

  test.each(pagesWithPath)('the data of %s is private exactly when it is one shopper’s', (name) => {
    const expected = personalPages.includes(name) ? 'private' : 'pageData'
    expect(classOf(`/_data${pathTo(name, anyParams, store)}`)).toBe(expected)
  })

  test.each(pagesWithPath)('the shell is enough for %s exactly when it has no data', (name) => {
    expect(isWithoutData(pathTo(name, anyParams, store))).toBe(!routes[name].hasData)
  })
})

test('the shells of all stores are saved: their prefixes are those of the store views', () => {
  const stores = storeCodes.map((code) => storeViews[code])
  expect(new Set<string>(prefixes)).toEqual(new Set(stores.map(({ pathPrefix }) => pathPrefix)))
  for (const store of stores) expect(prefixOf(pathTo('offline', {}, store))).toBe(store.pathPrefix)
})

/** Names of the endpoints that the worker answers as the same for everybody: `setPublic(c)` in their `route(…)`. */
const answeredPublic = globSync('worker/api/**/*.ts')
  .flatMap((file) => readFileSync(file, 'utf8').split(/^(?=route\()/m))
  .filter((part) => part.startsWith('route(') && part.includes('setPublic(c)'))
  .map((part) => /'([\w.]+)'/.exec(part)?.[1])

/** Have prices, which the catalogue of the device has with their age. */
const PRICED = ['products.cards', 'products.compare']

test('of our API all that has neither buyer nor prices is saved, and nothing of what changes anything', () => {
  const saved = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const [method = '', path = ''] = endpoint.split(' ')
    return classOf(`/api${path.replace(/:\w+/, '7')}`, { method }) === 'publicAnswer' ? [name] : []
  })
  expect(answeredPublic).toEqual(expect.arrayContaining(PRICED))
  expect([...saved, ...PRICED].sort()).toEqual(answeredPublic.sort())
})
