import { beforeEach, expect, test } from 'vitest'
import { sharedPicture } from '#shared/seo/shared-picture.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())
const shopper = createShopper()

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  )
const CARD = {
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/png',
  'twitter:card': 'summary_large_image',
}

test.each([
  ['the home page', '/', '/scene/'],
  ['a category', '/skidor', '/scene/'],
  [
    'a product',
    '/skidor/langdskidor/klassiska-skidor/fjallro-vasa-85-classic',
    '/product/ski-classic/fjallro-vasa-85_red-front',
  ],
  ['a brand', '/varumarke/fjallro', '/scene/'],
  ['a guide', '/kopguider/wax-guide', '/scene/'],
  ['an article', '/magasin', '/scene/'],
])('a link to %s shows its picture as a PNG of 1200 × 630', async (_, path, picture) => {
  const meta = metaOf(await (await shopper.get(path)).text())
  expect(meta).toMatchObject(CARD)
  expect(meta['og:image']).toMatch(new RegExp(`^http://skare\\.test/i/1200/630/png${picture}`))
})

test('the address in the head answers with the picture', async () => {
  const meta = metaOf(await (await shopper.get('/')).text())
  const response = await shopper.get(new URL(meta['og:image'] ?? '').pathname)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  const header = new DataView(await response.arrayBuffer())
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630])
})

test('a page without a picture shows the shop’s mark, in its own size', async () => {
  const meta = metaOf(await (await shopper.get('/oppettider')).text())
  expect(meta).toMatchObject({ 'og:image:width': '512', 'twitter:card': 'summary' })
})

test('a photograph of a stock platform stays one: nothing is said of it that is not known', () => {
  expect(sharedPicture('/m/y/ski.jpg', storeViews.sv)).toEqual({ path: '/i/1024/538/resize/m/y/ski.jpg' })
})
