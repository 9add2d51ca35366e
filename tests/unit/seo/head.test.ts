import { describe, expect, test } from 'vitest'
import { emptyCart } from '#shared/cart/cart.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import type { EdgeTranslate } from '#shared/i18n/translate.ts'
import type { Page } from '#shared/page-data.ts'
import { headTexts } from '#shared/seo/head.ts'
import { clip, pageTitle } from '#shared/seo/page-title.ts'
import { aCategory, aProduct } from '#tests/support/builders.ts'

const t: EdgeTranslate = (key, params) => [key, ...Object.values(params ?? {})].join(' ')
const meta = { canonical: '/', alternates: {} }
const list: ProductList = {
  cards: [],
  total: 0,
  fakeTotal: 0,
  page: 1,
  pageCount: 1,
  filters: [],
  sort: 'popularity',
  sorts: ['popularity'],
}
const related = Promise.resolve(null)
const textsOf = (page: Omit<Page, 'meta'>) => headTexts({ ...page, meta } as Page, t) // name and data fit in every test

describe('headTexts', () => {
  test('a product is titled with its brand, described by its summary', () => {
    const product = aProduct({ name: 'Race Skate', brand: 'Nordvind', summary: 'En snabb skida.' })
    expect(
      textsOf({ name: 'simple-product', data: { product, chosenSku: null, delivery: null, related } }),
    ).toMatchObject({
      title: 'Nordvind Race Skate | Skare',
      description: 'En snabb skida.',
    })
  })

  test('a brand in the name is not said twice', () => {
    const product = aProduct({ name: 'Nordvind Race', brand: 'Nordvind', summary: '' })
    expect(
      textsOf({ name: 'simple-product', data: { product, chosenSku: null, delivery: null, related } }),
    ).toMatchObject({
      title: 'Nordvind Race | Skare',
      description: 'head.product.description Nordvind Race',
    })
  })

  test('a category is described by its own words', () => {
    const category = aCategory({ name: 'Skidor', descriptionHtml: '<p>Fjäll &amp; spår</p>' })
    expect(textsOf({ name: 'category', data: { category, list } })).toMatchObject({
      title: 'Skidor | Skare',
      description: 'Fjäll & spår',
    })
  })

  test('R3.18: the merchant’s own meta title and description come first, the number of a later page with them', () => {
    const category = aCategory({ metaTitle: 'Köp skidor', metaDescription: 'Skidor för alla spår.' })
    expect(textsOf({ name: 'category', data: { category, list: { ...list, page: 2 } } })).toMatchObject({
      title: 'head.numberedPage Köp skidor 2 | Skare',
      description: 'Skidor för alla spår.',
    })
  })

  test('later pages of a category say their number', () => {
    const { title } = textsOf({
      name: 'category',
      data: { category: aCategory(), list: { ...list, page: 2 } },
    })
    expect(title).toBe('head.numberedPage Skidor 2 | Skare')
  })

  test('a later page whose title is too long keeps its number: no two pages have one title', () => {
    const category = aCategory({ metaTitle: 'Längdskidor för klassisk åkning, skate och tur i alla längder' })
    const titleOf = (page: number) =>
      textsOf({ name: 'category', data: { category, list: { ...list, page } } }).title
    expect([titleOf(2), titleOf(10)]).toEqual([
      'head.numberedPage Längdskidor för klassisk åkning, skate… 2',
      'head.numberedPage Längdskidor för klassisk åkning… 10',
    ])
  })

  test('a search is titled with what is searched', () => {
    const data = {
      query: 'skate',
      list: null,
      pages: [],
      didYouMean: null,
      help: { popular: [], guides: [] },
    }
    expect(textsOf({ name: 'search-result', data })).toMatchObject({
      title: 'head.search.title skate | Skare',
      description: null,
    })
    expect(textsOf({ name: 'search-result', data: { ...data, query: '' } }).title).toBe(
      'search.submit | Skare',
    )
  })

  test('an activity is not titled as the category of the same name', () => {
    const content = {
      title: 'Rullskidor',
      excerpt: 'Skidor i augusti.',
      image: null,
      logo: null,
      date: null,
      breadcrumbs: [],
      contents: [],
      blocks: [],
      children: [],
      related: [],
    }
    expect(textsOf({ name: 'activity', data: { content } } as never).title).toBe(
      'Rullskidor – activities.title | Skare',
    )
  })

  test('an editorial page is described by how it begins', () => {
    const page = {
      slug: 'villkor',
      title: 'Villkor',
      heroImage: null,
      bodyHtml: `<p>${'Så handlar du. '.repeat(20)}</p>`,
      questions: [],
      openingHours: [],
    }
    const { title, description } = textsOf({ name: 'cms-page', data: { page } })
    expect(title).toBe('Villkor | Skare')
    expect(description?.length).toBeLessThanOrEqual(155)
  })

  test('pages of the shop itself have titles of their own', () => {
    const titles = [
      textsOf({ name: 'cart', data: { cart: emptyCart, notices: [], delivery: null } }),
      textsOf({ name: 'checkout', data: {} }),
      textsOf({ name: 'order-confirmation', data: {} }),
      textsOf({ name: 'error', data: { requestId: 'r' } }),
      textsOf({ name: 'page-not-found', data: { popular: [] } }),
    ].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

test('a long title goes without the name of the shop, and is never longer than 60', () => {
  const name = 'Nordvind Race Skate Carbon Premium Limited Edition 2027 World Cup'
  expect(pageTitle(name.slice(0, 52))).toBe(`${name.slice(0, 52)} | Skare`) // 60 characters
  expect(pageTitle(name.slice(0, 53))).toBe(name.slice(0, 53))
  expect(pageTitle(name.slice(0, 55))).toBe(name.slice(0, 55))
  expect(pageTitle(name)).toBe('Nordvind Race Skate Carbon Premium Limited Edition 2027…')
})

test('a text is cut between words, without what stood before the cut', () => {
  expect(clip('Kort text', 20)).toBe('Kort text')
  expect(clip('Långa skidor, för spår', 16)).toBe('Långa skidor…')
  expect(clip('Skidskoförvaringspåse', 10)).toBe('Skidskofö…')
  expect(clip('Snö❄🎿🎿🎿🎿', 8)).toBe('Snö❄🎿…') // no half of the second pair of skis
})
