import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

type Category = Record<string, unknown> & { url_path: string }

const shopper = createShopper()

/** The platform's categories with these fields, by their url_path, and others beside them. */
async function answerCategories(fields: Record<string, object>, others: object[] = []) {
  upstream.answer = async (request) => {
    if (!request.url.includes('/category/_search')) return undefined
    const response = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
    const answer = await response.json<{ hits: Category[] }>()
    const hits = answer.hits.map((hit) => ({ ...hit, ...fields[hit.url_path] }))
    return Response.json({ ...answer, hits: [...hits, ...others] })
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
}

beforeEach(() => upstream.reset())
afterEach(() => upstream.reset())

const headOf = (html: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
})
const openHead = async (path: string) => headOf(await (await shopper.get(path)).text())

describe('R3.18: the merchant’s meta fields', () => {
  test('are the title and the description of the document', async () => {
    const meta = { meta_title: 'Köp längdskidor', meta_description: 'Skidor för alla spår.' }
    await answerCategories({ skidor: meta })
    expect(await openHead('/skidor')).toMatchObject({
      title: 'Köp längdskidor | Skare',
      description: 'Skidor för alla spår.',
    })
  })

  test('that are empty leave the category’s own words', async () => {
    await answerCategories({ skidor: { meta_title: '', meta_description: null } })
    const { title, description } = await openHead('/skidor')
    expect(title).toBe('Skidor | Skare')
    expect(description).toMatch(/\w/)
  })
})

test('R2.54: /c/ finds a category by its slug, by its url-key, by the end of its address, by its id', async () => {
  await answerCategories({
    skidor: { slug: 'ski-21', url_key: 'ski' },
    'skidor/langdskidor': { slug: 'ski', url_key: 'spar' },
    klader: { slug: null, url_key: null },
  })
  const canonical = async (key: string) => new URL((await openHead(`/c/${key}`)).canonical ?? '').pathname
  expect(await canonical('ski-21')).toBe('/skidor')
  expect(await canonical('ski')).toBe('/skidor/langdskidor')
  expect(await canonical('spar')).toBe('/skidor/langdskidor')
  expect(await canonical('klader')).toBe('/klader')
  expect(await canonical('20')).toBe('/skidor')
})

test('R2.16: a category without a page of its own is not among the links below its parent', async () => {
  const linksOf = (html: string) => /<nav[^>]*class="[^"]*categor.*?<\/nav>/s.exec(html)?.[0] ?? html
  await answerCategories({ 'skidor/langdskidor': { url_path: null, name: 'Utan sida' } })
  const html = await (await shopper.get('/skidor')).text()
  expect(linksOf(html)).not.toContain('Utan sida')
})

test('R5.27: a category below the root is none, and neither is the root, though the platform tells of them', async () => {
  const roots = [1, 2].map((id) => ({
    id,
    parent_id: id - 1,
    path: '1/2'.slice(0, 2 * id - 1),
    name: `Rot ${id}`,
    url_path: `rot-${id}`,
    product_count: 9,
  }))
  await answerCategories({}, roots)
  for (const key of ['1', '2', 'rot-1', 'rot-2'])
    expect([key, (await shopper.get(`/c/${key}`)).status]).toEqual([key, 404])
  expect((await shopper.get('/c/skidor')).status).toBe(200)
})
