import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { seedPlatform } from '#platform/seed/seed.ts'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { storeViews } from '#shared/store-views.ts'
import type { Ask } from '#worker/cli/platform-check/ask-platform.ts'
import { probeAll } from '#worker/cli/platform-check/probes.ts'
import { findSample } from '#worker/cli/platform-check/search-index.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

/** `npm run check-platform` against the embedded platform as it is, and in stock mode; its command is in tests/e2e. */
const bindings = env as unknown as PlatformBindings // vitest.config.ts binds the platform's database
const store = storeViews.sv
const customer = { email: 'anna@example.com', password: 'Skidspar-2026' }

beforeAll(async () => {
  await seedPlatform(bindings.DB, { products: 400 }) // enough for a value of each filter
  await seedCommerce(bindings.DB)
})
afterEach(wholePlatform)

const ask: Ask = async (method, path, { query = {}, body, headers = {} } = {}) => {
  const url = new URL(path, 'http://platform.test')
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
  const response = await platform.request(
    url.href,
    {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    bindings,
  )
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return { status: response.status, ms: 1, json: isJson ? JSON.parse(text) : undefined, text }
}

/** State and detail of each probe, by its name. */
async function check(): Promise<Record<string, { state: string; detail?: string }>> {
  const sample = await findSample({ ask, store })
  const rows = await probeAll({ ask, store, sample, withCart: true, customer })
  return Object.fromEntries(rows.map(({ probe, finding }) => [probe.name, finding]))
}

test('the embedded platform has everything', async () => {
  const found = await check()
  expect(Object.entries(found).filter(([, { state }]) => state !== 'works')).toEqual([])
  expect(found.token?.detail).toBe('TOKEN_PLACE=header')
  expect(found['filter by price']?.detail).toBe('INDEX_TAX_PERCENT=0')
})

describe('in stock mode', () => {
  test('each gap is named, and what is there works', async () => {
    stockPlatform()
    const found = await check()
    const lacking = Object.keys(found).filter((name) => found[name]?.state !== 'works')
    expect(lacking.toSorted()).toEqual(
      [
        'back in stock',
        'delivery terms',
        'gift cards',
        'hosted payment',
        'look-up of orders',
        'newsletter',
        'orders without a login',
        'pickup points',
        'popular searches',
        'redirects',
        'saved products',
        'sort by discount',
        'sort by popularity',
      ].toSorted(),
    )
    expect(found['sort by popularity']?.detail).toContain('No mapping found for [popularity]')
    expect(found.token?.detail).toBe('TOKEN_PLACE=query')
    expect(found['filter by price']?.detail).toBe('INDEX_TAX_PERCENT=25')
    expect(lacking.filter((name) => found[name]?.state === 'fails')).toEqual([])
  })

  test('a queue that can be asked says that a repeated order is another one', async () => {
    stockPlatform(['repeatedOrder'])
    expect((await check())['look-up of orders']?.detail).toContain('another one')
  })
})
