import { describe, expect, test } from 'vitest'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const shopper = createShopper()
const inNorway = createShopper(NORWAY)
const switchedOff = createShopper(undefined, { SERVICE_WORKER: 'off' })

describe('/sw.js', () => {
  test('is a script that browsers ask for anew each time', async () => {
    const response = await shopper.get('/sw.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('X-Service-Worker')).toBeNull()
  })

  test('is not there where the build has none, whatever stands in its place', async () => {
    const fetch = async () => new Response('<h1>not found</h1>', { status: 404 })
    const without = createShopper(undefined, { ASSETS: { fetch } as unknown as Fetcher }) // the one method that is used
    expect((await without.get('/sw.js')).status).toBe(404)
  })

  test('with SERVICE_WORKER=off is the kill switch, and says so to pages that ask', async () => {
    const response = await switchedOff.get('/sw.js')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const script = await response.text()
    expect(script).toContain('registration.unregister()')
    expect(script).not.toContain('fetch')
    const asked = await switchedOff.request('/sw.js', { method: 'HEAD' })
    expect(asked.headers.get('X-Service-Worker')).toBe('off')
  })
})

test('a file of another version is missing for now: nobody keeps that, and the platform is not asked', async () => {
  upstream.reset()
  const response = await createShopper().get('/assets/entry-gone1234.js')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(upstream.calls).toEqual([])
})

describe('what may be saved on a device', () => {
  test.each(['/', '/skidor', '/kopguider', '/sokresultat?s=skate'])(
    '%s says that it is public, and in which form',
    async (path) => {
      const { headers } = await shopper.get(`/_data${path}`)
      expect(headers.get('X-Build')).toBe('test')
      expect(headers.get('X-Page-Format')).toMatch(/^\w{6,}$/)
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
      expect(headers.get('Set-Cookie')).toBeNull()
    },
  )

  test.each(['/varukorg', '/konto', '/konto/nytt-losenord'])('%s never does', async (path) => {
    const { headers } = await shopper.get(`/_data${path}`)
    expect(headers.get('X-Page-Format')).toBeNull()
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each([
    ['/api/products?skus=DEMO-SALE', 'public, max-age=0, must-revalidate'],
    ['/api/compare?skus=DEMO-SALE', 'public, max-age=0, must-revalidate'],
    ['/api/offers?sku=DEMO-SALE', 'private, no-store'],
    ['/api/products/prices?skus=DEMO-SALE', 'private, no-store'],
    ['/api/user', 'private, no-store'],
    ['/api/cart', 'private, no-store'],
  ])('of our API: %s', async (path, expected) => {
    expect((await shopper.get(path)).headers.get('Cache-Control')).toBe(expected)
  })
})

test.each(storeCodes)(
  'the shell of %s is a public page of the store, of a build, and kept out of search engines',
  async (code) => {
    const { pathPrefix, locale } = storeViews[code]
    const response = await (code === 'no' ? inNorway : shopper).get(`${pathPrefix}/offline`, {
      'Sec-Fetch-Dest': 'empty',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Build')).toBe('test')
    expect(response.headers.get('Content-Language')).toBe(locale)
    expect(response.headers.get('Cache-Control')).toContain('public')
    expect(await response.text()).toContain('content="noindex')
  },
)
