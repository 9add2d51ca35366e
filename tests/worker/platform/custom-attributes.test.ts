import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

type Document = Record<string, unknown>

/** The document as stock catalogues have it: its attributes are a list, which an answer has when it is asked for. */
const listing =
  (isAsked: boolean) =>
  ({ configurable_children: children, ...document }: Document): Document => {
    const fields = Object.entries(document)
    const listed = fields.filter(([name]) => name.startsWith('ls_'))
    return {
      ...Object.fromEntries(fields.filter(([name]) => !name.startsWith('ls_'))),
      ...(isAsked && {
        custom_attributes: listed.map(([attribute_code, value]) => ({ attribute_code, value })),
      }),
      ...(Array.isArray(children) && { configurable_children: children.map(listing(isAsked)) }),
    }
  }

async function listAttributes(request: Request): Promise<Response | undefined> {
  if (!request.url.includes('/product/_search')) return undefined
  const response = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
  const answer = await response.json<{ hits: Document[] }>()
  const fields = new URL(request.url).searchParams.get('_source_include')
  const toListed = listing(!fields || fields.includes('custom_attributes'))
  return Response.json({ ...answer, hits: answer.hits.map(toListed) })
}

afterEach(() => upstream.reset())

const shopper = createShopper()

test('R3.9 R3.12: variants whose attributes come as a list can be chosen by colour and length', async () => {
  upstream.answer = listAttributes
  const html = await (await shopper.get('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-190')).text()
  expect(/name="sku" value="([^"]+)"/.exec(html)?.[1]).toBe('DEMO-CONF-RED-190')
  const [head = ''] = (await (await shopper.get('/_data/p/DEMO-CONF/x')).text()).split('\n')
  const { variants, brand } = JSON.parse(head).value.data.product
  expect(brand).not.toBeNull()
  expect(variants.length).toBeGreaterThan(1)
  for (const { values } of variants)
    expect(values).toEqual({ ls_farg: expect.stringMatching(/./), ls_skidlangd: expect.stringMatching(/./) })
})

test('R3.12: cards of such a catalogue name the brand', async () => {
  upstream.answer = listAttributes
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const [head = ''] = (await (await shopper.get('/_data/energi')).text()).split('\n')
  const cards: { brand: string | null }[] = JSON.parse(head).value.data.list.cards
  expect(cards.length).toBeGreaterThan(0)
  for (const { brand } of cards) expect(brand).not.toBeNull()
})
