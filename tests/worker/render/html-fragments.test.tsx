import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { App } from '#client/app/app.tsx'
import type { Boot } from '#shared/page-data.ts'
import { createPageDecoder, encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import { createShopper, NORWAY } from '../support/shop.ts'

const scripts = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<script type="application/json" ${attribute}>([^<]*)</script>`, 'g'))].map(
    ([, json = '']) => json,
  )

/** What the document was rendered from, as a browser reads it; the shell as the checkout's document has it. */
function bootOf(html: string, checkout: string): Boot {
  const decoder = createPageDecoder()
  for (const line of [...scripts(html, 'data-line=""'), ...scripts(html, 'id="page"')]) decoder.push(line)
  const head = JSON.parse(scripts(html, 'id="boot"')[0] ?? '')
  return { ...head, page: decoder.value, shell: JSON.parse(scripts(checkout, 'id="shell"')[0] ?? '') }
}

/** The document as React makes it without knowing any part of it. */
function renderFully(html: string, url: string, checkout: string): string {
  const boot = bootOf(html, checkout)
  return `<!DOCTYPE html>${renderToString(
    <StaticRouter location={url}>
      <App
        boot={boot}
        encoded={encodePage(boot.page)}
        t={translateFor(storeViews[boot.store])}
        url={url}
        nonce=""
      />
    </StaticRouter>,
  )}`
}

const comparable = (html: string) =>
  html
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/(id="shell">)[^<]*/, '$1')
    .replaceAll('><', '>\n<')

test.each([
  ['/', undefined],
  ['/skidor', undefined],
  ['/sokresultat?s=skate', undefined],
  ['/finns-inte', undefined],
  ['/', NORWAY],
  ['/en', undefined],
])('%s is the same from cached fragments as from a full render', async (path, origin) => {
  const shopper = createShopper(origin, { PAGE_CACHE: 'off' })
  await shopper.get(path) // now every fragment is cached
  const html = await (await shopper.get(path)).text()
  const checkout = await (await shopper.get(path === '/en' ? '/en/checkout' : '/checkout')).text()
  expect(checkout).toContain('id="shell">{"menu":[{')
  expect(html, 'is in the markup').not.toContain('"menu":[')
  expect(comparable(html)).toBe(comparable(renderFully(html, path, checkout)))
})

test('a product page is the same from cached fragments as from a full render', async () => {
  const shopper = createShopper(undefined, { PAGE_CACHE: 'off' })
  const list = await (await shopper.get('/skidor')).text()
  const path = /<h3><a href="([^"]+)"/.exec(list)?.[1] ?? ''
  await shopper.get(path)
  const html = await (await shopper.get(path)).text()
  expect(html).toContain('class="buy-box-promises"')
  const checkout = await (await shopper.get('/checkout')).text()
  expect(comparable(html)).toBe(comparable(renderFully(html, path, checkout)))
})
