import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { PageData } from '#shared/page-data.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts binds the platform's database

beforeEach(() => upstream.reset())

async function loadHome(origin?: string, path = '/_data'): Promise<PageData['home']> {
  const [head = ''] = (await (await createShopper(origin).get(path)).text()).split('\n')
  return JSON.parse(head).value.data
}

/** The home entry with every block three times. */
async function moreBlocks(request: Request): Promise<Response> {
  const answer = await platform.fetch(request, bindings)
  const body = await answer.json<{ data: { relationships: Record<string, { data: unknown }> } }>()
  for (const relation of Object.values(body.data.relationships))
    if (Array.isArray(relation.data)) relation.data = [...relation.data, ...relation.data, ...relation.data]
  return Response.json(body, { headers: { 'Content-Type': 'application/vnd.api+json' } })
}

test('R2.5: what editors add beyond 4 blocks, 5 middle blocks and 2 content areas is not shown', async () => {
  upstream.answer = (request) => (/\/home\/home/.test(request.url) ? moreBlocks(request) : undefined)
  const { home } = await loadHome()
  expect(upstream.calls.some((call) => call.endsWith('/home/home'))).toBe(true)
  expect([home.blocks.length, home.middleBlocks.length, home.contentAreas.length]).toEqual([4, 5, 2])
})

/** The home entry whose links lead to another site. */
async function foreignLinks(request: Request): Promise<Response> {
  const text = await (await platform.fetch(request, bindings)).text()
  const body = text.replace(/"path":"[^"]*"/g, `"path":"${PARTNER}"`)
  return new Response(body, { headers: { 'Content-Type': 'application/vnd.api+json' } })
}

const PARTNER = 'https://partner.example/?a=1'

test('a link to another site stays what the editor wrote', async () => {
  upstream.answer = (request) => (/\/home\/home/.test(request.url) ? foreignLinks(request) : undefined)
  const { home } = await loadHome(undefined, '/_data/en')
  const links = [home.banner, ...home.blocks].flatMap((block) => block?.link ?? [])
  expect(new Set(links.map(({ path }) => path))).toEqual(new Set([PARTNER]))
})

/** The home entry whose links are paths alone. */
async function barePaths(request: Request): Promise<Response> {
  const text = await (await platform.fetch(request, bindings)).text()
  const body = text.replace(/"link":\{[^{}]*"path":("[^"]*")[^{}]*(?:\{[^{}]*\})?\}/g, '"link":$1')
  return new Response(body, { headers: { 'Content-Type': 'application/vnd.api+json' } })
}

test('a banner or block whose link has no words is shown, and its link has its title', async () => {
  upstream.answer = (request) => (/\/home\/home/.test(request.url) ? barePaths(request) : undefined)
  await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const { home } = await loadHome()
  await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key')
  expect([home.blocks.length, home.middleBlocks.length, home.contentAreas.length]).toEqual([4, 5, 2])
  expect(home.banner?.link).toEqual({ label: home.banner?.title, path: expect.stringMatching(/^\//) })
})

test('R2.4 R2.5 R2.6 R2.7 R3.51 R9.42: home shows a banner, 4 blocks with a product, 5 middle blocks, 2 content areas and categories', async () => {
  for (const [origin, path] of [
    [undefined, '/_data'],
    [NORWAY, '/_data'],
    [undefined, '/_data/en'],
  ] as const) {
    const { home, popular } = await loadHome(origin, path)
    expect(home.banner?.title).toBeTruthy()
    expect(home.banner?.image).toMatch(/^\/scene\//)
    expect([home.blocks.length, home.middleBlocks.length, home.contentAreas.length]).toEqual([4, 5, 2])
    expect(home.blocks.every(({ product }) => product !== null)).toBe(true)
    expect(home.categories.length).toBeGreaterThan(3)
    for (const { path: categoryPath } of home.categories)
      expect(categoryPath.startsWith(path.replace('/_data', '') || '/')).toBe(true)
    expect(popular).toHaveLength(8)
  }
})

test('R1.40: the words are the editors’, in the language of the store', async () => {
  const [swedish, norwegian, english] = [
    await loadHome(),
    await loadHome(NORWAY),
    await loadHome(undefined, '/_data/en'),
  ]
  expect(new Set([swedish, norwegian, english].map(({ home }) => home.banner?.title)).size).toBe(3)
})

test('R4.131: home carries the tags of all products that it shows', async () => {
  const { home, popular } = await loadHome()
  const shown = [...popular, ...home.blocks.flatMap(({ product }) => product ?? [])]
  const shopper = createShopper()
  await shopper.get('/').then((response) => response.text()) // one that streams has no tags yet; it is stored with them
  const tags = (await shopper.get('/')).headers.get('Cache-Tag')?.split(',')
  expect(shown.length).toBeGreaterThan(popular.length)
  expect(tags).toEqual(expect.arrayContaining(shown.map(({ id }) => `P${id}`)))
})

/** The home entry as a service tells it that says null for what is empty. */
async function emptyFields(request: Request): Promise<Response> {
  type Resource = { attributes: Record<string, unknown>; relationships?: Record<string, { data: unknown }> }
  const answer = await platform.fetch(request, bindings)
  const body = await answer.json<{ data: Resource; included: Resource[] }>()
  body.data.relationships = { ...body.data.relationships, contentAreas: { data: null } }
  for (const { attributes } of body.included)
    for (const name of ['text', 'icon']) if (name in attributes) attributes[name] = null
  return Response.json(body, { headers: { 'Content-Type': 'application/vnd.api+json' } })
}

test('R3.51: what is empty in the home entry takes nothing else along', async () => {
  await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  upstream.answer = (request) => (/\/home\/home/.test(request.url) ? emptyFields(request) : undefined)
  const { home } = await loadHome(NORWAY)
  expect(home.banner?.title).toBeTruthy()
  expect([home.blocks.length, home.middleBlocks.length, home.contentAreas.length]).toEqual([4, 5, 0])
  expect(home.categories.length).toBeGreaterThan(3)
})
