import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Translate } from '#shared/i18n/translate.ts'
import { routes } from '#shared/routes.ts'
import { type StoreCode, storeViews } from '#shared/store-views.ts'
import { PLATFORM_PORT, SHOP_PORT } from './ports.ts'
import { giveSignOfUse } from './sign-of-use.ts'
import { groupsOf, keyedTexts, readMessages, textsOf } from './texts.ts'

const PLATFORM = `http://localhost:${PLATFORM_PORT}`
const PURGE_KEY = 'skare-development-purge-key' // worker/development-keys.ts

/** Where each store lives in the tests. */
const hosts: Record<StoreCode, string> = { sv: 'localhost', no: 'no.localhost', en: 'localhost' }

export interface Shop {
  /** Address of a path in a store, prefix included. */
  url(path: string, code?: StoreCode): string
  t: (code?: StoreCode) => Translate
  /** Path of the cart page, without the store's prefix. */
  cartPath(code: StoreCode): string
  /** Opens a path and waits until React has taken the page over. */
  open(path: string, code?: StoreCode): Promise<void>
  /** The search field of the header: a search box that becomes a combobox when it is used. */
  searchField(): Locator
  /** Waits until React has taken the page over: earlier clicks are ordinary navigations. */
  hydrated(): Promise<void>
  /** Puts something in the browser's cart, past the page: pairs of skis, unless another line is asked for. */
  putInCart(line?: { sku: string; parentSku?: string }, code?: StoreCode): Promise<void>
  /** Turns a dial of the platform (platform/README.md). */
  dial(dial: Record<string, unknown>): Promise<void>
  /** Puts an entry into the content service until the dials are reset. */
  addContent(entry: Record<string, unknown>): Promise<void>
  /** Turns back the dials of this test. */
  resetDials(): Promise<void>
  /** A product that no other test has meanwhile: its stock may be changed. */
  ownSku: string
  /** How many of a sku the platform has; its pages are purged, as an indexer would. */
  setStock(sku: string, quantity: number): Promise<void>
  /** Orders that the platform has received. */
  receivedOrders(): Promise<{ order_number: string; email: string; store_id: number }[]>
}

/** Products that no test names and nothing has to be chosen of, one for each worker. */
const OWN_SKUS = ['HS-SKI-17002', 'KB-VER-21009', 'FJ-GRE-17020', 'HS-SKI-17015']

/** What most tests buy: `npm run prove` would sell it out. */
const BOUGHT_SKU = 'DEMO-SALE'

export interface Fixtures {
  shop: Shop
  faults: string[]
  expectedFaults: RegExp[]
  /** Names faults that the test itself plants; they may come as late as they like. */
  expectFaults: (pattern: RegExp) => void
}

/** Page knowledge in one place; every test also fails on console errors, failed requests, third-party requests and texts that are missing. */
export const test = base.extend<Fixtures, { filledShelf: undefined }>({
  filledShelf: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      expectOk(await request.post(`${PLATFORM}/dials/stock`, { data: { sku: BOUGHT_SKU, qty: 500 } }))
      await request.dispose()
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  expectedFaults: async ({}, use) => use([]),
  expectFaults: async ({ expectedFaults }, use) => use((pattern) => void expectedFaults.push(pattern)),
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults = watchFaults(page)
      await use(faults)
      faults.push(...(await rawKeys(page)))
      const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'no console error, failed or foreign request').toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page, request }, use, { parallelIndex }) => {
    const owner = crypto.randomUUID() // another test may run beside this one
    const url = (path: string, code: StoreCode = 'sv') => {
      const { pathPrefix } = storeViews[code]
      return `http://${hosts[code]}:${SHOP_PORT}${path === '/' ? pathPrefix || '/' : pathPrefix + path}`
    }
    const hydrated = async () => {
      await giveSignOfUse(page)
      // a document that is just being replaced has no root
      await page.waitForFunction(() => document.documentElement?.dataset.hydrated !== undefined)
    }
    await use({
      ownSku: OWN_SKUS[parallelIndex] ?? '',
      url,
      t: (code = 'sv') => textsOf(code),
      cartPath: (code) => routes.cart.paths[storeViews[code].language],
      async open(path, code) {
        await page.goto(url(path, code))
        await hydrated()
      },
      hydrated,
      async putInCart(line = { sku: BOUGHT_SKU }, code = 'sv') {
        const status = await postLine(page, url('/', code), { quantity: 1, ...line })
        expect(status, 'status of the cart').toBe(200)
      },
      searchField: () => page.getByRole('banner').locator('input[name="s"]'),
      dial: async (dial) => expectOk(await request.post(`${PLATFORM}/dials`, { data: { ...dial, owner } })),
      async setStock(sku, qty) {
        expectOk(await request.post(`${PLATFORM}/dials/stock`, { data: { sku, qty } }))
        const { result } = await (await request.get(`${PLATFORM}/api/stock/check?sku=${sku}`)).json()
        const headers = { Authorization: `Bearer ${PURGE_KEY}` }
        const data = { tags: [`P${result.product_id}`] }
        expectOk(await request.post(url('/ops/purge'), { data, headers }))
      },
      addContent: async (entry) => expectOk(await request.post(`${PLATFORM}/dials/content`, { data: entry })),
      resetDials: async () => expectOk(await request.delete(`${PLATFORM}/dials?owner=${owner}`)),
      receivedOrders: async () => (await (await request.get(`${PLATFORM}/dials/orders`)).json()).result,
    })
  },
})

/** `npm test` looks at one store, `npm run prove` at all. */
export const tagOf = (code: StoreCode): { tag: string[] } => tagLong(code !== 'sv')

/** For `npm run prove` only, when the condition holds: the same test runs for another case in `npm test`. */
export const tagLong = (isLong: boolean): { tag: string[] } => ({ tag: isLong ? ['@long'] : [] })

/** What only a keyboard has: `npm test` runs it on the desktop alone. */
export const ON_DESKTOP = { tag: '@keyboard' }

export { expect }

/** Adds a line; for a host that only browsers find, from a page of the shop. Resolves to the status. */
async function postLine(page: Page, home: string, data: object): Promise<number> {
  const { origin, hostname } = new URL(home)
  const address = `${home.replace(/\/$/, '')}/api/cart/lines`
  if (hostname === 'localhost') {
    return (await page.request.post(address, { data, headers: { Origin: origin } })).status()
  }
  await page.goto(home)
  return page.evaluate(
    async ([to, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(to, { method: 'POST', body, headers })).status
    },
    [address, JSON.stringify(data)] as const,
  )
}

function expectOk(response: { ok(): boolean; status(): number }): void {
  expect(response.ok(), `dials answer ${response.status()}`).toBe(true)
}

/** Texts that were not there when they were shown: their keys stand in the page. */
async function rawKeys(page: Page): Promise<string[]> {
  if (page.isClosed()) return []
  const words = (await page.locator('body').ariaSnapshot()).match(/[a-z]\w*(?:\.[\w-]+)+/g) ?? []
  return words.filter((word) => messageKeys.has(word)).map((key) => `no text: ${key}`)
}

const messageKeys = new Set(
  groupsOf('sv').flatMap((group) => [...keyedTexts(readMessages('sv')[group] ?? {}).keys()]),
)

/** Playwright's own words where the tests block service workers. */
const BLOCKED = /^Service Worker registration blocked by Playwright/

/** Everything that should not happen while a shopper shops. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    if (isFault && !BLOCKED.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => faults.push(`page error: ${message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`) // a navigation drops what it no longer needs
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      faults.push(`third party: ${request.url()}`)
  })
  return faults
}
