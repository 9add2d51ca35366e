import { beforeEach, describe, expect, test } from 'vitest'
import { pathTo } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'
import type { Bindings } from '#worker/app-env.ts'
import { pagePolicies } from '#worker/pages/index.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const shopper = createShopper()
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Answers the platform's rewrites from a table: path → type, target or id, code. */
function rewrite(
  table: Record<string, { type?: string; id?: number; target_url?: string; redirectCode: number }>,
) {
  upstream.answer = async (request) => {
    if (!request.url.includes('/url-rewrites/find')) return undefined
    const { url } = await request.json<{ url: string }>()
    const found = table[url]
    const result = found ? { type: 'custom', id: null, target_url: null, ...found } : null
    return Response.json({ code: 200, result })
  }
}

const purge = (tag: string, soft = false) =>
  shopper.request('/ops/purge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer skare-development-purge-key' },
    body: JSON.stringify({ tags: [tag], soft }),
  })

beforeEach(() => upstream.reset())

/** Pages that are never stored; no path of theirs has a parameter. */
const unstored = (Object.keys(pagePolicies) as 'cart'[]).filter((name) => pagePolicies[name] === null)

describe('rewrites', () => {
  test('R2.76: code 0 shows the target in place, with a canonical link to it', async () => {
    rewrite({ 'visas-har': { target_url: 'skidor', redirectCode: 0 } })
    const response = await shopper.get('/visas-har')
    expect(response.status).toBe(200)
    expect(canonicalOf(await response.text())).toBe('http://skare.test/skidor')
  })

  test('R2.76: the target of an internal rewrite may be a page of the route table', async () => {
    rewrite({ 'gamla-guider': { target_url: '/kopguider', redirectCode: 0 } })
    expect(canonicalOf(await (await shopper.get('/gamla-guider')).text())).toBe('http://skare.test/kopguider')
  })

  test.each(unstored)('R2.76: a page that is never stored is shown at its own address: %s', async (name) => {
    const to = pathTo(name, {}, storeViews.sv)
    rewrite({ [`kort-${name}`]: { target_url: `${to}?a=1`, redirectCode: 0 } })
    const response = await shopper.get(`/kort-${name}?b=2`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, `${to}?a=1&b=2`])
    const data = await shopper.get(`/_data/kort-${name}`)
    expect([data.status, data.headers.get('X-Redirect')]).toEqual([204, `${to}?a=1`])
  })

  test('stays after the purge of a product, also while the platform is away', async () => {
    rewrite({ 'gammal-skida': { target_url: '/skidor', redirectCode: 301 } })
    const target = async () => (await shopper.get('/gammal-skida')).headers.get('Location')
    expect(await target()).toBe('/skidor')
    await purge('P1')
    upstream.answer = async ({ url }) =>
      url.includes('/url-rewrites/find') ? new Response('', { status: 500 }) : undefined
    expect(await target()).toBe('/skidor')
  })

  test('two shoppers who ask for a short address of the cart at once each see their own', async () => {
    rewrite({ korg: { target_url: 'varukorg', redirectCode: 0 } })
    const shoppers = [createShopper(), createShopper()]
    const skus = ['DEMO-SALE', 'DEMO-LOW']
    await Promise.all(
      shoppers.map((one, at) => one.send('POST', '/api/cart/lines', { sku: skus[at], quantity: 1 })),
    )
    const answers = await Promise.all(shoppers.map((one) => one.get('/korg')))
    const carts = await Promise.all(
      answers.map(async (answer, at) => {
        const to = answer.headers.get('Location')
        return (to ? await shoppers[at]?.get(to) : answer)?.text()
      }),
    )
    expect(carts.map((html) => skus.filter((sku) => html?.includes(sku)))).toEqual(skus.map((sku) => [sku]))
  })

  test.each([301, 302, 307, 308])(
    'R2.77: code %i redirects with that code, and the query is kept',
    async (code) => {
      rewrite({ [`gammal-${code}`]: { target_url: 'skidor?sort=latest', redirectCode: code } })
      const response = await shopper.get(`/gammal-${code}?page=2&sort=oldest`)
      expect(response.status).toBe(code)
      expect(response.headers.get('Location')).toBe('/skidor?sort=latest&page=2')
    },
  )

  test('R2.69: a code that is none of a redirect is the default, 302', async () => {
    rewrite({ 'gammal-kod': { target_url: 'skidor', redirectCode: 399 } })
    expect((await shopper.get('/gammal-kod')).status).toBe(302)
  })

  test('R2.77: a chain is one hop, with the code of its first link', async () => {
    rewrite({
      'kedja-1': { target_url: 'kedja-2', redirectCode: 301 },
      'kedja-2': { target_url: 'kedja-3', redirectCode: 302 },
      'kedja-3': { target_url: 'skidor', redirectCode: 308 },
    })
    const response = await shopper.get('/kedja-1')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/skidor'])
  })

  test('R2.77: a chain takes along what the addresses on the way ask for', async () => {
    rewrite({
      forst: { target_url: 'sedan?sort=latest', redirectCode: 301 },
      sedan: { target_url: 'skidor?page=2', redirectCode: 301 },
    })
    expect((await shopper.get('/forst?utm_source=mail')).headers.get('Location')).toBe(
      '/skidor?page=2&sort=latest&utm_source=mail',
    )
  })

  test('R2.77: a chain leads to the first address that is a page; of one too long to its fifth', async () => {
    rewrite({
      'hit-1': { target_url: 'hit-2', redirectCode: 301 },
      'hit-2': { target_url: 'skidor', redirectCode: 0 },
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, at) => [
          `led-${at + 1}`,
          { target_url: `led-${at + 2}`, redirectCode: 301 },
        ]),
      ),
    })
    expect((await shopper.get('/hit-1')).headers.get('Location')).toBe('/hit-2')
    expect((await shopper.get('/led-1')).headers.get('Location')).toBe('/led-6')
  })

  test('a page whose address leads elsewhere now is shown once more at most', async () => {
    rewrite({ flyttas: { target_url: 'skidor', redirectCode: 0 } })
    expect((await shopper.get('/flyttas')).status).toBe(200)
    rewrite({ flyttas: { target_url: 'skidor', redirectCode: 301 } })
    await purge('*', true)
    expect((await shopper.get('/flyttas')).status).toBe(200)
    expect((await shopper.get('/flyttas')).status).toBe(301)
  })

  test.each([
    ['a slash at its end', shopper, '/gammal-rea/', '/rea'],
    ['two slashes inside', shopper, '/gammal//rea', '/rea'],
    ['a target in another language', createShopper(NORWAY), '/gammel-guide', '/kjopsveiledninger?a=1#topp'],
    ['both', createShopper(NORWAY), '/gammel-guide/?b=2', '/kjopsveiledninger?a=1&b=2#topp'],
  ])('R2.77: an old address with %s is one hop', async (_, visitor, from, to) => {
    rewrite({
      'gammal-rea': { target_url: 'rea/', redirectCode: 301 },
      'gammal/rea': { target_url: 'rea', redirectCode: 301 },
      'gammel-guide': { target_url: 'kopguider?a=1#topp', redirectCode: 301 },
    })
    const response = await visitor.get(from)
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  })

  test('a circle leads nowhere', async () => {
    rewrite({
      'runt-1': { target_url: 'runt-2', redirectCode: 301 },
      'runt-2': { target_url: 'runt-1', redirectCode: 301 },
    })
    expect((await shopper.get('/runt-1')).status).toBe(404)
  })

  test('R2.75: a category target is found by its id', async () => {
    const data = await (await shopper.get('/_data/skidor')).text()
    const id = Number(/"id":(\d+),"name":"Skidor"/.exec(data)?.[1])
    rewrite({ 'gammal-kategori': { type: 'category', id, redirectCode: 301 } })
    const response = await shopper.get('/gammal-kategori')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/skidor'])
  })

  test('R2.75: a product target is found by its id', async () => {
    const html = await (await shopper.get('/p/DEMO-SALE/x')).text()
    const data = await (await shopper.get('/_data/p/DEMO-SALE/x')).text()
    const id = Number(/"id":(\d+),"sku":"DEMO-SALE"/.exec(data)?.[1])
    rewrite({ 'gammal-produkt': { type: 'product', id, redirectCode: 301 } })
    const response = await shopper.get('/gammal-produkt')
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      new URL(canonicalOf(html) ?? '').pathname,
    ])
  })

  test.each([
    ['skidor/längd–ł', '/skidor/l%C3%A4ngd%E2%80%93%C5%82'],
    ['skidor/l%C3%A4ngd–', '/skidor/l%C3%A4ngd%E2%80%93'],
    ['skidor#tröjor och\n', '/skidor#tr%C3%B6jor%20och%0A'],
    ['https://blog.example/å?a=1%25', 'https://blog.example/%C3%A5?a=1%25'],
  ])('the target %s is sent in ASCII, to documents and to page data', async (target, to) => {
    const from = `bokstaver-${crypto.randomUUID()}`
    rewrite({ [from]: { target_url: target, redirectCode: 301 } })
    expect((await shopper.get(`/${from}`)).headers.get('Location')).toBe(to)
    expect((await shopper.get(`/_data/${from}`)).headers.get('X-Redirect')).toBe(to)
  })

  test.each([
    ['https://blog.example/a', '', 'https://blog.example/a'],
    ['https://blog.example/?to=/a?b=1&c=%20&d', '', 'https://blog.example/?to=/a?b=1&c=%20&d'],
    ['https://blog.example/?to=/a?b=1&d#e#f', '?d=2&g=3', 'https://blog.example/?to=/a?b=1&d&g=3#e#f'],
    ['https://blog.example/#e', '?g=3', 'https://blog.example/?g=3#e'],
  ])('the address %s elsewhere stays as it is, and the query %s is added', async (target, query, to) => {
    const from = `blogg-${crypto.randomUUID()}`
    rewrite({ [from]: { target_url: target, redirectCode: 302 } })
    expect((await shopper.get(`/${from}${query}`)).headers.get('Location')).toBe(to)
  })

  test('R2.77: an old address that ends in .html leads on from within the app, too', async () => {
    const { status, headers } = await shopper.get('/_data/gamla/langdskidor.html')
    expect([status, headers.get('X-Redirect')]).toEqual([204, '/skidor/langdskidor'])
  })

  test('R2.64 R2.75: the seeded legacy product leads to its variant', async () => {
    const response = await shopper.get('/produkter/fjallro-vasa-85.html')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toMatch(/\?childSku=DEMO-CONF/)
  })
})

describe('an address of the route table without a page', () => {
  const callsOf = (path: string) => upstream.calls.filter((call) => call.includes(path)).length

  test.each([
    'kopguider/gammal-guide',
    'kampanjer/gammal-kampanj',
    'varumarke/gammalt',
    'varumarke/fjallro/gammal-serie',
    'sida/gammal-sida',
    'magasin/annat-kapitel/gammal-artikel',
    'c/gammal-kategori',
    'p/GAMMAL-1/en-skida',
  ])('R2.70 R2.77: %s redirects by a rewrite, also for page data', async (path) => {
    rewrite({ [path]: { target_url: 'skidor', redirectCode: 301 } })
    const { status, headers } = await shopper.get(`/${path}?a=1`)
    expect([status, headers.get('Location')]).toEqual([301, '/skidor?a=1'])
    const data = await shopper.get(`/_data/${path}?a=1`)
    expect([data.status, data.headers.get('X-Redirect')]).toEqual([204, '/skidor?a=1'])
  })

  test('R2.76: code 0 shows the target in place', async () => {
    rewrite({ 'kopguider/pa-plats': { target_url: 'skidor', redirectCode: 0 } })
    const response = await shopper.get('/kopguider/pa-plats')
    expect([response.status, canonicalOf(await response.text())]).toEqual([200, 'http://skare.test/skidor'])
  })

  test('a page that is there is not asked about', async () => {
    rewrite({ 'kopguider/choose-cross-country-skis': { target_url: 'skidor', redirectCode: 301 } })
    expect((await shopper.get('/kopguider/choose-cross-country-skis')).status).toBe(200)
    expect(callsOf('url-rewrites')).toBe(0)
  })

  test.each([
    { code: 301, target: 'kopguider/runt-b' },
    { code: 301, target: 'guides/runt-a' },
    { code: 0, target: 'kopguider/runt-b' },
  ])('a circle by way of $target with code $code leads nowhere', async ({ code, target }) => {
    rewrite({
      'kopguider/runt-a': { target_url: target, redirectCode: code },
      'kopguider/runt-b': { target_url: 'kopguider/runt-a', redirectCode: code },
    })
    await purge('*')
    expect((await shopper.get('/kopguider/runt-a')).status).toBe(404)
  })

  test('R2.72: without a rewrite it is a 404 after one call more, which is remembered', async () => {
    for (const path of ['/kopguider/finns-inte', '/_data/kopguider/finns-inte?x=2'])
      expect((await createShopper().get(path)).status).toBe(404)
    expect(callsOf('url-rewrites')).toBe(1)
  })

  test('while the rewrites fail it is an outage: a 404 would be remembered', async () => {
    upstream.answer = ({ url }) =>
      url.includes('/url-rewrites') ? new Response('', { status: 500 }) : undefined
    const { status, headers } = await shopper.get('/kopguider/kanske')
    expect([status, headers.get('Cache-Control')]).toEqual([502, 'no-store'])
    upstream.reset()
    expect((await shopper.get('/kopguider/kanske')).status).toBe(404)
  })
})

describe('categories and products', () => {
  test('R2.17 R2.51: they live at their url_path', async () => {
    expect(canonicalOf(await (await shopper.get('/skidor')).text())).toBe('http://skare.test/skidor')
    const product = await (await shopper.get('/p/DEMO-CONF/x')).text()
    const path = new URL(canonicalOf(product) ?? '').pathname
    expect(path).not.toMatch(/^\/p\//)
    expect((await shopper.get(path)).status).toBe(200)
  })

  test('R2.16 R2.54: /c/ takes a url-key, a slug or an id, and names the url_path as canonical', async () => {
    const id = /"id":(\d+),"name":"Skidor"/.exec(await (await shopper.get('/_data/skidor')).text())?.[1]
    for (const key of ['skidor', id]) {
      const html = await (await shopper.get(`/c/${key}`)).text()
      expect(canonicalOf(html)).toBe('http://skare.test/skidor')
      expect(html).toContain('class="breadcrumbs"')
      expect(html).toContain('id="filters"')
      expect(html).toMatch(/<select[^>]* name="sort"/)
    }
  })

  test('R2.52: a chosen variant adds childSku to the product’s address, a bundle never does', async () => {
    const variant = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
    const sku = /"sku":"(DEMO-CONF-[^"]+)"/.exec(variant)?.[1] ?? ''
    expect(canonicalOf(await (await shopper.get(`/p/DEMO-CONF/x/${sku}`)).text())).toContain(
      `?childSku=${sku}`,
    )
    expect(canonicalOf(await (await shopper.get('/p/DEMO-BUNDLE/x/ANY')).text())).not.toContain('childSku')
  })

  describe('a child’s own url_path', () => {
    /** Visits one, of a shop with these settings. */
    async function visitChild(path: string, settings: Partial<Bindings> = {}) {
      const data = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
      const sku = /"sku":"(DEMO-CONF-[^"]+)"/.exec(data)?.[1] ?? ''
      const source = { id: 9, sku, type_id: 'simple', slug: 'x', visibility: 1 }
      upstream.answer = (request) =>
        request.url.includes('/api/url/map')
          ? Response.json({ _type: 'product', _source: source })
          : undefined
      return { sku, response: await createShopper(undefined, settings).get(path) }
    }

    test('R2.67 R4.3: is not found, because direct access is prevented', async () => {
      expect((await visitChild('/barnets-egen-adress')).response.status).toBe(404)
    })

    test('R2.66 R4.4: leads to the parent with 301 where it is not', async () => {
      const { sku, response } = await visitChild('/barnets-adress', { PREVENT_DIRECT_ACCESS: 'off' })
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toMatch(new RegExp(`^/skidor/.*\\?childSku=${sku}$`))
    })
  })
})

test('R2.71: the platform is asked for the path alone: no store prefix, no slash, no query', async () => {
  const asked: unknown[] = []
  upstream.answer = async (request) => {
    if (request.url.includes('/api/url/map')) asked.push((await request.json<{ url: string }>()).url)
    return undefined
  }
  await shopper.get('/en/old%20place/below?x=1')
  expect(asked).toEqual(['old place/below'])
})

test('R2.11: the error page has the minimal layout', async () => {
  const html = await (await shopper.get('/error')).text()
  expect(html).toContain('class="site-header" data-plain')
  expect(html).not.toContain('site-footer')
})

describe('the look-up of a path', () => {
  test('R2.72: memory answers the second time, the platform only the first', async () => {
    await shopper.get('/finns-verkligen-inte-1')
    expect(upstream.calls.filter((call) => call.includes('/url/map'))).toHaveLength(1)
    upstream.reset()
    await shopper.get('/finns-verkligen-inte-1?x=2') // another page of the same path
    await createShopper().get('/_data/finns-verkligen-inte-1')
    expect(upstream.calls.filter((call) => /url\/map|url-rewrites/.test(call))).toEqual([])
  })

  test('R2.73: without the URL map, a product is found by its url_path, then a category', async () => {
    upstream.answer = (request) =>
      request.url.includes('/api/url/map') ? new Response('<html>', { status: 502 }) : undefined
    expect((await shopper.get('/klader')).status).toBe(200)
    const product = await (await shopper.get('/p/DEMO-LOW/x')).text()
    const path = new URL(canonicalOf(product) ?? '').pathname
    expect(path.split('/').length).toBeGreaterThan(2)
    const found = await shopper.get(path)
    expect(found.status).toBe(200)
    expect(await found.text()).toContain('class="buy-box"')
  })

  test('R2.73: a category is found so where the isolate has no tree of them', async () => {
    await purge('*')
    upstream.answer = (request) =>
      request.url.includes('/api/url/map') ? new Response('<html>', { status: 502 }) : undefined
    const response = await shopper.get('/klader')
    expect(response.status).toBe(200)
    expect(canonicalOf(await response.text())).toBe('http://skare.test/klader')
  })

  test.each(['review', 'attribute', 'unknown'])('R2.74: type %s is not found', async (type) => {
    upstream.answer = (request) =>
      request.url.includes('/api/url/map')
        ? Response.json({ _type: type, _source: { id: 7, identifier: 'terms' } })
        : undefined
    expect((await shopper.get(`/av-typ-${type}`)).status).toBe(404)
  })

  test.each([
    { body: 'Cannot POST /api/url/map', type: 'text/html' },
    { body: '{"code":404,"result":"Not found"}', type: 'application/json' },
  ])(
    'R2.73: without a URL map, what the searches do not find is not there: a 404 as $type',
    async (route) => {
      const headers = { 'Content-Type': route.type }
      upstream.answer = (request) =>
        request.url.includes('/api/url/map') ? new Response(route.body, { status: 404, headers }) : undefined
      const folder = `/utan-karta-${route.type.replace('/', '-')}`
      expect((await shopper.get(folder)).status).toBe(404)
      expect((await shopper.get(`${folder}/terms`)).status).toBe(200)
    },
  )

  test('R2.61 R2.62: the last segment names an editorial page', async () => {
    const response = await shopper.get('/om-butiken/terms')
    expect(response.status).toBe(200)
    expect(canonicalOf(await response.text())).toBe('http://skare.test/sida/terms')
  })
})

describe('a look-up that fails', () => {
  /** Calls to these fail: no answer that can be read. */
  const fail = (...paths: string[]) => {
    upstream.answer = ({ url }) =>
      paths.some((path) => url.includes(path)) ? new Response('<html>', { status: 500 }) : undefined
  }
  const REWRITES = '/url-rewrites/find'
  const PAGES = '/delivery/jsonapi/pages'

  test('of the URL map counts as none while there is a page, and is an outage otherwise', async () => {
    upstream.answer = ({ url }) =>
      url.includes('/api/url/map') ? Response.json({ code: 500, result: {} }, { status: 500 }) : undefined
    expect((await shopper.get('/kartan-fel/privacy')).status).toBe(200)
    const { status, headers } = await shopper.get('/kanske-pa-kartan')
    expect([status, headers.get('Cache-Control')]).toEqual([502, 'no-store'])
    upstream.reset()
    expect((await shopper.get('/kanske-pa-kartan')).status).toBe(404)
  })

  test('of a rewrite counts as none while there is a page', async () => {
    fail(REWRITES)
    expect((await shopper.get('/trots-allt/privacy')).status).toBe(200)
  })

  test.each([
    { address: '/kanske-flyttad', paths: [REWRITES] },
    { address: '/kanske-skriven', paths: [PAGES] },
    { address: '/kanske', paths: [REWRITES, PAGES] },
  ])(
    'of $paths is an outage when nothing else is found: a 404 would be remembered',
    async ({ address, paths }) => {
      fail(...paths)
      for (const path of [address, `/_data${address}`]) {
        const { status, headers } = await shopper.get(path)
        expect([path, status, headers.get('Cache-Control')]).toEqual([path, 502, 'no-store'])
      }
      upstream.reset()
      expect((await shopper.get(address)).status).toBe(404)
    },
  )

  test.each([
    [400, 404],
    [404, 404],
    [500, 502],
  ])('of the rewrites with the code %i in the envelope is a %i', async (code, status) => {
    upstream.answer = ({ url }) =>
      url.includes(REWRITES) ? Response.json({ code, result: 'no table' }, { status: code }) : undefined
    expect((await shopper.get(`/verkligen-inte-${code}`)).status).toBe(status)
  })
})

describe('static redirects', () => {
  test.each(['/kjopsveiledning', '/kjopsveiledinger', '/kj%C3%B8psveiledninger?a=1'])(
    'R2.65 R2.69: the misspelt %s leads to the guides with 302',
    async (path) => {
      const response = await shopper.get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toMatch(/^\/kopguider(\?a=1)?$/)
      const norway = await createShopper(NORWAY).get(path)
      expect(norway.headers.get('Location')).toMatch(/^\/kjopsveiledninger(\?a=1)?$/) // no second hop
    },
  )
})

describe('a variant', () => {
  test('R2.68: its sku in the parent’s place leads to the parent with 301, prevention or not', async () => {
    const page = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
    const childSku = /"sku":"(DEMO-CONF-[^"]+)"/.exec(page)?.[1]
    expect(childSku).toBeDefined()
    const response = await shopper.get(`/p/${encodeURIComponent(childSku ?? '')}/x`)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toContain(`childSku=${encodeURIComponent(childSku ?? '')}`)
  })
})
