import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breadcrumbsJsonLd, organizationJsonLd, toInlineJson, webSiteJsonLd } from '#shared/seo/json-ld.ts'
import { productJsonLd } from '#shared/seo/product-json-ld.ts'
import { storeViews } from '#shared/store-views.ts'
import { aPrice, aProduct, aVariant, soldOut } from '#tests/support/builders.ts'

const at = { store: storeViews.sv, origin: 'https://skare.example', delivery: null }
const international = { store: storeViews.en, origin: 'https://skare.example', delivery: null }

describe('productJsonLd', () => {
  test('R3.63 a product says what it is and what it costs', () => {
    expect(productJsonLd(aProduct({ price: aPrice(1299_00) }), at)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Race Skate',
      description: 'En snabb skida för kallföre.',
      sku: 'NV-RACE',
      mpn: 'NV-RACE',
      productID: '19',
      url: 'https://skare.example/skidor/race-skate',
      image: ['https://skare.example/i/600/744/resize/product/race.svg'],
      category: 'Skidor',
      brand: { '@type': 'Brand', name: 'Nordvind' },
      offers: {
        '@type': 'Offer',
        url: 'https://skare.example/skidor/race-skate',
        price: '1299.00',
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', '@id': 'https://skare.example/#shop', name: 'Skare' },
      },
    })
  })

  test('R3.63 a sold-out product is out of stock', () => {
    expect(productJsonLd(aProduct({ stock: soldOut }), international)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock', priceCurrency: 'EUR' },
    })
  })

  test.each([{}, { variants: [aVariant({})] }])(
    'what a product does not have is left out, not empty: %o',
    (more) => {
      const bare = aProduct({ summary: '', images: [], breadcrumbs: [], options: [], ...more })
      const json = JSON.stringify(productJsonLd(bare, at))
      expect(json).not.toMatch(/"(?:description|image|category)":/)
    },
  )

  test('a text longer than search engines take is cut', () => {
    const { description } = productJsonLd(aProduct({ summary: 'Snabb skida. '.repeat(500) }), at)
    expect(String(description).length).toBeLessThanOrEqual(5000)
  })

  test('a product without a price makes no offer', () => {
    expect(productJsonLd(aProduct({ price: aPrice(null) }), at)).not.toHaveProperty('offers')
  })

  test('R3.63 a configurable product is a group, each variant with colour, size and an offer of its own', () => {
    const variant = aVariant(
      { ls_farg: 'red', ls_skidlangd: '187' },
      { image: '/p/red.svg', price: aPrice(990_50) },
    )
    expect(productJsonLd(aProduct({ variants: [variant] }), at)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'NV-RACE',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Race Skate red 187',
          sku: 'NV-RACE-red-187',
          productID: '1754',
          color: 'red',
          size: '187',
          image: 'https://skare.example/i/600/744/resize/p/red.svg',
          url: 'https://skare.example/skidor/race-skate?childSku=NV-RACE-red-187',
          offers: { price: '990.50', priceCurrency: 'SEK' },
        },
      ],
    })
  })
})

test('variants of one length with different cambers are told apart', () => {
  const variants = ['soft', 'stiff'].map((camber) =>
    aVariant({ ls_skidlangd: '187', ls_variant_utrust: camber }),
  )
  expect(productJsonLd(aProduct({ variants }), at)).toMatchObject({
    hasVariant: [{ size: '187, soft' }, { size: '187, stiff' }],
  })
})

test('breadcrumbs are numbered from the top', () => {
  const crumbs = [
    { name: 'Skidor', path: '/skidor' },
    { name: 'Skate', path: '/skidor/skate' },
  ]
  expect(breadcrumbsJsonLd(crumbs, at).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Skidor', item: 'https://skare.example/skidor' },
    { '@type': 'ListItem', position: 2, name: 'Skate', item: 'https://skare.example/skidor/skate' },
  ])
})

test('R2.3 the shop and its search live in the store they are asked from', () => {
  expect(organizationJsonLd(international)).toMatchObject({ url: 'https://skare.example/en' })
  expect(webSiteJsonLd(international)).toMatchObject({
    inLanguage: 'en-US',
    potentialAction: { target: 'https://skare.example/en/search-result?s={search_term_string}' },
  })
})

describe('toInlineJson', () => {
  test('a name cannot end the script it stands in', () => {
    const json = toInlineJson({ name: '</script><!-- & \u2028\u2029' })
    expect(json).toBe('{"name":"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029"}')
  })

  test('whatever the value, it stays the same and nothing dangerous is left', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--', ']]>', '\u2028'),
    )
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true }), (value) => {
        const json = toInlineJson(value)
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json)).toEqual(value)
      }),
    )
  })
})
