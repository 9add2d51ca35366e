import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { pictureViews } from '#platform/images/art.ts'
import { drawPicture, toSvg } from '#platform/images/draw-picture.ts'
import { colours } from '#platform/images/palette.ts'
import { sceneNames } from '#platform/images/scenes/scene-names.ts'
import { pictureKinds } from '#tests/support/picture-kinds.ts'

const SKI = 'product/ski-classic/nordvind_blue-front.svg'
const LARGEST_BYTES = 14_000
const LARGEST_PACKAGE_BYTES = 22_000 // several things in one picture
const TYPICAL_BYTES = 6000
const bytesOf = (text: string) => new TextEncoder().encode(text).length

const ask = (path: string, init?: RequestInit) => app.request(`https://shop.test/img/${path}`, init, env)

const refusalOf = async (path: string) => {
  const response = await ask(path)
  expect(response.status).toBe(400)
  return ((await response.json()) as { code: number; result: string }).result
}

const draw = (path: string) => {
  const picture = drawPicture(path)
  if (!picture) throw new Error(`no picture at ${path}`)
  return toSvg(picture, picture)
}

const brands = ['nordvind', 'fjellspor', 'lumi-race', 'taiga', 'isbris-of-scandinavia']
const everyPicture = [
  ...sceneNames.map((name) => `scene/${name}.svg`),
  ...pictureKinds.flatMap((kind) =>
    pictureViews.flatMap((view) =>
      Object.keys(colours).map(
        (colour, i) => `product/${kind}/${brands[i % brands.length]}_${colour}-${view}.svg`,
      ),
    ),
  ),
]

describe('sizes', () => {
  test('resize keeps the ratio inside the box', async () => {
    expect(await (await ask(`310/300/resize/${SKI}`)).text()).toContain(
      'width="240" height="300" viewBox="0 0 600 750"',
    )
  })

  test('resize never enlarges', async () => {
    expect(await (await ask(`1024/1024/resize/${SKI}`)).text()).toContain('width="600" height="750"')
  })

  test('fit crops to exactly the box', async () => {
    const text = await (await ask(`310/300/fit/${SKI}`)).text()
    expect(text).toContain('width="310" height="300"')
    expect(text).toContain('preserveAspectRatio="xMidYMid slice"')
  })

  test('a scene may be twice as wide as a product', async () => {
    expect(await (await ask('2048/1152/fit/scene/cabin.svg')).text()).toContain('width="2048" height="1152"')
    expect(await refusalOf('2049/1152/fit/scene/cabin.svg')).toContain('between 0 and 2048')
  })

  test('a side of 0 answers nothing', async () => {
    const response = await ask(`0/300/resize/${SKI}`)
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('identify tells the natural size under the picture’s content type', async () => {
    const response = await ask(`1/1/identify/${SKI}`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.json()).toMatchObject({ format: 'svg', width: 600, height: 750 })
  })
})

describe('refusals', () => {
  test('a side beyond the limit, below zero or no number', async () => {
    expect(await refusalOf(`1025/300/resize/${SKI}`)).toContain('between 0 and 1024')
    expect(await refusalOf(`-1/300/resize/${SKI}`)).toContain('between 0 and 1024')
    expect(await refusalOf(`wide/300/resize/${SKI}`)).toContain('Please provide')
  })

  test('an unknown action or file type', async () => {
    expect(await refusalOf(`310/300/rotate/${SKI}`)).toContain('Please provide')
    expect(await refusalOf('310/300/resize/product/ski-classic/nordvind_blue-front.exe')).toBe(
      'Unsupported file type',
    )
  })

  test.each([
    'product/sofa/nordvind_blue-front.svg',
    'product/hat/nordvind_mauve-front.svg',
    'product/hat/nordvind_blue-above.svg',
    'product/hat/<script>_blue-front.svg',
    'scene/desert.svg',
    'product/hat/nordvind_blue-front.png',
  ])('a missing picture is 400, never 404: %s', async (path) => {
    expect(await refusalOf(`310/300/resize/${path}`)).toContain('Unable to download the requested image')
  })

  test('another host in the address form', async () => {
    expect(await refusalOf(`?url=https://elsewhere.test/${SKI}&width=310&height=300&action=resize`)).toBe(
      'Host is not allowed',
    )
    expect((await ask(`?url=/${SKI}&width=310&height=300&action=resize`)).status).toBe(200)
  })

  test('another method', async () => {
    expect((await ask(`310/300/resize/${SKI}`, { method: 'POST' })).status).toBe(405)
  })
})

describe('headers', () => {
  test('a picture is cached for good and may run nothing', async () => {
    const { headers } = await ask(`310/300/resize/${SKI}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31557600, immutable')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a known tag is answered with 304', async () => {
    const etag = (await ask(`310/300/resize/${SKI}`)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/)
    expect((await ask(`310/300/resize/${SKI}`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })
})

describe('drawings', () => {
  test('a picture of one thing is at most 14 kB, of a package 22 kB, half of all at most 6 kB', () => {
    const sizes = everyPicture.map((path) => [path, bytesOf(draw(path))] as const)
    const limit = (path: string) => (path.includes('/package-') ? LARGEST_PACKAGE_BYTES : LARGEST_BYTES)
    expect(sizes.filter(([path, bytes]) => bytes > limit(path))).toEqual([])
    const sorted = sizes.map(([, bytes]) => bytes).sort((one, other) => one - other)
    expect(sorted[sorted.length >> 1]).toBeLessThan(TYPICAL_BYTES)
  })

  test('no picture loads, runs or miswrites anything', () => {
    const bad = everyPicture.filter((path) =>
      /NaN|undefined|Infinity|<script|javascript:|(?:href|src)="(?!#)|url\((?!#)/.test(draw(path)),
    )
    expect(bad).toEqual([])
  })

  test('every reference points at an id of its own picture, and no id is used twice', () => {
    for (const path of everyPicture) {
      const svg = draw(path)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('ids of two pictures never meet', () => {
    const seen = new Map<string, string>()
    for (const path of everyPicture) {
      for (const [, id = ''] of draw(path).matchAll(/ id="([^"]+)"/g)) {
        expect(seen.get(id) ?? path).toBe(path)
        seen.set(id, path)
      }
    }
  })

  test('the same path gives the same picture, a number after the view that is no size too', () => {
    expect(draw(SKI)).toBe(draw(SKI))
    const shown = (path: string) => draw(path).replace(/(id="|#)p[a-z0-9]{5}/g, '$1')
    expect(shown('product/ski-classic/nordvind_blue-front_1.svg')).toBe(shown(SKI))
  })

  test('two brands in one colour look different', () => {
    const paint = (brand: string) =>
      draw(`product/jacket-training/${brand}_blue-front.svg`).replace(/<text.*?<\/text>/g, '')
    expect(new Set(['nordvind', 'fjellspor', 'taiga'].map(paint)).size).toBe(3)
  })

  test('the views of a product differ', () => {
    for (const kind of pictureKinds) {
      expect(new Set(pictureViews.map((view) => draw(`product/${kind}/taiga_red-${view}.svg`))).size).toBe(
        pictureViews.length,
      )
    }
  })
})
