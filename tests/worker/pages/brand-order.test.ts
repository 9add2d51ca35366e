import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts binds the platform's database
const COUNT = 120

const searchSchema = z.object({
  _appliedFilters: z.array(z.object({ attribute: z.string(), value: z.record(z.string(), z.unknown()) })),
})

/** The skus of the brand in the platform's order. */
const skus = Array.from({ length: COUNT }, (_, at) => `BRAND-${100 + at}`)

let model: object = {}

/** A platform whose brand has so many products, each like one of the catalogue's. */
async function answerSearch(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { _appliedFilters: filters } = searchSchema.parse(await request.clone().json())
  const [size, from] = [Number(searchParams.get('size')), Number(searchParams.get('from'))]
  const wanted = filters.find(({ attribute }) => attribute === 'sku')?.value.in
  const found = Array.isArray(wanted) ? skus.filter((sku) => wanted.includes(sku)) : skus
  const answer = await platform.fetch(request, bindings)
  const body = await answer.json<{ hits: object[] }>()
  model = body.hits[0] ?? model
  const hits = found.slice(from, from + size).map((sku) => ({ ...model, sku, id: Number(sku.slice(6)) }))
  return Response.json({ ...body, hits, total: found.length })
}

async function cardsOf(path: string): Promise<string[]> {
  const [head = ''] = (await (await createShopper().get(path)).text()).split('\n')
  return JSON.parse(head).value.data.list.cards.map(({ sku }: { sku: string }) => sku)
}

afterEach(() => upstream.reset())

test.each([
  ['knows them all', skus.toReversed()],
  ['knows one more that the shop does not have', skus.toReversed().toSpliced(10, 0, 'ELSEWHERE')],
])(
  'R7.82: the pages of a brand have each product once, also where the service that ranks them %s',
  async (_, ranked) => {
    await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    upstream.answer = (request) => {
      if (request.url.includes('/product/_search')) return answerSearch(request)
      return request.url.includes('/search/partnerSearch')
        ? Response.json({ result: ranked.map((sku) => ({ productNumber: sku })) })
        : undefined
    }
    const shown = [
      ...(await cardsOf('/_data/varumarke/kvalsund')),
      ...(await cardsOf('/_data/varumarke/kvalsund?page=2')),
      ...(await cardsOf('/_data/varumarke/kvalsund?page=3')),
    ]
    expect(shown.toSorted()).toEqual(skus)
  },
)
