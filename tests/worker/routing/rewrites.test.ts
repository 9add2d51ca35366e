import { beforeEach, describe, expect, test } from 'vitest'
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

beforeEach(() => upstream.reset())

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

  test.each([301, 302, 307, 308])(
    'R2.77: code %i redirects with that code, and the query is kept',
    async (code) => {
      rewrite({ [`gammal-${code}`]: { target_url: 'skidor?sort=latest', redirectCode: code } })
      const response = await shopper.get(`/gammal-${code}?page=2&sort=oldest`)
      expect(response.status).toBe(code)
      expect(response.headers.get('Location')).toBe('/skidor?sort=latest&page=2')
    },
  )

  test('a chain is one hop, with the code of its first link', async () => {
    rewrite({
      'kedja-1': { target_url: 'kedja-2', redirectCode: 301 },
      'kedja-2': { target_url: 'kedja-3', redirectCode: 302 },
      'kedja-3': { target_url: 'skidor', redirectCode: 301 },
    })
    const response = await shopper.get('/kedja-1')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/skidor'])
  })

  test('a circle leads nowhere', async () => {
    rewrite({
      'runt-1': { target_url: 'runt-2', redirectCode: 301 },
      'runt-2': { target_url: 'runt-1', redirectCode: 301 },
    })
    expect((await shopper.get('/runt-1')).status).toBe(404)
  })

  test('R2.75: a category target is found by its id', async () => {
    const html = await (await shopper.get('/skidor')).text()
    const id = Number(/"id":(\d+),"name":"Skidor"/.exec(html)?.[1])
    rewrite({ 'gammal-kategori': { type: 'category', id, redirectCode: 301 } })
    const response = await shopper.get('/gammal-kategori')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/skidor'])
  })

  test('an address elsewhere stays as it is', async () => {
    rewrite({ blogg: { target_url: 'https://blog.example/a', redirectCode: 302 } })
    expect((await shopper.get('/blogg')).headers.get('Location')).toBe('https://blog.example/a')
  })

  test('R2.64 R2.75: the seeded legacy product leads to its variant', async () => {
    const response = await shopper.get('/produkter/fjallro-vasa-85.html')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toMatch(/\?childSku=DEMO-CONF/)
  })
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
  })

  test.each(['review', 'attribute', 'unknown'])('R2.74: type %s is not found', async (type) => {
    upstream.answer = (request) =>
      request.url.includes('/api/url/map')
        ? Response.json({ _type: type, _source: { id: 7, identifier: 'terms' } })
        : undefined
    expect((await shopper.get(`/av-typ-${type}`)).status).toBe(404)
  })

  test('R2.61 R2.62: the last segment names an editorial page', async () => {
    const response = await shopper.get('/om-butiken/terms')
    expect(response.status).toBe(200)
    expect(canonicalOf(await response.text())).toBe('http://skare.test/sida/terms')
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
  test('R2.66 R2.68: its sku in the parent’s place leads to the parent with 301', async () => {
    const page = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
    const childSku = /"sku":"(DEMO-CONF-[^"]+)"/.exec(page)?.[1]
    expect(childSku).toBeDefined()
    const response = await shopper.get(`/p/${encodeURIComponent(childSku ?? '')}/x`)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toContain(`childSku=${encodeURIComponent(childSku ?? '')}`)
  })
})
