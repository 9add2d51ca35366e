import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const contentCalls = () => upstream.calls.filter((call) => call.includes('/delivery/jsonapi/')).length

test('R7.74: what the content service has answered is kept by its request: another rendering asks for nothing', async () => {
  const shopper = createShopper()
  expect(await (await shopper.get('/kopguider/choose-cross-country-skis')).text()).toContain('<h1')
  expect(contentCalls()).toBeGreaterThan(0)
  upstream.reset()
  const data = await shopper.get('/_data/kopguider/choose-cross-country-skis')
  expect(data.status).toBe(200)
  expect(contentCalls()).toBe(0)
})

const { CACHE } = env as unknown as Bindings

test.each([
  ['guides', '/kopguider'],
  ['pages', '/sida'],
])(
  'of a service that ignores the case of letters, no other spelling of the %s is written to KV',
  async (type, path) => {
    const attributes = { slug: 'mjuk-vaxt', title: 'Mjuk växt' }
    upstream.answer = ({ url }) =>
      new URL(url).pathname.endsWith(`/jsonapi/${type}`)
        ? Response.json(
            { data: [{ type, id: 'mjuk', attributes }] },
            { headers: { 'Content-Type': 'application/vnd.api+json' } },
          )
        : undefined
    for (const slug of ['mjuk-vaxt', 'Mjuk-vaxt', 'mJuk-vaxt'])
      expect((await createShopper().get(`${path}/${slug}`)).status).toBe(200)
    const { keys } = await CACHE.list({ prefix: 'data' })
    const pages = await CACHE.list<{ path: string }>({ prefix: 'page2:' })
    const written = [
      ...keys.map(({ name }) => name),
      ...pages.keys.map(({ metadata }) => metadata?.path ?? ''),
    ]
    const spellings = written.flatMap((name) => /mjuk-vaxt$/i.exec(name)?.[0] ?? [])
    expect(new Set(spellings)).toEqual(new Set(['mjuk-vaxt']))
  },
)
