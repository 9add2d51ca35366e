import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints, toApiRequest } from '#shared/api/endpoints.ts'

const DOOR = 'client/api/call-api.ts'
const files = globSync('client/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('client/service-worker/')) // it passes on what pages ask for
/** The source without its comments, which may speak of anything. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(codeOf(file)))

describe('our own API has one door:', () => {
  test('no address of it is written in client', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(filesWith(/['"`}]\/api[/'"`$]/)).toEqual([DOOR])
  })

  test('nobody else fetches: pages, texts and what waits in the outbox aside, `fetch` is called in one place', () => {
    expect(filesWith(/(?<![.\w])fetch\(/).sort()).toEqual([
      DOOR,
      'client/app/load-page.ts',
      'client/app/service-worker/start.ts', // whether there is a service worker
      'client/outbox/send-task.ts',
    ])
  })

  test('R4.96: what acts as the customer is called in turn: what is called at once is listed here', () => {
    const names = files.flatMap((file) => [...codeOf(file).matchAll(/(?<!\w)callApi\(store, '([\w.]+)'/g)])
    expect([...new Set(names.map(([, name]) => name))].sort()).toEqual([
      'cart.applyChanges', // within a turn
      'cart.changeLine', // when the page is left, which cannot wait
      'cart.giftCardBalance', // this and what follows has nothing of the customer
      'checkout.widget',
      'newsletter.subscribe',
      'products.backInStock',
      'products.catalogueRows',
      'products.compare',
      'products.gear',
      'products.prices', // by the price group of the session
      'products.sizeGuide',
      'products.view',
    ])
  })

  test('no answer is taken for what a type says', () => {
    expect(filesWith(/\banswer as T\b|await [^\n]*\.json\(\)\) as /)).toEqual([])
  })
})

describe('an endpoint is called', () => {
  test.each([
    ['by its path', 'products.sizeGuide', { id: 'a b' }, { method: 'GET', path: '/size-guides/a%20b' }],
    [
      'with a query',
      'user.orders',
      { page: 2, other: undefined },
      { method: 'GET', path: '/user/orders?page=2' },
    ],
    [
      'with a body, of which the path has its part',
      'cart.changeLine',
      { id: 7, quantity: 0 },
      { method: 'PATCH', path: '/cart/lines/7', body: '{"quantity":0}' },
    ],
    ['with nothing at all', 'cart.removeLines', {}, { method: 'DELETE', path: '/cart' }],
  ] as const)('%s', (_, name, input, request) => {
    expect(toApiRequest(name, input)).toEqual(request)
  })

  test('under a method and a path that no other has', () => {
    const addresses = Object.values(endpoints)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
