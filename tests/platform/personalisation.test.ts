import { describe, expect, test } from 'vitest'
import { filter, get, post, prepareCatalogue, search } from './catalogue-fixture.ts'

prepareCatalogue()

interface Product {
  title: string
  url: string
  imageUrl: string
  price: number
  priceFormatted: string
  oldPrice: number
  brand: string
  productNumber: string
  extraData: { sku: string }
}

interface PartnerAnswer {
  product_results: number
  result: Product[]
  filters?: { hierarchies: { title: string; count: number }[]; brand: { title: string; count: number }[] }
  categories: { title: string; url: string }[]
}

const partnerSearch = async (parameters: [string, string][]): Promise<PartnerAnswer> => {
  const query = new URLSearchParams([
    ...[
      ['key', 'skare-sv'],
      ['format', 'json'],
      ['product_count', '10000'],
      ['product_start', '0'],
    ],
    ...[
      ['category_count', '10000'],
      ['return_filters', 'true'],
    ],
    ...parameters,
  ])
  return (await get(`/search/partnerSearch?${query}`)).json()
}

describe('partner search (R7.76, R7.78)', () => {
  test('a brand in several spellings is one brand, with what it has in each category', async () => {
    const brand: [string, string][] = ['Nordvind', 'NORDVIND', 'nordvind', 'Nord Vind'].map((name) => [
      'filters[]',
      `brand:${name}`,
    ])
    const { result, product_results, filters } = await partnerSearch(brand)
    expect(product_results).toBeGreaterThan(20)
    expect(new Set(result.map((product) => product.brand))).toEqual(new Set(['Nordvind']))
    expect(filters?.brand).toEqual([{ title: 'Nordvind', count: product_results }])
    const skis = filters?.hierarchies.find(({ title }) => title === 'Skidor')?.count ?? 0
    const narrowed = await partnerSearch([...brand, ['filters[]', 'hierarchies:Skidor']])
    expect(narrowed.product_results).toBe(skis)
  })

  test('a product says what the shop needs to find it again', async () => {
    const { result } = await partnerSearch([['q', 'DEMO-SALE']])
    expect(result[0]).toMatchObject({
      title: 'Tjärnmo Långfjäll 62 Turskida',
      brand: 'Tjärnmo',
      productNumber: 'DEMO-SALE',
      extraData: { sku: 'DEMO-SALE' },
      url: expect.stringMatching(/\/skidor\/turskidor\/tjarnmo-langfjall-62-turskida$/),
      imageUrl: expect.stringMatching(
        /\/img\/600\/744\/resize\/product\/ski-steel-edge\/tjarnmo-langfjall-62_pine-front\.svg$/,
      ),
      priceFormatted: expect.stringMatching(/^2\s4\d\d\skr$/),
    })
    expect(result[0]?.oldPrice).toBeGreaterThan(result[0]?.price ?? 0)
  })

  test('text, price and pages work together', async () => {
    const cheap = await partnerSearch([
      ['q', 'jacka'],
      ['filters[]', 'price:500,1500'],
    ])
    expect(cheap.product_results).toBeGreaterThan(2)
    expect(cheap.result.every(({ price }) => price >= 500 && price <= 1500)).toBe(true)
    const [second] = (
      await partnerSearch([
        ['q', 'jacka'],
        ['filters[]', 'price:500,1500'],
      ])
    ).result.slice(1)
    const page = new URLSearchParams(
      'key=skare-sv&q=jacka&filters[]=price:500,1500&product_start=1&product_count=1',
    )
    expect(await (await get(`/search/partnerSearch?${page}`)).json()).toMatchObject({
      start: 1,
      result: [second],
      product_results: cheap.product_results,
    })
  })

  test('two ranges of prices are alternatives; a range without an end is open', async () => {
    const found = async (...ranges: string[]) =>
      (
        await partnerSearch([
          ['q', 'jacka'],
          ...ranges.map((range): [string, string] => ['filters[]', `price:${range}`]),
        ])
      ).product_results
    const [low, high, all] = await Promise.all([found('0,999.99'), found('1000,9999999'), found()])
    expect(Math.min(low, high)).toBeGreaterThan(0)
    expect(await found('0,999.99', '1000,9999999')).toBe(all)
    expect(await found('1000,')).toBe(high)
  })

  test('what nobody has is an empty answer; categories are found by their names', async () => {
    expect(await partnerSearch([['filters[]', 'brand:Okänd']])).toMatchObject({
      product_results: 0,
      result: [],
    })
    expect(await partnerSearch([['filters[]', 'colour:red']])).toMatchObject({ product_results: 0 })
    expect((await partnerSearch([['q', 'pjäxor']])).categories.map(({ title }) => title)).toContain(
      'Turpjäxor',
    )
    expect((await partnerSearch([['q', 'outlet']])).categories).toEqual([]) // it is not open
  })

  test('beyond the last product there is nothing, however far', async () => {
    for (const product_start of ['100000', '9'.repeat(30), '9'.repeat(400)]) {
      const query = new URLSearchParams({ key: 'skare-sv', q: 'jacka', product_start })
      const answer = (await (await get(`/search/partnerSearch?${query}`)).json()) as PartnerAnswer
      expect(answer.result).toEqual([])
      expect(answer.product_results).toBeGreaterThan(2)
    }
  })

  test('each store has its key and its language', async () => {
    const response = await get('/search/partnerSearch?key=skare-no&q=hodelykt&product_count=1')
    expect(((await response.json()) as PartnerAnswer).result[0]?.title).toContain('Hodelykt')
  })

  test.each([
    ['key=wrong', 401],
    ['key=skare-sv&product_count=many', 400],
    ['key=skare-sv&filters[]=brand', 400],
  ])('%s is refused', async (query, status) => {
    const response = await get(`/search/partnerSearch?${query}`)
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }])
  })
})

describe('product boxes (R7.77, R7.79)', () => {
  const boxes = async (query: string): Promise<Record<string, { result: Product[] }>> => {
    const answer = (await (await get(`/product-recommendation/getProductBoxes?${query}`)).json()) as {
      result: Record<string, { result: Product[] }>
    }
    return answer.result
  }

  test('top products are of the brand the page crawled, each list on its own', async () => {
    const answer = await boxes('ids=top-sv,top-no&format=json&crawledData[top-sv][brand]=nordvind')
    expect(new Set(answer['top-sv']?.result.map(({ brand }) => brand))).toEqual(new Set(['Nordvind']))
    expect(new Set(answer['top-no']?.result.map(({ brand }) => brand)).size).toBeGreaterThan(1)
    expect(answer['top-sv']?.result).toHaveLength(12)
  })

  test('related products share the category of the product, which is not among them', async () => {
    const answer = await boxes('ids=related-sv&crawledData[related-sv][productNumber]=DEMO-CONF')
    const skus = answer['related-sv']?.result.map(({ productNumber }) => productNumber) ?? []
    expect(skus).not.toContain('DEMO-CONF')
    const { hits } = await search({ filters: [filter('sku', { in: [...skus, 'DEMO-CONF'] })] })
    const own = hits.find(({ sku }) => sku === 'DEMO-CONF')?.category_ids ?? []
    expect(hits.every(({ category_ids }) => category_ids.includes(own.at(-1) ?? 0))).toBe(true)
  })

  test('what shoppers looked at comes first among the viewed (R7.70)', async () => {
    const { hits } = await search({ filters: [filter('sku', { eq: 'DEMO-LOW' })] })
    await post(`/api/ext/reports/catalog-product-view/${hits[0]?.id}`, undefined)
    const answer = await boxes('ids=viewed-sv')
    expect(answer['viewed-sv']?.result[0]?.productNumber).toBe('DEMO-LOW')
  })

  test('an unknown list is empty, no list is refused', async () => {
    expect(await boxes('ids=nonsense')).toEqual({ nonsense: { result: [] } })
    expect((await get('/product-recommendation/getProductBoxes')).status).toBe(400)
  })
})
