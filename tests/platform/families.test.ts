import { env } from 'cloudflare:test'
import { sign } from 'hono/jwt'
import { describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { type Document, filter, get, post, prepareSmallCatalogue, search } from './catalogue-fixture.ts'

prepareSmallCatalogue()

const findProduct = async (sku: string, index?: string): Promise<Document> => {
  const [product] = (await search({ filters: [filter('sku', { eq: sku })], ...(index && { index }) })).hits
  if (!product) throw new Error(`no product ${sku}`)
  return product
}

describe.each(stores)('product families in $index (R1.28, R3.1)', ({ index }) => {
  test.each(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'])(
    'has %s',
    async (type) => {
      const { total } = await search({
        index,
        filters: [filter('type_id', { eq: type }), filter('visibility', { in: [4] })],
      })
      expect(total).toBeGreaterThan(0)
    },
  )

  test('has colours and sizes with a child sold out, and a price for a group (R3.8, R3.9)', async () => {
    const product = await findProduct('DEMO-TIER', index)
    const options = product.configurable_options as { attribute_code: string }[]
    expect(options.map(({ attribute_code }) => attribute_code)).toEqual(['ls_farg', 'ls_klader_storlek'])
    expect(product.configurable_children?.filter(({ stock }) => !stock?.is_in_stock)).toHaveLength(1)
    const club = await search({
      index,
      filters: [filter('sku', { eq: 'DEMO-TIER' })],
      body: { groupToken: await sign({ group_id: 2 }, env.SIGNING_KEY) },
    })
    expect(club.hits[0]?.pit).toBeLessThan(product.pit ?? 0)
  })

  test('has a film in a gallery with a poster in each colour, a size guide and products beside its own (R3.16)', async () => {
    const product = await findProduct('DEMO-CONF', index)
    const gallery = product.media_gallery as { typ: string; vid: { video_id: string } | null }[]
    expect(gallery.filter(({ vid }) => vid)).toMatchObject([
      {
        typ: 'external-video',
        image: expect.stringContaining('red-use'),
        vid: { video_id: expect.any(String) },
      },
      {
        typ: 'external-video',
        image: expect.stringContaining('blue-use'),
        vid: { video_id: expect.any(String) },
      },
    ])
    const types = product.product_links?.map(({ link_type }) => link_type)
    expect(new Set(types)).toEqual(new Set(['related', 'upsell', 'crosssell']))
    expect((await get(`/delivery/jsonapi/sizeGuide/${product.size_guide}`)).status).toBe(200)
  })

  test('has a product without a picture and one from another warehouse', async () => {
    const product = await findProduct('DEMO-NOIMAGE', index)
    expect([product.i, product.media_gallery]).toEqual([undefined, []])
    expect(await findProduct('DEMO-EXTERNAL', index)).toMatchObject({ ls_plockning: 941 })
  })
})

describe('a bundle with sizes', () => {
  const addPackage = async (links: number[]) => {
    const { result: cart } = (await (await post('/api/cart/create', {})).json()) as { result: string }
    const bundle_options = links.map((link) => ({
      option_id: Math.floor(link / 100),
      option_qty: 1,
      option_selections: [link],
    }))
    const product_option = { extension_attributes: { bundle_options } }
    const cartItem = {
      sku: 'DEMO-BUNDLE',
      qty: 1,
      quoteId: cart,
      ...(links.length > 0 && { product_option }),
    }
    const response = await post(`/api/cart/update?cartId=${cart}`, { cartItem })
    return ((await response.json()) as { code: number }).code
  }

  test('chooses no size by itself (contract §16.6)', async () => {
    expect(await addPackage([])).toBe(400)
  })

  test('is bought with all its sizes, its binding and no bag', async () => {
    expect(await addPackage([101, 202, 301, 403])).toBe(200)
  })
})

describe('a bundle with several selections', () => {
  const post200 = async (path: string, body: unknown) => {
    const response = await post(path, body)
    return (await response.json()) as { code: number; result: { item_id: number; price: number } & string }
  }
  const addKit = async (selections?: number[]) => {
    const { result: cart } = await post200('/api/cart/create', {})
    const kit = await findProduct('DEMO-MULTI')
    const options = kit.bundle_options as unknown as { option_id: number; product_links: { id: string }[] }[]
    const chosen = selections && [
      {
        option_id: 1,
        option_qty: 1,
        option_selections: selections.map((at) => options[0]?.product_links[at]?.id),
      },
      { option_id: 2, option_qty: 1, option_selections: [options[1]?.product_links[0]?.id] },
    ]
    const cartItem = {
      sku: 'DEMO-MULTI',
      qty: 1,
      quoteId: cart,
      ...(chosen && { product_option: { extension_attributes: { bundle_options: chosen } } }),
    }
    await post200(`/api/cart/update?cartId=${cart}`, { cartItem })
    const { result } = (await (await get(`/api/cart/totals?cartId=${cart}`)).json()) as {
      result: { subtotal_incl_tax: number }
    }
    return { price: result.subtotal_incl_tax, listPrice: Number(kit.pit) }
  }

  test('costs what its defaults cost, each in its own quantity', async () => {
    const { price, listPrice } = await addKit()
    expect(price).toBe(listPrice)
    expect(price).toBe(6 * 29 + 2 * 29 + 249)
  })

  test('costs what is chosen', async () => {
    expect((await addKit([0, 1])).price).toBe(6 * 29 + 6 * 29 + 249)
    expect((await addKit([2])).price).toBe(2 * 29 + 249)
  })
})
