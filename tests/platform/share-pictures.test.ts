import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { prepareCatalogue } from './catalogue-fixture.ts'

prepareCatalogue()

const SKI = 'product/ski-classic/fjallro-vasa-85_red-front.svg'

const ask = (path: string, init?: RequestInit) => app.request(`https://shop.test/img/${path}`, init, env)

/** Width and height as the header of a PNG says them. */
function sizeOf(png: ArrayBuffer): number[] {
  const view = new DataView(png)
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an)
  return [view.getUint32(16), view.getUint32(20)]
}

test.each([SKI, 'scene/cabin.svg'])('%s is a PNG of 1200 × 630 that decodes', async (path) => {
  const response = await ask(`1200/630/png/${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = await response.arrayBuffer()
  expect(sizeOf(png)).toEqual([1200, 630])
  expect(png.byteLength).toBeGreaterThan(10_000)
  expect(png.byteLength).toBeLessThan(600_000)
})

test('it is kept for good, and who has it is told so', async () => {
  const { headers } = await ask(`1200/630/png/${SKI}`)
  expect(headers.get('cache-control')).toContain('immutable')
  const etag = headers.get('etag') ?? ''
  expect((await ask(`1200/630/png/${SKI}`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  const again = await ask(`1200/630/png/${SKI}`)
  expect(sizeOf(await again.arrayBuffer())).toEqual([1200, 630])
})

test.each([
  `1201/630/png/${SKI}`,
  `600/315/png/${SKI}`,
  '1200/630/png/product/ski-classic/fjallro-vasa-86_red-front.svg',
  '1200/630/png/product/ski-classic/anything_red-front.svg',
  '1200/630/png/product/ski-classic/fjallro-vasa-85_red-side.svg',
  '1200/630/png/scene/desert.svg',
])('no other size is drawn, and nothing that the catalogue does not show: %s', async (path) => {
  expect((await ask(path)).status).toBe(400)
})
