import { beforeEach, expect, test } from 'vitest'
import { production } from '../support/production.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper(undefined, production)
const timingsOf = async (path: string, headers = {}) =>
  (await shopper.get(path, headers)).headers.get('Server-Timing')

test.each([
  '/sida/faq',
  '/sida/faq',
  '/api/offers?sku=DEMO-SALE',
  '/_data/skidor',
  '/healthz',
  '/finns-inte',
])('a public shop does not tell visitors what it asks of its platform: %s', async (path) => {
  expect(await timingsOf(path)).toBeNull()
  expect(await timingsOf(path, { Authorization: 'Bearer skare-development-purge-key' })).toBeNull()
  expect(await timingsOf(path, { Authorization: `Bearer ${production.PURGE_KEY.slice(1)}` })).toBeNull()
})

test('its operators are told with their key', async () => {
  const headers = { Authorization: `Bearer ${production.PURGE_KEY}` }
  expect(await timingsOf('/api/offers?sku=DEMO-EXTERNAL', headers)).toMatch(/upstream;dur=\d+/)
  await timingsOf('/sida/faq', headers)
  expect(await timingsOf('/sida/faq', headers)).toBe('page;dur=0;desc="memory-fresh"')
})

test('browsers are told to come by https only in a public shop, for as long as the setting says', async () => {
  const hstsOf = async (changes: object) =>
    (await createShopper(undefined, changes).get('/robots.txt')).headers.get('Strict-Transport-Security')
  expect(await hstsOf(production)).toBe('max-age=31536000')
  expect(await hstsOf({ ...production, HSTS_SECONDS: '300' })).toBe('max-age=300')
  expect(await hstsOf({ ...production, HSTS_SECONDS: '0' })).toBeNull()
  expect(await hstsOf({})).toBeNull()
})
