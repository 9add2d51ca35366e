import { applyD1Migrations, env } from 'cloudflare:test'
import { beforeAll, beforeEach } from 'vitest'
import { app } from '#platform/app.ts'

/** One envelope of the platform. */
export interface Answer {
  status: number
  code: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the assertion is the check
  result: any
  meta?: { refreshToken: string }
}

const SE = 1
const EN = 4

/**
 * Puts a handful of goods on sale in the database of the test file. A second try of a test begins with a new shop: the first has
 * taken e-mails, codes and goods.
 */
export function prepareShop(more: () => Promise<unknown> = async () => undefined): void {
  const fill = async () => {
    await applyD1Migrations(env.DB, env.MIGRATIONS)
    await putOnSale()
    await more()
  }
  beforeAll(fill)
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await emptyDatabase()
    await fill()
    await call('DELETE', '/dials')
  })
}

const putOnSale = () =>
  env.DB.batch([...offers.flatMap(toOfferRows), ...documents.map(toProductRow), ...stock.map(toStockRow)])

async function emptyDatabase(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
  ).all<{ name: string }>()
  const drops = results.map(({ name }) => env.DB.prepare(`DROP TABLE "${name}"`))
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...drops])
}

interface OfferSeed {
  id: number
  sku: string
  name: string
  price: number | null
  special?: number
  parent?: string
  type?: string
  status?: number
  options?: unknown[]
}

const length = (value: string, label: string) => ({
  attribute_id: '201',
  code: 'length',
  label: 'Längd',
  value,
  value_label: label,
})

const flex = (value: string, label: string) => ({
  attribute_id: '202',
  code: 'flex',
  label: 'Spann',
  value,
  value_label: label,
})

const offers: OfferSeed[] = [
  { id: 10, sku: 'WAX', name: 'Glide wax', price: 19900 },
  { id: 11, sku: 'GRIP', name: 'Grip wax', price: 12900 },
  { id: 20, sku: 'RACE', name: 'Race Skate', price: 419900, type: 'configurable' },
  {
    id: 21,
    sku: 'RACE-187',
    name: 'Race Skate 187',
    price: 419900,
    parent: 'RACE',
    options: [length('611', '187'), flex('702', 'Medium')],
  },
  {
    id: 22,
    sku: 'RACE-192',
    name: 'Race Skate 192',
    price: 419900,
    parent: 'RACE',
    options: [length('612', '192'), flex('702', 'Medium')],
  },
  { id: 30, sku: 'SALE', name: 'Winter jacket', price: 100000, special: 80000 },
  { id: 31, sku: 'OOS', name: 'Sold out pole', price: 50000 },
  { id: 32, sku: 'VOLATILE', name: 'Maybe pole', price: 50000 },
  { id: 33, sku: 'EXPIRED', name: 'Old pole', price: 50000, status: 2 },
  { id: 34, sku: 'FREE', name: 'Sticker', price: 0 },
  { id: 35, sku: 'NOPRICE', name: 'Mystery', price: null },
  { id: 40, sku: 'BUNDLE', name: 'Wax kit', price: null, type: 'bundle' },
  { id: 41, sku: 'INITIALS', name: 'Cap', price: 30000 },
  { id: 42, sku: 'DOWNLOAD', name: 'Training plan', price: 9900, type: 'downloadable' },
  { id: 44, sku: 'DEMO-DOWNLOAD', name: 'Training plan 90 km', price: 24900, type: 'downloadable' },
  { id: 43, sku: 'VIRTUAL', name: 'Ski service', price: 49900, type: 'virtual' },
]

const documents = [
  { id: 20, sku: 'RACE', name: 'Race Skate', type: 'configurable', source: { configurable_children: [] } },
  {
    id: 10,
    sku: 'WAX',
    name: 'Glide wax',
    type: 'simple',
    source: { tier_prices: [{ customer_group_id: 2, qty: 1, value: 150 }] },
  },
  {
    id: 40,
    sku: 'BUNDLE',
    name: 'Wax kit',
    type: 'bundle',
    source: {
      bundle_options: [
        {
          option_id: 1,
          title: 'Glide',
          required: true,
          product_links: [{ id: '4', sku: 'WAX', qty: 1, is_default: true }],
        },
        { option_id: 2, title: 'Grip', required: false, product_links: [{ id: '5', sku: 'GRIP', qty: 2 }] },
      ],
    },
  },
  {
    id: 44,
    sku: 'DEMO-DOWNLOAD',
    name: 'Training plan 90 km',
    type: 'downloadable',
    source: {
      extension_attributes: {
        downloadable_product_links: ['Träningsprogram', 'Kalender'].map((title, at) => ({
          id: at + 1,
          title,
          price: 0,
        })),
      },
    },
  },
  {
    id: 41,
    sku: 'INITIALS',
    name: 'Cap',
    type: 'simple',
    source: {
      custom_options: [
        {
          option_id: 9,
          title: 'Initialer',
          type: 'field',
          is_require: true,
          max_characters: 3,
          price: 50,
          price_type: 'fixed',
        },
      ],
    },
  },
]

const stock = [
  ['WAX', 10, 20, 1, 1, 0],
  ['GRIP', 11, 5, 1, 1, 0],
  ['RACE', 20, 3, 1, 1, 0],
  ['RACE-187', 21, 3, 1, 1, 0],
  ['RACE-192', 22, 0, 0, 1, 0],
  ['SALE', 30, 100, 1, 1, 0],
  ['OOS', 31, 0, 0, 1, 0],
  ['VOLATILE', 32, 0, 0, 1, 1],
  ['INITIALS', 41, 10, 1, 1, 0],
  ['DOWNLOAD', 42, 0, 1, 0, 0],
  ['DEMO-DOWNLOAD', 44, 0, 1, 0, 0],
  ['VIRTUAL', 43, 0, 1, 0, 0],
  ['FREE', 34, 10, 1, 1, 0],
] as const

function toOfferRows(seed: OfferSeed): D1PreparedStatement[] {
  return [SE, EN].map((store) =>
    env.DB.prepare(
      `INSERT INTO offer (store_id, sku, product_id, parent_sku, type_id, name, status, tax_class_id, regular_price,
        special_price, options) VALUES (?, ?, ?, ?, ?, ?, ?, 2, ?, ?, ?)`,
    ).bind(
      store,
      seed.sku,
      seed.id,
      seed.parent ?? null,
      seed.type ?? 'simple',
      seed.name,
      seed.status ?? 1,
      seed.price,
      seed.special ?? null,
      JSON.stringify(seed.options ?? []),
    ),
  )
}

function toProductRow(document: (typeof documents)[number]): D1PreparedStatement {
  return env.DB.prepare(
    `INSERT INTO product (store_id, id, sku, type_id, url_path, name, source, detail)
      VALUES (1, ?, ?, ?, ?, ?, ?, '{}')`,
  ).bind(
    document.id,
    document.sku,
    document.type,
    document.sku.toLowerCase(),
    document.name,
    JSON.stringify(document.source),
  )
}

function toStockRow(row: (typeof stock)[number]): D1PreparedStatement {
  return env.DB.prepare(
    'INSERT INTO stock_item (sku, product_id, qty, is_in_stock, manage_stock, pending) VALUES (?, ?, ?, ?, ?, ?)',
  ).bind(...row)
}

/** Calls the platform and reads the envelope. */
export async function call(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await app.request(path, init, env)
  return { ...(await response.json<Answer>()), status: response.status }
}

/** The same with a body that is a POST, and a query that is a GET. */
export const post = (path: string, body: unknown = {}, token?: string) => call('POST', path, body, token)
export const get = (path: string, token?: string) => call('GET', path, undefined, token)

/** A new guest cart with lines of plain products: `aCart({ WAX: 2 })`. */
export async function aCart(lines: Record<string, number> = {}, query = ''): Promise<string> {
  const { result: cartId } = await post(`/api/cart/create?${query}`)
  for (const [sku, qty] of Object.entries(lines)) await addLine(cartId, { sku, qty })
  return cartId
}

/** Adds or changes a line of a guest cart. */
export function addLine(
  cartId: string | number,
  cartItem: Record<string, unknown>,
  token?: string,
): Promise<Answer> {
  return post(`/api/cart/update?cartId=${cartId}`, { cartItem: { quoteId: cartId, ...cartItem } }, token)
}

/** A complete address in Sweden. */
export const anAddress = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Spårvägen 4'],
  postcode: '831 30',
  city: 'Östersund',
  country_id: 'SE',
  telephone: '+46701234567',
  email: 'asa.berg@example.com',
  region: '',
  region_id: 0,
}

/** Signs a demo customer in and answers the token. */
export async function signIn(username = 'anna@example.com', password = 'Skidspar-2026'): Promise<string> {
  return (await post('/api/user/login', { username, password })).result
}
