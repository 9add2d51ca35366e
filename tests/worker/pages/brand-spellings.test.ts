import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const NAME = 'Norr & Söder'

test('R5.35 R5.36 R7.78: a brand’s name with spaces is escaped, and is looked for in all its spellings', async () => {
  const asked: URL[] = []
  upstream.answer = async (request) => {
    asked.push(new URL(request.url))
    if (!request.url.includes('/attribute/_search')) return undefined
    const answer = await platform.fetch(request, env as unknown as PlatformBindings)
    return new Response((await answer.text()).replaceAll('Fjällro', NAME), {
      headers: { 'Content-Type': 'application/json' },
    })
  }
  expect((await createShopper().get('/varumarke/norr-soder')).status).toBe(200)
  const [search] = asked.filter(({ pathname }) => pathname.includes('partnerSearch'))
  expect(search?.searchParams.getAll('filters[]')).toEqual([
    'brand:Norr\\ &\\ Söder',
    'brand:NORR\\ &\\ SÖDER',
    'brand:norr\\ &\\ söder',
  ])
  expect(search?.search).toMatch(/brand%3ANorr%5C(?:\+|%20)%26%5C(?:\+|%20)S%C3%B6der/)
})

test('R7.82 R7.1: a brand’s products come fifty at a time in the default order, from the platform’s own address', async () => {
  const asked: { url: URL; body: string }[] = []
  upstream.answer = async (request) => {
    asked.push({ url: new URL(request.url), body: await request.text() })
    return undefined
  }
  expect((await createShopper().get('/varumarke/kvalsund')).status).toBe(200)
  const search = asked.find(
    ({ url }) => url.pathname.endsWith('/product/_search') && url.searchParams.get('size') === '50',
  )
  expect(JSON.parse(search?.body ?? '{}')).toMatchObject({
    _appliedSort: [{ field: 'popularity', options: 'desc' }],
  })
  const commerce = asked.filter(({ url }) => /^\/api\/(?:catalog|url|stock|cart)\//.test(url.pathname))
  expect(new Set(commerce.map(({ url }) => url.origin))).toEqual(new Set(['http://platform.internal']))
})

test('R3.43: its content is asked for by its name in lower case', async () => {
  const titles: (string | null)[] = []
  upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/brand')) titles.push(searchParams.get('filter[title][_eq]'))
    return undefined
  }
  expect((await createShopper().get('/varumarke/glidfors')).status).toBe(200)
  expect(titles).toEqual(['glidfors'])
})

test('R1.42: one product that the service tells wrongly does not cost the order of the others', async () => {
  await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const own = await createShopper().get('/_data/varumarke/kvalsund?sort=name-asc')
  const [head = ''] = (await own.text()).split('\n')
  const skus: string[] = JSON.parse(head).value.data.list.cards.map(({ sku }: { sku: string }) => sku)
  const wrong = [
    { productNumber: 17 },
    { productNumber: null, extraData: null },
    { extraData: { sku: ['A'] } },
  ]
  upstream.answer = ({ url }) =>
    url.includes('/search/partnerSearch')
      ? Response.json({ result: [...wrong, ...skus.map((sku) => ({ productNumber: sku, extraData: null }))] })
      : undefined
  const answer = await createShopper().get('/_data/varumarke/kvalsund')
  const [first = ''] = (await answer.text()).split('\n')
  const shown = JSON.parse(first).value.data.list.cards.map(({ sku }: { sku: string }) => sku)
  expect(shown).toEqual(skus)
  expect(skus.length).toBeGreaterThan(2)
})
