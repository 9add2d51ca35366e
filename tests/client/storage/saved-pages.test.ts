import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceCaches } from '#client/storage/device-caches.ts'
import {
  listSavedPages,
  readSavedPage,
  removePrivatePages,
  removeSavedPage,
  saveAnswer,
  savePage,
} from '#client/storage/saved-pages.ts'
import { PARTIAL_LINE, pageFormat } from '#shared/page-format.ts'
import { type PageName, routes } from '#shared/routes.ts'
import { MemoryCaches } from '#tests/support/memory-caches.ts'

let caches: MemoryCaches

beforeEach(() => {
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const linesOf = (name: PageName, title = 'Skidor') =>
  `${JSON.stringify({ value: { name, data: {}, meta: { title } }, promised: [] })}\n`

const aPage = (name: PageName = 'category', title?: string) => ({ text: linesOf(name, title), build: 'b1' })

const anAnswer = ({ status = 200, headers = {}, body = linesOf('category') } = {}) =>
  new Response([204].includes(status) ? null : body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Build': 'b1',
      'X-Page-Format': pageFormat,
      ...headers,
    },
  })

const without = (name: string) => {
  const answer = anAnswer()
  answer.headers.delete(name)
  return answer
}

const aForeignPage = (status: number) =>
  new Response('<title>Wi-Fi</title>', { status, headers: { 'Content-Type': 'text/html' } })

describe('a saved page', () => {
  test('is read with the moment of saving, and listed newest first', async () => {
    await savePage('/skidor', aPage('category', 'Skidor åt alla'))
    vi.setSystemTime(new Date('2026-11-22T08:01:00Z'))
    await savePage('/', aPage('home', 'Start'))
    const saved = await readSavedPage('/skidor')
    expect(saved?.headers.get('X-Saved-At')).toBe('2026-11-22T08:00:00.000Z')
    expect(await saved?.text()).toBe(linesOf('category', 'Skidor åt alla'))
    expect(await listSavedPages()).toEqual([
      { url: '/', title: 'Start', kind: 'home', savedAt: '2026-11-22T08:01:00.000Z' },
      { url: '/skidor', title: 'Skidor åt alla', kind: 'category', savedAt: '2026-11-22T08:00:00.000Z' },
    ])
  })

  test('is found without the parameters of a campaign, and not with other filters', async () => {
    await savePage('/skidor?utm_source=mail&ls_farg=49', aPage())
    expect(await readSavedPage('/skidor?ls_farg=49&gclid=1')).not.toBeNull()
    expect(await readSavedPage('/skidor')).toBeNull()
    expect(await readSavedPage('/skidor?ls_farg=50')).toBeNull()
  })

  test('of a product is that of all its variants', async () => {
    await savePage('/skidor/race?childSku=RACE-180', aPage('configurable-product', 'Race'))
    for (const url of ['/skidor/race', '/skidor/race?childSku=RACE-190&utm_source=mail'])
      expect(await readSavedPage(url)).not.toBeNull()
    expect((await listSavedPages()).map(({ url }) => url)).toEqual(['/skidor/race'])
  })

  test('is not that of an address with two slashes, which the home page would be by mistake', async () => {
    await savePage('/', aPage('home', 'Start'))
    expect(await readSavedPage('//skidor')).toBeNull()
    await saveAnswer('//skidor', anAnswer({ status: 204 }))
    expect(await readSavedPage('/')).not.toBeNull()
  })

  test('of another form of page data counts as not saved', async () => {
    await savePage('/skidor', aPage())
    expect(await readSavedPage('/skidor', 'another')).toBeNull()
    expect(await readSavedPage('/skidor', pageFormat)).not.toBeNull()
  })

  test('is gone after thirty days', async () => {
    await savePage('/skidor', aPage())
    vi.advanceTimersByTime(30 * 24 * 3_600_000)
    expect(await readSavedPage('/skidor')).not.toBeNull()
    expect(await listSavedPages()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await readSavedPage('/skidor')).toBeNull()
    expect(await listSavedPages()).toEqual([])
  })

  test('is gone when it lies as far ahead: the clock was set back', async () => {
    await savePage('/skidor', aPage())
    vi.setSystemTime(new Date('2025-11-22T08:00:00Z'))
    expect(await readSavedPage('/skidor')).toBeNull()
    expect(await listSavedPages()).toEqual([])
  })

  test('may have a title that was cut inside of a character', async () => {
    expect(await savePage('/skidor', aPage('category', 'Skidor \ud83d'))).toBe(true)
    expect((await listSavedPages())[0]?.title).toBe('Skidor \uFFFD')
  })

  test('makes room: the oldest of a hundred goes, and a page that is saved again is the newest', async () => {
    for (let at = 0; at < 100; at++) await savePage(`/p/${at}`, aPage())
    await savePage('/p/0', aPage())
    await savePage('/p/100', aPage())
    const urls = (await listSavedPages()).map(({ url }) => url)
    expect(urls).toHaveLength(deviceCaches.pages.maxEntries)
    expect(urls).toContain('/p/0')
    expect(urls).not.toContain('/p/1')
  })

  test('can be removed alone', async () => {
    await savePage('/a', aPage())
    await savePage('/b', aPage())
    await removeSavedPage('/a')
    expect((await listSavedPages()).map(({ url }) => url)).toEqual(['/b'])
  })

  test('goes when the shopper is forgotten, if it says what was searched for', async () => {
    await savePage('/sokresultat?s=skate', aPage('search-result'))
    await savePage('/skidor', aPage())
    await removePrivatePages()
    expect((await listSavedPages()).map(({ url }) => url)).toEqual(['/skidor'])
  })
})

test('what the shop stores nowhere, an error or a page without data is never saved, whatever the answer says', async () => {
  const withoutData = Object.entries(routes).flatMap(([name, { hasData }]) => (hasData ? [] : [name]))
  const policies = readFileSync('worker/pages/index.ts', 'utf8') // as text: these tests are compiled without the worker
  const notStored = [...policies.matchAll(/^ {2}'?([\w-]+)'?: personalPage,$/gm)].map(([, name]) => name)
  expect(withoutData.length).toBeGreaterThan(5)
  expect(notStored).toContain('ski-finder')
  for (const name of ['page-not-found', ...notStored, ...withoutData] as PageName[])
    expect([name, await savePage(`/${name}`, aPage(name))]).toEqual([name, false])
  expect(await savePage('/x', { text: '<!DOCTYPE html>', build: 'b1' })).toBe(false)
  expect(await listSavedPages()).toEqual([])
})

describe('an answer of the shop', () => {
  test.each([
    { it: 'a public page', answer: anAnswer(), becomes: 'saved' },
    {
      it: 'a page of another build and the same form',
      answer: anAnswer({ headers: { 'X-Build': 'b2' } }),
      becomes: 'saved',
    },
    {
      it: 'a page of another form',
      answer: anAnswer({ headers: { 'X-Page-Format': 'other' } }),
      becomes: 'unchanged',
    },
    {
      it: 'a page of which a part has failed after its first line',
      answer: anAnswer({ body: `${linesOf('category')}${PARTIAL_LINE}\n` }),
      becomes: 'unchanged',
    },
    { it: 'an error', answer: anAnswer({ status: 503 }), becomes: 'unchanged' },
    { it: 'too many requests', answer: anAnswer({ status: 429 }), becomes: 'unchanged' },
    {
      it: 'another type',
      answer: anAnswer({ headers: { 'Content-Type': 'text/html' } }),
      becomes: 'unchanged',
    },
    { it: 'a page that is not said to be public', answer: without('Cache-Control'), becomes: 'unchanged' },
    { it: 'a page with one shopper’s data', answer: without('X-Page-Format'), becomes: 'removed' },
    { it: 'a redirect', answer: anAnswer({ status: 204 }), becomes: 'removed' },
    { it: 'not found', answer: anAnswer({ status: 404 }), becomes: 'removed' },
    { it: 'gone', answer: anAnswer({ status: 410 }), becomes: 'removed' },
    { it: 'a login page of a hotel’s network', answer: aForeignPage(200), becomes: 'unchanged' },
    { it: 'an error page of a server in between', answer: aForeignPage(404), becomes: 'unchanged' },
  ])('$it: the copy is $becomes', async ({ answer, becomes }) => {
    await savePage('/skidor', { text: linesOf('category', 'Gammal'), build: 'b0' })
    expect((await saveAnswer('/skidor', answer)).kind).toBe(becomes)
    const title = (await listSavedPages())[0]?.title
    expect(title).toBe({ saved: 'Skidor', unchanged: 'Gammal', removed: undefined }[becomes])
  })

  test('that broke off is not saved', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(linesOf('category')))
        controller.error(new Error('cut'))
      },
    })
    const answer = new Response(body, { headers: anAnswer().headers })
    expect((await saveAnswer('/skidor', answer)).kind).toBe('unchanged')
  })
})

describe('storage that does not work', () => {
  test('R4.128 R4.129 a full device loses pictures first, then pages, never shells', async () => {
    await savePage('/a', aPage())
    for (const name of ['skare-pictures', 'skare-shells'])
      await (await caches.open(name)).put('/x', new Response(''))
    caches.faults = ['QuotaExceededError']
    expect(await savePage('/b', aPage())).toBe(true)
    expect([...caches.stored.keys()]).toEqual(['skare-pages', 'skare-shells'])
    caches.faults = Array(9).fill('QuotaExceededError')
    expect(await savePage('/c', aPage())).toBe(false)
    expect(caches.stored.has('skare-shells')).toBe(true)
  })

  test('that is blocked is as if nothing was saved', async () => {
    const refuse = () => Promise.reject(new Error('SecurityError'))
    vi.stubGlobal('caches', { open: refuse, delete: refuse })
    expect(await savePage('/a', aPage())).toBe(false)
    expect(await readSavedPage('/a')).toBeNull()
    expect(await listSavedPages()).toEqual([])
    await expect(removeSavedPage('/a')).resolves.not.toThrow()
  })

  test('that cannot delete is no failure either', async () => {
    vi.stubGlobal('caches', {
      open: async () => ({ delete: () => Promise.reject(new Error('UnknownError')) }),
    })
    expect(await saveAnswer('/a', anAnswer({ status: 404 }))).toEqual({ kind: 'removed' })
  })
})
