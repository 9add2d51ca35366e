import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { formIn } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const shopper = createShopper()

interface Offer {
  price: string
  priceCurrency: string
  availability: string
  url: string
}
interface ProductEntity {
  '@type': string
  sku: string
  name: string
  mpn: string
  productID: string
  description: string
  category: string
  offers?: Offer
  hasVariant?: ProductEntity[]
}

async function openProduct(path: string) {
  const response = await shopper.get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const entities = blocks.map(([, json]) => JSON.parse(json ?? '') as ProductEntity)
  const entity = entities.find((one) => one['@type'].startsWith('Product'))
  if (!entity) throw new Error('no product in the structured data')
  return { html, entity, price: shownPrice(html), chosen: /name="sku" value="([^"]+)"/.exec(html)?.[1] }
}

/** The price in large beside the button, major units; null when it says that there is none. */
function shownPrice(html: string): number | null {
  const [, box = ''] = /class="buy-box-price">(.*?)<\/div>/s.exec(html) ?? []
  const [, digits] = /<b>(.*?)<small>/s.exec(box) ?? []
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''))
}

const unitPrice = async (line: Record<string, unknown>) => {
  const response = await createShopper().send('POST', '/api/cart/lines', { quantity: 1, ...line })
  return ((await response.json<CartAnswer>()).cart.lines[0]?.unitPrice ?? 0) / 100
}

/** Each type of product, with what its page's form posts when nothing is changed. */
const types: [string, string, Record<string, unknown>][] = [
  ['simple', 'DEMO-SALE', {}],
  ['virtual', 'DEMO-VIRTUAL', {}],
  ['downloadable', 'DEMO-DOWNLOAD', {}],
  ['gift card', 'DEMO-GIFTCARD', {}],
  ['personalised', 'DEMO-INITIALS', {}],
  [
    'bundle',
    'DEMO-BUNDLE',
    {
      bundle: ['101', '201', '301', '401'].map((link) => ({
        optionId: link[0],
        quantity: 1,
        selections: [link],
      })),
    },
  ],
]

describe('manufacturer and safety (regulation (EU) 2023/988, article 19)', () => {
  const stores = [
    ['sv', createShopper(), '', 'Tillverkare och säkerhet', 'Brandfarlig vätska'],
    ['nb', createShopper(NORWAY), '', 'Produsent og sikkerhet', 'Brannfarlig væske'],
    ['en', createShopper(), '/en', 'Manufacturer and safety', 'Flammable liquid'],
  ] as const

  test.each(stores)(
    'in %s: name, both addresses, warnings and article number',
    async (_, visitor, prefix, title, warning) => {
      const html = (await (await visitor.get(`${prefix}/p/DEMO-LOW/x`)).text()).replaceAll('<!-- -->', '')
      const [, fold = ''] = /<details class="content-fold"><summary>(.*?)<\/details>/s.exec(html) ?? []
      for (const told of [
        title,
        'Valhem Valla AB, Storgatan 40',
        'mailto:kontakt@valhem.example',
        warning,
        'DEMO-LOW',
      ])
        expect(fold).toContain(told)
    },
  )

  test('a maker outside the Union is followed by who answers for it inside', async () => {
    const html = await (await shopper.get('/p/PK-KV-JUNIOR/x')).text()
    expect(html).toMatch(/Kvalsund Ski AS.*Ansvarig inom EU.*Skare Sport AB/s)
  })

  test.each(['DEMO-VIRTUAL', 'DEMO-DOWNLOAD', 'DEMO-GIFTCARD', 'SK-GK-JUL'])(
    '%s is no goods',
    async (sku) => {
      expect(await (await shopper.get(`/p/${sku}/x`)).text()).not.toContain('Tillverkare och säkerhet')
    },
  )
})

describe('page, choice, price and structured data agree', () => {
  test.each(types)('R3.63: of a %s product', async (_, sku, form) => {
    const { entity, price, chosen } = await openProduct(`/p/${sku}/x`)
    expect(entity['@type']).toBe('Product')
    expect(entity).toMatchObject({ sku, mpn: sku, productID: expect.stringMatching(/^\d+$/) })
    expect(entity.description).toBeTruthy()
    expect(entity.category).toBeTruthy()
    expect(chosen).toBe(sku)
    expect(Number(entity.offers?.price)).toBe(price)
    expect(entity.offers?.priceCurrency).toBe(storeViews.sv.currency)
    expect(await unitPrice({ sku, ...form })).toBe(price)
  })

  test('R3.63 R4.21: of a grouped product, one of each member', async () => {
    const { entity, price } = await openProduct('/p/DEMO-GROUPED/x')
    expect(price).toBe(3 * 129)
    expect(Number(entity.offers?.price)).toBe(price)
  })

  test('R3.63: of a configurable product and each of its variants', async () => {
    const { entity } = await openProduct('/p/DEMO-CONF/x')
    expect(entity['@type']).toBe('ProductGroup')
    expect(entity.hasVariant).toHaveLength(5)
    for (const variant of entity.hasVariant ?? []) {
      const { price, chosen } = await openProduct(
        new URL(variant.offers?.url ?? '').href.replace(/^https?:\/\/[^/]+/, ''),
      )
      expect(Number(variant.offers?.price)).toBe(price)
      expect(chosen).toBe(variant.sku)
      const isSoldOut = variant.sku === 'DEMO-CONF-RED-200'
      expect(variant.offers?.availability).toMatch(isSoldOut ? /OutOfStock$/ : /InStock$/)
    }
  })

  test('R3.63 R5.1: a product without a price makes no offer and has no form', async () => {
    const { entity, price, chosen } = await openProduct('/p/DEMO-NOPRICE/x')
    expect([entity.offers, price, chosen]).toEqual([undefined, null, undefined])
  })

  test('a ski asks which length fits, but not where there is one only and that cannot be bought', async () => {
    const asks = async (sku: string) =>
      (await openProduct(`/p/${sku}/x`)).html.includes('Vilken längd passar mig?')
    expect(await Promise.all(['DEMO-CONF', 'DEMO-NOPRICE'].map(asks))).toEqual([true, false])
  })

  test('R3.63: a sold-out product is out of stock in both', async () => {
    const { entity, html } = await openProduct('/p/DEMO-OOS/x')
    expect(entity.offers?.availability).toMatch(/OutOfStock$/)
    expect(html).toContain('data-stock="out_of_stock"')
  })
})

describe('an option that is followed as a link', () => {
  /** The address of a value, as its link in a document says. */
  const linkOf = (html: string, label: string): string => {
    const found = [...html.matchAll(/<a href="([^"]+)" rel="nofollow"[^>]*>(?:<i[^>]*><\/i>)?<span>([^<]*)/g)]
    const [, href] = found.find(([, , text]) => text === label) ?? []
    if (!href) throw new Error(`no link of ${label}`)
    return href.replaceAll('&amp;', '&')
  }
  const chosenIn = (html: string) =>
    [...html.matchAll(/aria-current="true"[^>]*>(?:<i[^>]*><\/i>)?<span>([^<]*)/g)].map(([, text]) => text)
  const WARNING = 'Den kombinationen finns inte. Välj en annan.'

  test('leaves open what nobody has chosen, and its form asks for it', async () => {
    const first = await openProduct('/p/DEMO-CONF/x')
    expect(chosenIn(first.html)).toEqual(['Röd'])
    const blue = await openProduct(linkOf(first.html, 'Blå'))
    expect([chosenIn(blue.html), blue.chosen]).toEqual([['Blå'], undefined])
    expect(blue.html).not.toContain(WARNING)
    const asked = formIn(blue.html, 'childSku')
    expect(asked.action).toMatch(/#choose-ls_skidlangd$/)
    const path = `${asked.action.split('#')[0]}?${new URLSearchParams(asked.fields)}`
    const stillBlue = await openProduct(path)
    expect([chosenIn(stillBlue.html), stillBlue.chosen]).toEqual([['Blå'], undefined])
    const whole = await openProduct(linkOf(stillBlue.html, '190 cm'))
    expect([chosenIn(whole.html), whole.chosen]).toEqual([['Blå', '190 cm'], 'DEMO-CONF-BLUE-190'])
  })

  test('R4.16 R8.7: says that a combination does not exist, and chooses none', async () => {
    const red200 = await openProduct('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-200')
    const blue = await openProduct(linkOf(red200.html, 'Blå'))
    expect([chosenIn(blue.html), blue.chosen]).toEqual([['Blå'], undefined])
    expect(blue.html).toContain(WARNING)
    const red = await openProduct(linkOf(blue.html, 'Röd'))
    expect([chosenIn(red.html), red.chosen]).toEqual([['Röd'], undefined])
    expect(red.html).not.toContain(WARNING)
  })

  test('its address is no page of its own for search engines, and is kept in memory only', async () => {
    const { html } = await openProduct('/p/DEMO-CONF/x')
    const open = await openProduct(linkOf(html, 'Blå'))
    const canonical = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
    expect(canonical(open.html)).toBe(canonical(html))
  })

  test.each(['open=*nothing', 'childSku=DEMO-CONF-RED-190&open=nothing'])(
    'what the address says of %s is no option of the product',
    async (query) => {
      const { html } = await openProduct(`/p/DEMO-CONF/x?${query}`)
      expect(chosenIn(html)).toEqual(query.includes('RED') ? ['Röd', '190 cm'] : ['Röd'])
      expect(html).not.toContain(WARNING)
    },
  )
})

describe('loading a product', () => {
  test('R4.1 R4.5: by its sku, with attributes and pictures, whatever the words in the address', async () => {
    const { html, entity } = await openProduct('/p/DEMO-CONF/anything')
    expect(entity.sku).toBe('DEMO-CONF')
    expect(html.match(/class="option-group"/g)).toHaveLength(2)
    expect(html.match(/<li[^>]*><a[^>]*><img/g)?.length).toBeGreaterThan(1)
  })

  test('R4.2 R8.16: with status 2 or higher there is none', async () => {
    expect((await shopper.get('/p/DEMO-EXPIRED/x')).status).toBe(404)
  })

  test('R4.3 R8.17: a part that is sold within its bundle only has no page', async () => {
    expect((await shopper.get('/p/DEMO-BUNDLE-SKI-190/x')).status).toBe(404)
  })

  test('R2.68: a variant’s sku in the product’s place leads to the product with it chosen', async () => {
    const response = await shopper.get('/p/DEMO-CONF-RED-190/x')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toMatch(/\?childSku=DEMO-CONF-RED-190$/)
  })

  test('R4.131: a bundle’s page carries the tags of its parts', async () => {
    const response = await shopper.get('/p/DEMO-BUNDLE/x')
    expect(response.headers.get('Cache-Tag')?.match(/(^|,)P\d+/g)?.length).toBeGreaterThan(15)
  })
})

const [SALE, TOURING_SKIS] = [69, 24]

test('a product without related ones shows the best sellers of its deepest category, whichever it names last', async () => {
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const searches: string[] = []
  upstream.answer = async (request) => {
    if (request.url.includes('/product/_search')) searches.push(await request.text())
    return undefined
  }
  const [head = ''] = (await (await shopper.get('/_data/p/DEMO-SALE/x')).text()).split('\n')
  upstream.reset()
  expect(JSON.parse(head).value.data.product.categoryIds.at(-1)).toBe(SALE)
  const asked = searches.filter((search) => search.includes('category_ids'))
  expect(asked).toEqual([expect.stringContaining(`"category_ids","value":{"in":[${TOURING_SKIS}]}`)])
})

test('a best seller without related products does not stand beside itself', async () => {
  await DB.prepare("UPDATE listing SET popularity = 1e9 WHERE sku = 'DEMO-SALE'").run()
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const relatedTo = async (sku: string): Promise<string[]> => {
    const [, line = ''] = (await (await shopper.get(`/_data/p/${sku}/x`)).text()).split('\n')
    const [name, cards] = JSON.parse(line) as [string, { sku: string }[]]
    expect(name).toBe('data.related')
    return cards.map((card) => card.sku)
  }
  const related = await relatedTo('DEMO-SALE')
  expect(related.length).toBeGreaterThan(0)
  expect(related).not.toContain('DEMO-SALE')
})

test('only a price that has VAT says so: a gift card is taxed when it is used', async () => {
  const [ofGoods, ofGiftCard] = await Promise.all(
    ['DEMO-SALE', 'DEMO-GIFTCARD'].map(async (sku) => (await openProduct(`/p/${sku}/-`)).html),
  )
  expect(ofGoods).toContain('Inkl. moms')
  expect(ofGiftCard).not.toContain('Inkl. moms')
})

test('the variant of a product with status 2 or higher has no page either: it leads nowhere', async () => {
  const path = '/p/DEMO-CONF-RED-190/x'
  expect((await shopper.get(path)).status).toBe(301)
  await DB.prepare(
    "UPDATE product SET source = json_set(source, '$.status', 2) WHERE sku = 'DEMO-CONF'",
  ).run()
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  expect((await shopper.get(path)).status).toBe(404)
})

test.each([
  ['a rated product', 'DEMO-SALE', true],
  ['one without reviews', 'DEMO-GIFTCARD', false],
])('where its rating leads says without scripts what shows the reviews: %s', async (_, sku, isRated) => {
  const { html } = await openProduct(`/p/${sku}/x`)
  expect(html.includes('href="#reviews"')).toBe(isRated)
  expect(html.includes('Omdömena visas med JavaScript.')).toBe(isRated)
})
