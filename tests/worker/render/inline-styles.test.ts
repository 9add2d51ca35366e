import { beforeEach, describe, expect, test } from 'vitest'
import { builtStyles } from '#tests/support/built-styles.ts'
import { withTimeout } from '#worker/async/with-timeout.ts'
import { HOLD_PICTURES } from '#worker/hold-pictures.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const LINK = '<link rel="stylesheet" href="/styles.css"/>'
const STYLES = builtStyles['/styles.css']
const STYLE = `<style data-href="/styles.css">${STYLES}</style>`
const HAS_STYLESHEET = { Cookie: 'skare-consent=1; skare-styles=styles.css' }

const answering = (answer: () => Response | Promise<never>) =>
  ({ fetch: async () => answer() }) as unknown as Fetcher // the one method that is used
const withAssets = (ASSETS: Fetcher) => createShopper(undefined, { ASSETS })
const bare = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
const breakingOff = () =>
  new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) })

// first, for what was read once stays for the isolate
test.each([
  ['are missing', answering(() => new Response('not found', { status: 404 }))],
  ['cannot be read', answering(() => Promise.reject(new Error('no assets')))],
  ['break off', answering(() => new Response(breakingOff()))],
  ['are of another build', answering(() => new Response('body{color:red}'))],
])('styles that %s are linked, and the next document tries again', async (_, assets) => {
  const response = await withAssets(assets).get('/sida/faq')
  expect(response.headers.get('Link')).toBe('</styles.css>; rel=preload; as=style')
  const html = await response.text()
  expect(html).toContain(LINK)
  expect(html).not.toContain('<style')
})

test('a read that never ends, as that of a cancelled request, keeps no other visitor waiting', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  const silent = answering(() => {
    asked.resolve()
    return answer.promise
  })
  const cancelled = withAssets(silent).get('/sida/faq')
  await asked.promise
  const other = createShopper()
    .get('/sida/faq')
    .then((response) => response.text())
  expect(await withTimeout(other, 2000)).toContain(STYLE)
  answer.reject(new Error('cancelled'))
  await cancelled
})

describe('the document of a first visit', () => {
  test.each(['by the whole way', 'by the short way'])(
    'carries its styles in the place of their link, %s',
    async () => {
      const response = await createShopper().get('/sida/faq')
      const html = await response.text()
      expect(html).toContain(STYLE)
      expect(html).not.toContain(LINK)
      expect(response.headers.get('Link')).toBeNull()
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLES))
      expect(policy).toContain(
        `style-src 'self' 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
      )
      const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
      const nonces = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, found]) => found)
      expect(nonces.length).toBeGreaterThan(0)
      expect(new Set(nonces)).toEqual(new Set([nonce]))
    },
  )

  test('differs from that of a later one in nothing but the styles, and has its tag', async () => {
    const [first, later] = [
      await createShopper().get('/sida/faq'),
      await createShopper().get('/sida/faq', HAS_STYLESHEET),
    ]
    expect(later.headers.get('Link')).toBe('</styles.css>; rel=preload; as=style')
    expect(bare(await later.text())).toBe(bare(await first.text()).replace(STYLE, LINK))
    expect(later.headers.get('ETag')).toBe(first.headers.get('ETag'))
  })

  test('comes with the stylesheet of another build in the cache, too', async () => {
    const response = await createShopper().get('/sida/faq', {
      Cookie: 'skare-styles=styles-of-yesterday.css',
    })
    expect(await response.text()).toContain(STYLE)
  })
})

test.each([
  ['a script fetches', '/sida/faq', { 'Sec-Fetch-Dest': 'empty' }],
  ['devices keep as their shell', '/offline', {}],
])('a document that %s links its stylesheet', async (_, path, headers) => {
  const html = await (await createShopper().get(path, headers as HeadersInit)).text()
  expect(html).toContain(LINK)
  expect(html).not.toContain('<style')
})

describe('the document of a first visit where visits begin', () => {
  const linkOf = (rest: string) =>
    `<link rel="stylesheet" href="${rest}" media="(width >= 30rem)" data-rest=""/><noscript><link rel="stylesheet" href="${rest}"/></noscript>`

  test.each([
    ['home', async (): Promise<string> => '/', '/first-home.css', '/rest-of-home.css'],
    ['category', async (): Promise<string> => '/skidor', '/first-list.css', '/rest-of-list.css'],
    ['product', aProduct, '/first-product.css', '/rest-of-product.css'],
  ] as const)(
    '%s: carries the styles of the first screen, and not its data',
    async (_, toPath, sheet, rest) => {
      const path = await toPath()
      const later = await (await createShopper().get(path, HAS_STYLESHEET)).text()
      const first = await (await createShopper().get(path)).text()
      const styles = `<style data-href="/styles.css">${builtStyles[sheet]}</style>${linkOf(rest)}`
      expect(dataOf(later)).toContain('{"value":')
      expect(bare(first)).toBe(withoutData(bare(later)).replace(LINK, styles))
    },
  )

  test('on a phone leaves the rest of the styles to the starter', async () => {
    const html = await (await createShopper().get('/', { 'Sec-CH-UA-Mobile': '?1' })).text()
    const rest = '/rest-of-home.css'
    expect(html).toContain(
      `<script>${HOLD_PICTURES}</script><link rel="preload" as="style" href="${rest}" media="(width >= 30rem)" data-rest=""/><noscript><link rel="stylesheet" href="${rest}"/></noscript>`,
    )
  })

  test('names the script that it carries in its policy', async () => {
    const response = await createShopper().get('/', { 'Sec-CH-UA-Mobile': '?1' })
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(HOLD_PICTURES))
    const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
    const [, scripts] = /script-src ([^;]+)/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
    expect(scripts?.split(' ')).toContain(hash)
  })

  test('asks for its data, which is what the stored document was rendered from, without a platform call', async () => {
    const stored = await (await createShopper().get('/skidor', HAS_STYLESHEET)).text()
    upstream.reset()
    const data = await createShopper().get('/_data/skidor?utm_source=letter')
    expect(await data.text()).toBe(`${dataOf(stored)}\n`)
    expect(data.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(upstream.calls).toEqual([])
  })

  test('carries its data when it is older than what would be answered', async () => {
    expect(dataOf(await (await createShopper().get('/valla')).text())).toBe('')
    clock.pass(2 * 3600 * SECOND) // a list is fresh for an hour, and shown for a day
    const data = await createShopper().get('/_data/valla')
    expect(data.headers.get('Server-Timing')).not.toContain('page;')
    const stale = await createShopper().get('/valla')
    expect(stale.headers.get('Age')).not.toBe('0')
    expect(dataOf(await stale.text())).not.toBe('')
  })

  test('carries its data when it was made of older answers: by the time it asked for them, they are renewed', async () => {
    await createShopper().get('/pjaxor')
    clock.pass(2 * 3600 * SECOND)
    const made = await createShopper().get('/pjaxor?ls_faste=unknown') // another page of the same answers
    expect(made.headers.get('Server-Timing')).toContain('desc="miss"')
    expect(dataOf(await made.text())).not.toBe('')
  })

  test('comes anew, with its data, for a browser that has the one without and asks when it is older', async () => {
    await createShopper().get('/klader') // renews what tests before have left
    const first = await createShopper().get('/klader')
    expect(dataOf(await first.text())).toBe('')
    const condition = { 'If-None-Match': first.headers.get('ETag') ?? '', ...HAS_STYLESHEET }
    expect((await createShopper().get('/klader', condition)).status).toBe(304)
    clock.pass(2 * 3600 * SECOND)
    const stale = await createShopper().get('/klader', condition)
    expect([stale.status, stale.headers.get('ETag')]).toEqual([200, condition['If-None-Match']])
    expect(dataOf(await stale.text())).not.toBe('')
  })

  test('carries its data when nobody stores it: a search, and a page with a failed part', async () => {
    expect(dataOf(await (await createShopper().get('/sokresultat?s=skidor')).text())).not.toBe('')
    upstream.answer = ({ url }) =>
      url.includes('/delivery/jsonapi/') ? new Response('{}', { status: 500 }) : undefined
    const response = await createShopper(NORWAY).get('/en')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(dataOf(await response.text())).not.toBe('')
  })
})

const withoutData = (html: string) => html.replaceAll(/(id="page"|data-line="")>[^<]*/g, '$1>')
const dataOf = (html: string): string => /id="page">([^<]*)/.exec(html)?.[1] ?? ''

let products = 0

/** A product that no test has seen. */
async function aProduct(): Promise<string> {
  const html = await (await createShopper().get('/klader', HAS_STYLESHEET)).text()
  const paths = [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, path = '']) => path)
  return paths[products++] ?? ''
}
