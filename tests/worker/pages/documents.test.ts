import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, NORWAY, ORIGIN, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()

/** The nonce is each response's own; everything else of a guest's page is everybody's. */
const withoutNonce = (html: string) => html.replace(/nonce="[^"]+"/g, '')

describe('a document', () => {
  test('R1.31 R1.32 R2.4: Sweden at the root speaks Swedish', async () => {
    const response = await shopper.get('/')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe('sv-SE')
    expect(html).toContain('<html lang="sv"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('R1.33: Norway at its own host speaks Norwegian Bokmål', async () => {
    const response = await createShopper(NORWAY).get('/')
    expect(response.headers.get('Content-Language')).toBe('nb-NO')
    expect(await response.text()).toContain('<html lang="nb"')
  })

  test('R1.34: the prefix /en is International on any host', async () => {
    for (const origin of [undefined, NORWAY, 'http://unknown.test']) {
      const response = await createShopper(origin).get('/en')
      expect(response.headers.get('Content-Language')).toBe('en-US')
    }
  })

  test('two guests get the same bytes but for the nonce, and a cookie changes nothing', async () => {
    const one = createShopper()
    await one.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    const first = await (await one.get('/')).text()
    const second = await (await createShopper().get('/')).text()
    expect(withoutNonce(first)).toBe(withoutNonce(second))
    expect(first).not.toBe(second)
  })

  test('every response has its own nonce, in the policy and in the page', async () => {
    const responses = [await shopper.get('/'), await shopper.get('/')]
    const nonces = responses.map(
      (response) => /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1],
    )
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await responses[1]?.text()).toContain(`nonce="${nonces[1]}"`)
  })

  test.each([
    'skare+nonce+placeholder=',
    'skare%2Bnonce%2Bplaceholder%3D',
    '%73kare%2bnonce%2bplaceholder%3d',
    'a+"nonce=skare%2Bnonce%2Bplaceholder%3D"',
    '------------------------',
    '<script nonce="skare%2Bnonce%2Bplaceholder%3D">',
  ])('a search for %s shows the nonce nowhere but on our own scripts', async (text) => {
    const path = `/sokresultat?s=${text}`
    for (const response of [await shopper.get(path), await shopper.get(path)]) {
      const html = await response.text()
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '-'
      expect(html).toContain(`nonce="${nonce}"`)
      expect(html.replaceAll(/<(?:script|style|link)\b[^<>]* nonce="[^"]+"/g, '')).not.toContain(nonce)
    }
  })

  test('a page that is rendered again has the same tag, whoever renders it', async () => {
    const path = '/sida/terms'
    const tags = []
    for (let at = 0; at < 2; at += 1) {
      await shopper.request('/ops/purge', {
        method: 'POST',
        headers: { Authorization: 'Bearer skare-development-purge-key', 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags: ['*'] }),
      })
      await expect.poll(async () => (await shopper.get(path)).headers.get('ETag')).toMatch(/^W/)
      tags.push((await shopper.get(path)).headers.get('ETag'))
    }
    expect(tags[0]).toBe(tags[1])
  })

  test('the data of a page has a type that the network compresses, rendered or stored', async () => {
    for (const path of ['/_data/', '/_data/', '/_data/varukorg'])
      expect((await shopper.get(path)).headers.get('Content-Type'), path).toBe('text/plain; charset=UTF-8')
  })

  test('data that is a stream is not held back by the local runtime, which would compress it', async () => {
    const response = await shopper.get('/_data/varukorg')
    expect(response.headers.get('Content-Encoding')).toBe('identity')
  })

  test('a page that is kept asks the platform for nothing', async () => {
    await shopper.get('/')
    upstream.reset()
    const response = await shopper.get('/')
    expect(upstream.calls).toEqual([])
    expect(response.headers.get('Server-Timing')).toMatch(/page;.*memory-fresh/)
  })

  test('R4.131: a page carries the tags of what it shows', async () => {
    await shopper.get('/skidor') // the first answer may stream: then nobody may keep it
    const response = await shopper.get('/skidor')
    expect(response.headers.get('Cache-Tag')).toMatch(/(^|,)C20(,|$)/) // the seed's skis
    expect(response.headers.get('Cache-Tag')).toMatch(/(^|,)P\d+(,|$)/)
  })

  test('HEAD answers as GET does, without a body', async () => {
    const response = await shopper.request('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

test.each([
  { name: 'Sweden', origin: undefined, path: '/p/DEMO-SALE/x', prefix: '/i/' },
  { name: 'Norway', origin: NORWAY, path: '/p/DEMO-SALE/x', prefix: '/img/' },
  { name: 'International', origin: undefined, path: '/en/p/DEMO-SALE/x', prefix: '/img/' },
])('R2.83: the pictures of a product in $name come from $prefix', async ({ origin, path, prefix }) => {
  const html = await (await createShopper(origin).get(path)).text()
  const prefixes = [...html.matchAll(/<img[^>]* src="(\/\w+\/)\d+\/\d+\/\w+\/product\//g)].map(
    ([, found]) => found,
  )
  expect(prefixes.length).toBeGreaterThan(1)
  expect(new Set(prefixes)).toEqual(new Set([prefix]))
})

describe('what is not there', () => {
  test.each(['/finns-inte', '/skidor/finns-inte', '/sida/finns-inte', '/%E0%A4%A', '/c/99999'])(
    'R2.34 R2.46 R8.47: %s is the 404 page with its status',
    async (path) => {
      const response = await shopper.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Vi hittar inte sidan')
    },
  )

  test('R2.46: the 404 page speaks the language of the store', async () => {
    expect(await (await shopper.get('/en/nothing-here')).text()).toContain('We can&#x27;t find the page')
    expect(await (await createShopper(NORWAY).get('/ingenting')).text()).toContain('Vi finner ikke siden')
  })
})

describe('redirects', () => {
  test.each([
    ['/sv/skidor?sort=latest', '/skidor?sort=latest'],
    ['/nb-no/ski', '/ski'],
    ['/sv', '/'],
    ['/sv//evil.example', '/evil.example'],
  ])('R2.63 R2.69: %s leads to %s with 302', async (path, to) => {
    const response = await shopper.get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(to)
  })
})

describe('bad input never breaks a page', () => {
  test.each([
    '/skidor?page=0',
    '/skidor?page=-3',
    '/skidor?page=abc',
    '/skidor?sort=nonsense',
    '/skidor?ls_nonsense=1',
    '/skidor?ls_farg=99999',
    '/skidor?price=abc',
    '/skidor?price=9-1',
    '/skidor?%',
    '/sokresultat',
    '/sokresultat?s=',
    '/sokresultat?s=%E0%A4%A',
    `/sokresultat?s=${'a'.repeat(3000)}`,
    '/sokresultat?s=%3Cscript%3Ealert(1)%3C/script%3E',
  ])('%s shows the nearest sensible page', async (path) => {
    const response = await shopper.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('<script>alert')
  })

  test('a page past the end leads to the last page', async () => {
    const response = await shopper.get('/skidor?page=9999')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toMatch(/^\/skidor(\?page=\d+)?$/)
    const ofOne = await shopper.get('/valla?page=9999&utm_source=a')
    expect([ofOne.status, ofOne.headers.get('Location')]).toEqual([302, '/valla?utm_source=a'])
  })

  test('its redirect takes a campaign along, as data and where no page is stored, too', async () => {
    const address = '/valla?page=9999&utm_source=a'
    const data = await shopper.get(`/_data${address}`)
    expect([data.status, data.headers.get('X-Redirect')]).toEqual([204, '/valla?utm_source=a'])
    const uncached = createShopper(ORIGIN, { PAGE_CACHE: 'off' })
    expect((await uncached.get(address)).headers.get('Location')).toBe('/valla?utm_source=a')
  })

  test('its redirect says once what the price fields of a form have said', async () => {
    const { headers } = await shopper.get('/valla?price-from=1&price-to=99999&page=9999&utm_source=a')
    expect(headers.get('Location')).toBe('/valla?price=1-99999&utm_source=a')
  })
})
