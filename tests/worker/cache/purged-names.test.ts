import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { SearchSuggestions } from '#shared/api/search.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()
const purge = (tag: string) => shopper.get(`/invalidate?tag=${tag}&key=skare-development-purge-key`) // vitest.config.ts

/** The platform's answers to searches of a kind, changed. */
function changeSearches<T extends object>(kind: string, change: (answer: T) => object): void {
  upstream.answer = async (request) => {
    if (!request.url.includes(`/${kind}/_search`)) return undefined
    const response = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
    return Response.json(change(await response.json<T>()))
  }
}

test('an article that is no more is neither suggested nor found once its type is purged', async () => {
  const path = '/magasin/technique/wax-right'
  const suggested = async () => {
    const answer = await shopper.get('/api/search/suggest?q=valla')
    return (await answer.json<SearchSuggestions>()).guides.map((guide) => guide.path)
  }
  const found = async () => (await (await shopper.get('/sokresultat?s=valla')).text()).includes(path)
  expect([await suggested(), await found()]).toEqual([expect.arrayContaining([path]), true])
  changeSearches('product', (answer) => ({ ...answer, pages: [] }))
  await purge('content:magazineItem')
  expect([await suggested(), await found()]).toEqual([expect.not.arrayContaining([path]), false])
})

test('what devices keep of products has the new name of a category that was purged', async () => {
  const namesOf = async () => {
    const answer = await shopper.get('/api/products/rows?skus=DEMO-SALE')
    return (await answer.json<ApiAnswer<'products.catalogueRows'>>()).rows[0]?.categoryNames
  }
  expect(await namesOf()).toContain('Turskidor')
  changeSearches<{ hits: { url_path: string; name: string }[] }>('category', (answer) => ({
    ...answer,
    hits: answer.hits.map((hit) => ({ ...hit, name: hit.name.replace('Turskidor', 'Fjällskidor') })),
  }))
  await purge('C24')
  expect(await namesOf()).toContain('Fjällskidor')
})
