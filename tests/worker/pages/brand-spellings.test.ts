import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const NAME = 'Norr & Söder'

test('R5.35 R5.36: a brand’s name with spaces is escaped, and is looked for in all its spellings', async () => {
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
    `brand:${NAME}`,
    'brand:NORR & SÖDER',
    'brand:norr & söder',
  ])
  expect(search?.search).toMatch(/brand%3ANorr(?:\+|%20)%26(?:\+|%20)S%C3%B6der/)
})
