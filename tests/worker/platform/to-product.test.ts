import { describe, expect, test } from 'vitest'
import { FILTER_CODES } from '#shared/catalogue/filter-groups.ts'
import { sorts } from '#shared/catalogue/sort.ts'
import { storeViews } from '#shared/store-views.ts'
import { toCard } from '#worker/platform/products/to-card.ts'
import { toPart } from '#worker/platform/products/to-parts.ts'
import { toProduct } from '#worker/platform/products/to-product.ts'
import { productSchema } from '#worker/platform/protocol/product.ts'
import { type Attribute, SPEC_CODES } from '#worker/platform/search/attributes.ts'
import { expandProduct } from '#worker/platform/search/compact.ts'

/** An attribute whose options are `{id: label}`, all of them colours when `swatch` says so. */
const anAttribute = (code: string, options: Record<string, string>, swatch?: string): Attribute => ({
  code,
  label: `label of ${code}`,
  isComparable: true,
  options: Object.fromEntries(
    Object.entries(options).map(([id, label]) => [
      id,
      { label, ...(swatch && { swatch: `${swatch}${id}` }) },
    ]),
  ),
})

const attributes: Record<string, Attribute> = {
  ls_brand: anAttribute('ls_brand', { 7: 'Fjällro' }),
  ls_farg: anAttribute('ls_farg', { 49: 'Röd', 50: 'Blå' }, '#0000'),
  ls_skidlangd: anAttribute('ls_skidlangd', { 611: '187', 612: '192' }),
  ls_aktivitet: anAttribute('ls_aktivitet', { 1: 'Klassisk', 2: 'Skate' }),
  ls_vikt: anAttribute('ls_vikt', {}),
  ls_dam: anAttribute('ls_dam', { 1: 'Ja' }),
}

const context = { store: storeViews.sv, attributes, now: new Date('2026-11-21T12:00:00Z') }

/** A product of the wire, compact as the search answers it, through schema and mapper. */
const wire = (fields: object) =>
  productSchema.parse(
    expandProduct({
      id: '12',
      sku: 'NV-1',
      type_id: 'simple',
      nm: 'Race',
      url_path: 'skidor/race',
      ...fields,
    }),
  )
const product = (fields: object) => toProduct(wire(fields), context)
const card = (fields: object) => toCard(wire(fields), context)

test.each([null, ''])(
  'R2.51: a product whose url_path is %j leads to its product route, not home',
  (url_path) => {
    expect(card({ url_path }).path).toBe('/p/NV-1/-')
  },
)

describe('prices', () => {
  const priced = { p: 800, pit: 1000, opit: 1200, spit: 1000, fpit: 1000 }

  test('R3.4: price_incl_tax and its like leave as one camel-case price, minor units with VAT', () => {
    expect(product(priced).price).toEqual({ current: 1000_00, was: 1200_00 })
    expect(card(priced).price).toEqual({ current: 1000_00, was: 1200_00 })
  })

  test('R3.4: the price with tax alone will do', () => {
    expect(product({ p: 400, pit: 500 }).price).toEqual({ current: 500_00, was: null })
  })

  test('R3.4: a price without tax is never taken for one with it', () => {
    expect(product({ p: 800 }).price).toEqual({ current: null, was: null })
  })

  test('R3.4: of a configurable, a child without prices of its own has its parent’s', () => {
    const children = [
      { id: 1, sku: 'NV-1-A', ls_skidlangd: '611' },
      { id: 2, sku: 'NV-1-B', ls_skidlangd: '612', pit: 900, opit: 900, spit: null },
    ]
    const options = [{ attribute_id: 201, attribute_code: 'ls_skidlangd', values: [{ value_index: 611 }] }]
    const { variants, price } = product({
      ...priced,
      type_id: 'configurable',
      configurable_children: children,
      configurable_options: options,
    })
    expect(variants.map((variant) => variant.price)).toEqual([
      { current: 1000_00, was: 1200_00 },
      { current: 900_00, was: null },
    ])
    expect(price.current).toBe(900_00)
  })

  test('R4.20: a bundle costs what its page says, also when its first or default product is no longer offered', () => {
    const links = ['GONE', 'SKI', 'DEARER'].map((sku, at) => ({
      id: at,
      sku,
      position: at,
      is_default: sku === 'GONE',
    }))
    const options = [{ option_id: 1, title: 'Skidor', required: true, product_links: links }]
    const offered = ['SKI', 'DEARER'].map((sku, at) =>
      toPart(wire({ sku, pit: 1000 + at, opit: 1000 + at }), context),
    )
    const bundle = wire({ type_id: 'bundle', bundle_options: options })
    expect(toProduct(bundle, context, offered).price).toEqual({ current: 1000_00, was: null })
  })
})

test.each([
  [{ short_description: 'Kort &amp; bra', description: '<p>Lång</p>' }, 'Kort & bra'],
  [{ short_description: '', description: '<p>Lång</p>' }, 'Lång'],
  [{ description: '<p>Lång</p>' }, 'Lång'],
  [{}, ''],
])('%j is summed up as “%s”', (texts, summary) => {
  expect(product(texts).summary).toBe(summary)
})

test('R4.12 R4.13: a variant that is switched off is not there, nor one that is phased out and not in stock', () => {
  const stock = { is_in_stock: true, qty: 2, manage_stock: true }
  const children = [
    { id: 1, sku: 'OFF', s: 2, stock },
    { id: 2, sku: 'GONE', ls_utg: [5, 17436], stock: { ...stock, qty: 0 } },
    { id: 3, sku: 'UNSURE', ls_utg: '17436' },
    { id: 4, sku: 'LAST', ls_utg: '17436', stock },
    { id: 5, sku: 'PLAIN' },
  ].map((child, at) => ({ ...child, ls_skidlangd: String(611 + (at % 2)), pit: 100 * (at + 1) }))
  const wired = {
    type_id: 'configurable',
    configurable_children: children,
    configurable_options: [
      { attribute_id: 201, attribute_code: 'ls_skidlangd', values: [{ value_index: 611 }] },
    ],
  }
  expect(product(wired).variants.map(({ sku }) => sku)).toEqual(['LAST', 'PLAIN'])
  expect(card(wired).price.current).toBe(400_00)
})

describe('R3.7: stock and flags', () => {
  test.each([
    ['counted and there', { is_in_stock: true, qty: 3, manage_stock: true }, { status: 'ok', quantity: 3 }],
    [
      'counted and gone',
      { is_in_stock: true, qty: 0, manage_stock: true },
      { status: 'out_of_stock', quantity: 0 },
    ],
    ['not counted', { is_in_stock: true, qty: 0, manage_stock: false }, { status: 'ok', quantity: null }],
    ['not said, until the live check says', null, { status: 'ok', quantity: null }],
  ])('%s', (_, stock, expected) => {
    expect(product({ stock: stock && { ...stock, product_id: 12 } }).stock).toEqual(expected)
    expect(card({ stock }).stock).toBe(expected.status)
  })

  test('the colours it comes in are swatches', () => {
    expect(card({ ls_farg_options: [49, 50] }).swatches).toEqual(['#000049', '#000050'])
    expect(card({ ls_farg: '49' }).swatches).toEqual([])
  })

  test('all of them, however many: the card counts the rest', () => {
    const ids = [49, 50, 51, 52, 53, 54, 55]
    const colours = anAttribute('ls_farg', Object.fromEntries(ids.map((id) => [id, `Färg ${id}`])), '#0000')
    const many = toCard(wire({ ls_farg_options: ids }), { ...context, attributes: { ls_farg: colours } })
    expect(many.swatches).toHaveLength(ids.length)
  })

  test('what sells best is the list’s own order', () => expect(sorts.popularity.field).toBe('popularity'))
})

describe('who made it and what to beware of', () => {
  const manufacturer = {
    name: 'Valhem Valla AB',
    address: 'Storgatan 40, 831 30 Östersund, Sverige',
    email: 'kontakt@valhem.example',
  }
  const fields = { manufacturer, safety_information: ['Brandfarlig.'] }

  test('stands beside goods, with who answers in the Union', () => {
    const responsible = { ...manufacturer, name: 'Skare Sport AB' }
    expect(product({ ...fields, responsible_person: responsible }).safety).toEqual({
      manufacturer,
      responsible,
      warnings: ['Brandfarlig.'],
    })
    expect(product({ manufacturer }).safety).toEqual({ manufacturer, responsible: null, warnings: [] })
  })

  test.each([
    ['a platform that does not say', {}],
    ['a manufacturer without an address', { ...fields, manufacturer: { name: 'Valhem' } }],
    ['a service', { ...fields, type_id: 'virtual' }],
    ['a file', { ...fields, type_id: 'downloadable' }],
    ['a gift card', { ...fields, tax_class_id: 0 }],
  ])('of %s the page says nothing', (_, wrong) => {
    expect(product(wrong).safety).toBeNull()
  })
})

test('the words of a description are a summary without tags and entities', () => {
  const description = '<p>Skin &amp; valla f&ouml;r sp&#229;ret &ndash;<br>&#x2264;&nbsp;900&nbsp;g</p>'
  expect(product({ description }).summary).toBe('Skin & valla för spåret – ≤ 900 g')
})

describe('R3.14: ls_* attributes', () => {
  test('brand and colour are words', () => {
    expect(product({ ls_brand: '7', ls_farg: 50 })).toMatchObject({ brand: 'Fjällro', colour: 'Blå' })
    expect(card({ ls_brand: 7 }).brand).toBe('Fjällro')
  })

  test('ids without a label say nothing', () => {
    expect(product({ ls_brand: '8' }).brand).toBeNull()
  })

  test('of the specification neither: a new option is not known yet', () => {
    expect(product({ ls_brand: '5521', ls_aktivitet: [2, 99] }).specs).toEqual([
      { label: 'label of ls_aktivitet', value: 'Skate' },
    ])
  })

  test('one value or several are rows of the specification, free values as they are', () => {
    const { specs } = product({ ls_aktivitet: ['1', 2], ls_vikt: 1190, ls_dam: '1', ls_last: null })
    expect(specs).toEqual([
      { label: 'label of ls_aktivitet', value: 'Klassisk, Skate' },
      { label: 'label of ls_vikt', value: '1190' },
      { label: 'label of ls_dam', value: 'Ja' },
    ])
  })

  test('what the platform specifies follows the attributes, and is said in place of one with the same label', () => {
    const specifications = [
      { label: 'label of ls_vikt', value: '1 090 g per par' },
      { label: 'Kärna', value: 'Asp' },
    ]
    expect(product({ ls_vikt: 1190, ls_dam: '1', specifications }).specs).toEqual([
      { label: 'label of ls_vikt', value: '1 090 g per par' },
      { label: 'label of ls_dam', value: 'Ja' },
      { label: 'Kärna', value: 'Asp' },
    ])
  })

  test('what a shopper chooses by is an option with labels, what children differ in is their values', () => {
    const { options, variants } = product({
      type_id: 'configurable',
      configurable_options: [
        { attribute_id: 201, attribute_code: 'ls_skidlangd', position: 0, values: [{ value_index: 611 }] },
      ],
      configurable_children: [{ id: 1, sku: 'NV-1-187', ls_skidlangd: 611 }],
    })
    expect(options).toEqual([
      {
        code: 'ls_skidlangd',
        attributeId: '201',
        label: 'label of ls_skidlangd',
        values: [{ value: '611', label: '187' }],
      },
    ])
    expect(variants[0]?.values).toEqual({ ls_skidlangd: '611' })
  })

  test.each([
    ...['ls_brand', 'ls_farg', 'ls_klader_storlek', 'ls_sko_storlek', 'ls_smak', 'ls_modell', 'ls_aktivitet'],
    ...['ls_skidlangd', 'ls_sasong', 'ls_vikt', 'ls_dampning', 'ls_drop', 'ls_last', 'ls_plockning'],
    ...[
      'ls_dam',
      'ls_herr',
      'ls_junior',
      'ls_farg_valla',
      'ls_storlek_utrust',
      'ls_variant_utrust',
      'ls_varde',
    ],
  ])('the shop filters by %s or tells it', (code) => {
    expect([...FILTER_CODES, ...SPEC_CODES]).toContain(code)
  })
})

test('a product whose variants are all unavailable is sold out on its card and its page', () => {
  const configurable = {
    type_id: 'configurable',
    stock: { is_in_stock: true, qty: 0, manage_stock: false },
    configurable_options: [
      {
        attribute_id: '1',
        attribute_code: 'ls_skidlangd',
        label: 'Längd',
        position: 0,
        values: [{ value_index: '611' }],
      },
    ],
    configurable_children: [{ sku: 'NV-1-187', id: 13, status: 2, ls_skidlangd: '611' }],
  }
  expect(card(configurable).stock).toBe('out_of_stock')
  expect(product(configurable).stock.status).toBe('out_of_stock')
})
