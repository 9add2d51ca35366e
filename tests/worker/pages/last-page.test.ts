import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()
let asked: number[] = []

/** A catalogue in which every list has more products than a search engine returns (contract §8.5). */
beforeEach(() => {
  asked = []
  upstream.answer = async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.endsWith('/product/_search')) return undefined
    asked.push(Number(url.searchParams.get('from') ?? 0))
    const answer = await (await platform.fetch(request, bindings)).json<object>()
    return Response.json({ ...answer, total: 12_345 })
  }
})

test('the last page that can be asked for leads to no next one', async () => {
  const before = await (await shopper.get('/skidor?page=199')).text()
  expect(before).toContain('page=200')
  const last = await shopper.get('/skidor?page=200')
  expect(last.status).toBe(200)
  expect(await last.text()).not.toContain('page=201')
})

test.each(['/skidor?page=', '/sokresultat?s=skidor&page=', '/varumarke/fjallro?page='])(
  '%s: a page behind it leads to it, and is not searched for',
  async (list) => {
    for (const page of ['201', '999999999']) {
      const { status, headers } = await shopper.get(list + page)
      expect([page, status]).toEqual([page, 302])
      expect(new URLSearchParams(headers.get('Location')?.split('?')[1]).get('page')).toBe('200')
    }
    expect(asked.filter((from) => from > 9950)).toEqual([])
  },
)
