import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { hostileTexts } from '../support/hostile-html.ts'
import { hostileVectors } from '../support/hostile-vectors.ts'

const FILES = [
  'worker/content/sanitise-html.ts',
  'worker/content/html-writer.ts',
  'worker/content/allowed-html.ts',
  'worker/cache/memory-cache.ts',
  'shared/content/plain-text.ts',
]
const MAIN = `import { sanitiseHtml } from './worker/content/sanitise-html.ts'
export default {
  async fetch(request) {
    const texts = await request.json()
    return Response.json(await Promise.all(texts.map((text) => sanitiseHtml(text, { warn() {} }))))
  },
}`

/** The worker's own sanitiser in the worker's own runtime: its tokenizer exists nowhere else. */
async function sanitiseAll(texts: string[]): Promise<string[]> {
  const files = await Promise.all(
    FILES.map(async (path) => {
      const source = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
      const contents = stripTypeScriptTypes(source).replaceAll("'#shared/", "'../../shared/")
      return { type: 'ESModule' as const, path, contents }
    }),
  )
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      telemetry: { enabled: false },
      cf: false,
      compatibilityDate: '2026-11-01', // wrangler.toml
      modules: [{ type: 'ESModule', path: 'main.js', contents: MAIN }, ...files],
    }),
  )
  try {
    const response = await worker.dispatchFetch('http://skare.test/', {
      method: 'POST',
      body: JSON.stringify(texts),
    })
    return (await response.json()) as string[]
  } finally {
    await worker.dispose()
  }
}

const row = (html: string) => `<ul><li><div class="container">${html}</div><p class="sibling">b</p></li></ul>`
const LISTENING =
  '<!DOCTYPE html><script>hit = alert = () => { window.hasRun = true }</script><meta charset="utf-8">'

/** What the browser made of every row: whether anything ran, what stands where, and what is in it. */
const look = (page: Page) =>
  page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    rows: [...document.querySelectorAll('body > ul')].map((list) => {
      const [first, second, ...others] = list.querySelectorAll(':scope > li > *')
      const inside = [...(first?.querySelectorAll('*') ?? [])]
      return {
        places: [list.children.length, first?.className, second?.className, others.length].join(' '),
        elements: inside.map(({ localName }) => localName).join(' '),
        handlers: inside.flatMap(({ attributes }) =>
          [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        ),
      }
    }),
  }))

/** Reads what the sanitiser makes of these texts twice, parsed with the page and put into it, and looks for what got out. */
async function expectHarmless(page: Page, texts: string[]): Promise<void> {
  const asked: string[] = []
  await page.route('**/*', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  const outputs = await sanitiseAll(texts)
  await page.setContent(LISTENING + outputs.map(row).join(''))
  const parsed = await look(page)
  await page.setContent(LISTENING + outputs.map(() => row('')).join(''))
  await page.evaluate((written) => {
    for (const [at, container] of document.querySelectorAll('.container').entries())
      container.innerHTML = written[at] ?? ''
  }, outputs)
  for (const { hasRun, rows } of [parsed, await look(page)]) {
    expect(hasRun).toBe(false)
    expect(rows).toHaveLength(texts.length)
    for (const [at, found] of rows.entries()) {
      const source = texts[at]
      expect(found, source).toMatchObject({ places: '1 container sibling 0', handlers: [] })
      expect(found.elements, source).not.toMatch(
        /script|style|svg|math|frame|form|input|object|embed|link|meta|base|template|button/,
      )
    }
  }
  expect(asked.filter((url) => !/\.svg$|\/x$/.test(url))).toEqual([]) // pictures only
  expect(new URL(page.url()).protocol).toBe('about:') // nothing led away
}

test('in a browser nothing of hostile HTML runs or leaves its place, parsed or put in', ({ page }) =>
  expectHarmless(
    page,
    hostileTexts.map(([, html]) => html),
  ))

test(
  `nor of ${hostileVectors.length} combinations, each hostile text in each place`,
  {
    tag: '@long',
  },
  ({ page }) => expectHarmless(page, hostileVectors),
)
