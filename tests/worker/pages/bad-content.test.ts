import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
beforeEach(() => upstream.reset())

/** Answers one content type from a fixture of contract §13. */
function serve(type: string, attributes: object, more: { relationships?: object; included?: object[] } = {}) {
  upstream.answer = (request) => {
    if (!new URL(request.url).pathname.endsWith(`/jsonapi/${type}`)) return undefined
    const { relationships = {}, included = [] } = more
    const data = [{ type, id: 'x', attributes, relationships }]
    return new Response(JSON.stringify({ data, included }), {
      headers: { 'Content-Type': 'application/vnd.api+json' },
    })
  }
}

describe('bad content never breaks a page', () => {
  test('a missing picture and a broken relation leave no hole', async () => {
    serve(
      'guides',
      { slug: 'trasig', title: 'Trasig guide' },
      {
        relationships: {
          heroImage: { data: { type: 'asset', id: 'nowhere' } },
          relatedGuides: { data: [{ type: 'guides', id: 'nowhere' }] },
        },
      },
    )
    const response = await shopper.get('/kopguider/trasig')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Trasig guide</h1>')
    expect(html).not.toContain('fetchPriority="high"')
  })

  test('what an entry refers to and is broken is missing, and the rest is there', async () => {
    const guide = (id: string, attributes: object | null) => ({ type: 'guides', id, attributes })
    serve(
      'guides',
      { slug: 'halv', title: 'Halv guide' },
      {
        relationships: { relatedGuides: { data: [guide('1', {}), guide('2', {})] } },
        included: [guide('1', null), guide('2', { slug: 'hel', title: 'Hel guide' })],
      },
    )
    const response = await shopper.get('/kopguider/halv')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Hel guide')
  })

  test.each(['https://', 'http:// bild.jpg', ''])('the picture address %j is no picture', async (url) => {
    const slug = `bild-${url.length}`
    const sections = [{ heading: 'Kvar', body: '<p>kvar</p>', image: { url } }, { image: url }]
    serve('guides', { slug, title: 'Bild', sections })
    const response = await shopper.get(`/kopguider/${slug}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('id="kvar"')
    expect(html).not.toContain('/resize/')
  })

  test.each([
    ['https://assets.example/bilder/längd spår.jpg', 'bilder/l%C3%A4ngd%20sp%C3%A5r.jpg'],
    ['https://assets.example/bilder/sp%C3%A5r.jpg?w=9', 'bilder/sp%C3%A5r.jpg'],
    ['/bilder/sp%C3%A5r 2.jpg', 'bilder/sp%C3%A5r%202.jpg'],
    ['//assets.example/bilder/spår 3.jpg', 'bilder/sp%C3%A5r%203.jpg'],
    ['/bilder/100%.jpg', 'bilder/100%25.jpg'],
  ])('the picture address %j is written once', async (url, path) => {
    const slug = `tecken-${url.length}`
    serve('guides', { slug, title: 'Bild', sections: [{ heading: 'En', image: { url } }] })
    const html = await (await shopper.get(`/kopguider/${slug}`)).text()
    expect(html).toContain(`/resize/${path} `)
  })

  test('a page without an excerpt is teased by a sentence, never by the number of a heading', async () => {
    const body = '<h2>1. Vem du handlar av</h2><p>Skare Sport AB, grundat 1998. Du måste ha fyllt 18 år.</p>'
    serve('pages', { slug: 'villkor', title: 'Villkor', body })
    const html = await (await shopper.get('/sida')).text()
    expect(html).toContain('<p>Skare Sport AB, grundat 1998.</p>')
  })

  test('an unknown kind of block is left out, those around it stay', async () => {
    const sections = [
      { heading: 'Först', body: '<p>ett</p>' },
      { carousel: [1, 2, 3] },
      'no block at all',
      { heading: 'Sist', body: '<p>två</p>' },
    ]
    serve('guides', { slug: 'okant-block', title: 'Blandat', sections })
    const html = await (await shopper.get('/kopguider/okant-block')).text()
    expect(html).toContain('id="forst"')
    expect(html).toContain('id="sist"')
  })

  test('a name that would end the script it stands in is text everywhere', async () => {
    const title = '</script><script>alert(1)</script>'
    serve('guides', { slug: 'elak', title, excerpt: title, sections: [{ heading: title, body: title }] })
    const html = await (await shopper.get('/kopguider/elak')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script&gt;')
  })

  test('no script of an editor’s body runs, whatever element it hides in', async () => {
    const nonce = 'skare+nonce+placeholder='
    const script = `<script nonce="${nonce}">alert(1)</script>`
    const body = `<p>Före</p><xmp>${script}</xmp><noembed>${script}</noembed></div></main>${script}<p>Efter</p><img src=x onerror=alert(1)`
    serve('guides', { slug: 'ramkod', title: 'Råtext', sections: [{ heading: 'En', body }] })
    const response = await shopper.get('/kopguider/ramkod')
    const html = await response.text()
    const live = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '-'
    const written = /<div class="prose">(.*?)<\/div>/s.exec(html)?.[1]
    expect(written).toBe('<p>Före</p><p>Efter</p>')
    expect(html).not.toContain('<xmp')
    expect(html.split(live)).toHaveLength(html.split(`nonce="${live}"`).length)
  })

  test('nor one of an answer to a question', async () => {
    const answer = '<p>Svar</p><script>alert(1)</script><img src="x" onerror="alert(2)">'
    serve('pages', { slug: 'fragor', title: 'Frågor', questions: [{ question: 'Hur?', answer }] })
    const response = await shopper.get('/sida/fragor')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<p>Svar</p>')
    expect(html).not.toMatch(/<script>alert|onerror/)
  })

  test('R3.46: a product that the editors have deleted takes no guide along', async () => {
    const productSkus = [null, { id: 'gone', type: 'product' }, 'DEMO-SALE', { sku: 'DEMO-CONF' }]
    serve('guides', { slug: 'glesnad', title: 'Glesnad', productSkus })
    const response = await shopper.get('/kopguider/glesnad')
    expect(response.status).toBe(200)
    expect((await response.text()).match(/class="product-card[ "]/g)).toHaveLength(2)
  })

  test('R3.45: a page whose empty fields are null is shown, without them', async () => {
    const questions = [
      { question: 'Hur?', answer: '<p>Så.</p>' },
      { question: 'När?', answer: null },
    ]
    serve('pages', { slug: 'tomma-falt', title: 'Tomma fält', body: null, questions, openingHours: null })
    const response = await shopper.get('/sida/tomma-falt')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<p>Så.</p>')
  })

  test('a text that cannot be read costs its own place, not the page', async () => {
    const sections = [
      { heading: 'Sönder', body: '<select><xmp>a</xmp></select>' },
      { heading: 'Hel', body: '<p>hel</p>' },
    ]
    serve('guides', { slug: 'sonder', title: 'Sönder', sections })
    const response = await shopper.get('/kopguider/sonder')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<p>hel</p>')
  })

  test('a product that is gone leaves its rail out', async () => {
    const guideOf = async (slug: string, sku: string) => {
      serve('guides', { slug, title: 'Slut', sections: [{ heading: 'Köp', productSkus: [sku] }] })
      const response = await shopper.get(`/kopguider/${slug}`)
      expect(response.status).toBe(200)
      return response.text()
    }
    expect(await guideOf('slut', 'GONE-1')).not.toContain('product-rail')
    expect(await guideOf('kvar', 'DEMO-SALE')).toContain('product-rail')
  })

  test('a date that is none is shown neither in the article nor in the sitemap', async () => {
    serve('magazineItem', { slug: 'snart', title: 'Snart', publishedAt: 'soon' })
    await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    const article = await shopper.get('/magasin/snart')
    expect(article.status).toBe(200)
    expect(await article.text()).not.toContain('soon')
    const sitemap = await (await shopper.get('/sitemaps/content.xml')).text()
    expect(sitemap).toContain('/magasin/snart</loc>')
    expect(sitemap).not.toContain('<lastmod>soon')
  })

  test.each([
    ['21 November 2026', undefined],
    ['2026-11-21 08:15:00', '2026-11-21'],
    ['2026-11-21T08:15:00.000Z', '2026-11-21T08:15:00.000Z'],
    ['2026-11-21', '2026-11-21'],
  ])('machines are told the date %j as %j', async (publishedAt, date) => {
    serve('magazineItem', { slug: 'daterad', title: 'Daterad', publishedAt })
    await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    const article = await (await shopper.get('/magasin/daterad')).text()
    expect(/"datePublished":"([^"]*)"/.exec(article)?.[1]).toBe(date)
    const sitemap = await (await shopper.get('/sitemaps/content.xml')).text()
    const entry = sitemap.split('<url>').find((part) => part.includes('/magasin/daterad</loc>'))
    expect(/<lastmod>(.*?)<\/lastmod>/.exec(entry ?? '')?.[1]).toBe(date)
  })

  test('an entry without title is no page: the error page, not a broken one', async () => {
    serve('guides', { slug: 'utan-titel' })
    const response = await shopper.get('/kopguider/utan-titel')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('<h1')
  })

  test('with the content service a page is for devices to keep', async () => {
    const { headers } = await shopper.get('/_data/kopguider')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(await (await shopper.get('/kopguider')).text()).not.toContain('isPartial')
  })

  test.each(['/kopguider', '/kampanjer', '/aktiviteter', '/magasin', '/sida'])(
    'without the content service %s says that it is empty, and is not kept',
    async (path) => {
      await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
      upstream.answer = (request) =>
        request.url.includes('/jsonapi/') ? new Response('<html>', { status: 503 }) : undefined
      const address = `${path}?s=${path.length}` // a page of its own, not one that is kept already
      const response = await createShopper().get(`/_data${address}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('X-Page-Format')).not.toBeNull() // else devices remove the copy that they have
      const html = await (await createShopper().get(address)).text()
      expect(html).toMatch(/<script[^>]* id="boot">[^<]*"isPartial":true/)
    },
  )

  test('R3.43: without the content service a brand stands by its name and its products', async () => {
    upstream.answer = (request) =>
      request.url.includes('/jsonapi/') ? new Response('<html>', { status: 503 }) : undefined
    const html = await (await shopper.get('/varumarke/kvalsund')).text()
    expect(html).toContain('Kvalsund</h1>')
    expect(html).toContain('product-grid')
  })

  test('R1.41 R7.76: without the personalisation service a brand shows the platform’s order', async () => {
    upstream.answer = (request) =>
      /partnerSearch|getProductBoxes/.test(request.url) ? new Response('no', { status: 500 }) : undefined
    const response = await shopper.get('/varumarke/nordvind')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('product-grid')
  })
})

test('R7.76 R7.78: a brand search names the key, every spelling and the largest counts', async () => {
  let asked: URL | undefined
  upstream.answer = (request) => {
    if (request.url.includes('partnerSearch')) asked = new URL(request.url)
    return undefined
  }
  await shopper.get('/varumarke/isrand')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    key: 'skare-sv',
    format: 'json',
    return_filters: 'true',
    product_start: '0',
    product_count: '10000',
    category_count: '10000',
  })
  expect(asked?.searchParams.getAll('filters[]')).toEqual(['brand:Isrand', 'brand:ISRAND', 'brand:isrand'])
})
