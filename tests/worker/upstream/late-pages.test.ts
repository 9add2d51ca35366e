import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { clock, DAY, SECOND } from '../support/clock.ts'
import { createShopper, PATIENT, upstream, WITHIN_A_SECOND } from '../support/shop.ts'

const brands = await readBrands()
const [brand = '/'] = brands

async function readBrands(): Promise<string[]> {
  const html = await (await createShopper().get('/varumarken')).text()
  return [...new Set([...html.matchAll(/href="(\/varumarke\/[^"/]+)"/g)].map(([, path = '']) => path))]
}

/** Somebody who says nothing, until the pages are answered. */
const aSilence = () => Promise.withResolvers<undefined>()

/** Opens each page in a browser of its own, all at once. The silence ends when they have all been answered, and not before. */
async function openAll(paths: string[], changes: Partial<Bindings> = {}, silence = aSilence()) {
  const shoppers = paths.map(() => createShopper(undefined, { ...WITHIN_A_SECOND, ...changes }))
  const visits = shoppers.map(async ({ get }, at) => {
    const response = await get(paths[at] ?? '/')
    return { status: response.status, html: await response.text() }
  })
  const areAnswered = () => shoppers.every(({ answeredMs }) => answeredMs() > 0)
  await expect.poll(areAnswered, { timeout: 15_000 }).toBe(true)
  silence.resolve(undefined)
  return Promise.all(visits)
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))

const isAttributes = (url: string) => url.includes('/attribute/_search')
const isSearch = (url: string) => url.includes('/product/_search')
const isTerms = (url: string) => url.includes('/delivery-service/terms')
const isContent = (url: string) => url.includes('/delivery/jsonapi/')

/** A KV that does something else before it says that it has no data. */
function kvThat(before: () => unknown): Partial<Bindings> {
  async function get(key: string) {
    if (key.startsWith('data')) await before()
    return null
  }
  return { CACHE: { get, put: async () => undefined } as unknown as KVNamespace } // what the caches use of it
}

/** The machine is busy for a while, once: the clock goes on, no timer has rung. */
function busyFor(ms: number): () => void {
  let leftMs = ms
  return () => {
    clock.pass(leftMs)
    leftMs = 0
  }
}

beforeEach(() => {
  upstream.reset()
  clock.pass(100 * DAY) // no cache has anything
})

describe("R9.6: the platform's second begins with the page's first call", () => {
  test('a machine that was busy before it takes nothing of it', async () => {
    const [{ status, html } = { status: 0, html: '' }] = await openAll([brand], kvThat(busyFor(2 * SECOND)))
    expect(status).toBe(200)
    expect(html).toContain('product-card')
  })

  test('nor does a slow KV', async () => {
    upstream.answer = ({ url }) => (isSearch(url) ? wait(600) : undefined)
    const opens = wait(700)
    expect(
      await openAll(
        [brand],
        kvThat(() => opens),
      ),
    ).toMatchObject([{ status: 200 }])
  })

  test('nor does the call of another page that it waits for', async () => {
    const busy = busyFor(2 * SECOND)
    upstream.answer = ({ url }) => void (isAttributes(url) && busy())
    const statuses = (await openAll(brands.slice(0, 5))).map(({ status }) => status)
    expect(statuses).toEqual([504, 200, 200, 200, 200])
  })

  test('a silent KV keeps no page from a platform that is well', async () => {
    const silence = aSilence()
    const pages = await openAll(
      [brand],
      kvThat(() => silence.promise),
      silence,
    )
    expect(pages).toMatchObject([{ status: 200 }])
  })

  test('an optional part does not wait for what another began behind its page, which has longer', async () => {
    const silence = aSilence()
    upstream.answer = ({ url }) => (isTerms(url) ? silence.promise : undefined)
    const list = createShopper().get('/skidor')
    await expect.poll(() => upstream.calls.some(isTerms)).toBe(true)
    expect(await openAll(['/p/DEMO-SALE/x'], {}, silence)).toMatchObject([{ status: 200 }])
    await list
  })

  test('what is asked for after its end is not called, and the log says why; the next try has it', async () => {
    const error = vi.spyOn(console, 'error')
    const busy = busyFor(2 * SECOND)
    upstream.answer = ({ url }) => void (isAttributes(url) && busy())
    expect(await openAll([brand])).toMatchObject([{ status: 504 }])
    expect(upstream.calls.filter(isSearch)).toEqual([])
    expect(error.mock.calls.flat().join('\n')).toContain('no time was left')
    error.mockRestore()
    expect(await openAll([brand])).toMatchObject([{ status: 200 }])
  })
})

describe.each([2, 10])('%i pages that nobody has seen, at once', (count) => {
  const paths = brands.slice(0, count)

  test('R8.41 R9.6: have their products though the content service is silent, and are whole when it is back', async () => {
    const silence = aSilence()
    upstream.answer = ({ url }) => (isContent(url) ? silence.promise : undefined)
    for (const { status, html } of await openAll(paths, {}, silence)) {
      expect(status).toBe(200)
      expect(html).toContain('product-card')
    }
    upstream.reset()
    clock.pass(70 * SECOND) // longer than any breaker stays open, and than a menu without activities is kept
    await openAll(paths, PATIENT) // the first of them is the probe
    const first = (await openAll(paths, PATIENT)).map(({ html }) => html)
    upstream.reset()
    expect((await openAll(paths, PATIENT)).map(({ html }) => html.length)).toEqual(
      first.map(({ length }) => length),
    )
    expect(upstream.calls).toEqual([]) // so they were stored, and with that complete
  })
})
