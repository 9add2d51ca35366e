import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { hostileTexts } from '../support/hostile-html.ts'

const FILES = [
  'content/sanitise-html.ts',
  'content/html-writer.ts',
  'content/allowed-html.ts',
  'cache/memory-cache.ts',
]
const MAIN = `import { sanitiseHtml } from './content/sanitise-html.ts'
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
      const source = await readFile(new URL(`../../worker/${path}`, import.meta.url), 'utf8')
      return { type: 'ESModule' as const, path, contents: stripTypeScriptTypes(source) }
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

test('in a browser nothing of hostile HTML runs or leaves its place, parsed or put in', async ({ page }) => {
  await page.route('**/*', (route) => route.fulfill({ status: 404 }))
  const outputs = await sanitiseAll(hostileTexts.map(([, html]) => html))
  await page.setContent(LISTENING + outputs.map(row).join(''))
  const parsed = await look(page)
  await page.setContent(LISTENING + outputs.map(() => row('')).join(''))
  await page.evaluate((texts) => {
    for (const [at, container] of document.querySelectorAll('.container').entries())
      container.innerHTML = texts[at] ?? ''
  }, outputs)
  for (const { hasRun, rows } of [parsed, await look(page)]) {
    expect(hasRun).toBe(false)
    expect(rows).toHaveLength(hostileTexts.length)
    for (const [at, found] of rows.entries()) {
      const source = hostileTexts[at]?.[1]
      expect(found, source).toMatchObject({ places: '1 container sibling 0', handlers: [] })
      expect(found.elements, source).not.toMatch(/script|style|svg|math|frame|form|input|object/)
    }
  }
})
