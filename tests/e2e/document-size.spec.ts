import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { storeCodes } from '#shared/store-views.ts'
import { budgets } from '#tests/support/budgets.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test('the document of a listing of 50 products keeps to its budget, page data included', async ({
  request,
  shop,
}) => {
  const headers = { 'Accept-Encoding': 'identity' }
  const firstVisit = await (await request.get(shop.url('/klader'), { headers })).text()
  const [, styles = '', stylesheet = ''] =
    /(<style data-href="\/assets\/([^"]+)">.*?<\/style>)/s.exec(firstVisit) ?? []
  expect(styles.length).toBeGreaterThan(5000)
  const Cookie = `skare-styles=${stylesheet}`
  const html = await (await request.get(shop.url('/klader'), { headers: { ...headers, Cookie } })).text()
  expect(html).not.toContain('<style')
  expect(html.match(/class="product-card"/g)).toHaveLength(50)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budgets.listingHtml)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.listingBrotli)
})

test('browsers keep the built files, whose names change with them, and ask for the rest anew', async ({
  request,
  shop,
}) => {
  const html = await (await request.get(shop.url('/'))).text()
  const cacheControlOf = async (path: string) => {
    const headers = (await request.get(shop.url(path))).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    return headers['cache-control']
  }
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(1)
  for (const file of files)
    expect(await cacheControlOf(file), file).toBe('public, max-age=31536000, immutable')
  for (const missing of ['/assets/entry-gone1234.js', '/assets/', '/assets/gone/shop.css']) {
    expect((await request.get(shop.url(missing))).status(), missing).toBe(404)
    expect(await cacheControlOf(missing), 'a version that is rolled out may have it in a moment').toBe(
      'no-store',
    )
  }
  expect(await cacheControlOf('/favicon.svg')).toBe('public, max-age=0, must-revalidate')
  expect(await cacheControlOf('/sw.js')).toBe('no-cache')
  const contact = await request.get(shop.url('/.well-known/security.txt'))
  expect(contact.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await contact.text()).toContain('Contact: mailto:')
})

for (const code of storeCodes)
  test(`${code}: the browser reads the shell in the document as the worker wrote it`, async ({
    page,
    shop,
  }) => {
    const source = stripTypeScriptTypes(readFileSync('client/app/read-shell.ts', 'utf8'))
    await shop.open('/', code)
    const shell = await page.evaluate(`${source.replace('export ', '')}; readShell(document, '{}')`)
    const checkout = await page.evaluate(
      (url) => fetch(url).then((answer) => answer.text()),
      shop.url('/checkout', code),
    )
    const [, json = ''] = /id="shell">([^<]*)/.exec(checkout) ?? []
    expect(shell).toEqual(JSON.parse(json))
  })
