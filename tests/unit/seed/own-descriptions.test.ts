import { describe, expect, test } from 'vitest'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { specificationsOf } from '#platform/seed/specifications/specifications.ts'
import { languages } from '#shared/store-views.ts'

const DEFAULT_PRODUCTS = 620
const BIGGER = 3000
const MEMBER = 1 // visible nowhere: sold within its package only
const withPage = (count: number) =>
  [...catalogueProducts(count)].filter(({ visibility }) => visibility !== MEMBER)
const products = withPage(DEFAULT_PRODUCTS)

/** Groups of products of which `read` says the same. */
const sharing = (plans: ProductPlan[], read: (plan: ProductPlan) => string): ProductPlan[][] =>
  [...Map.groupBy(plans, read).values()].filter((group) => group.length > 1)
const skusOf = (groups: ProductPlan[][]) => groups.map((group) => group.map(({ sku }) => sku))

describe.each(languages)('descriptions in %s', (language) => {
  test.each([DEFAULT_PRODUCTS, BIGGER])('no two products of about %i share one', (count) => {
    const plans = count === DEFAULT_PRODUCTS ? products : withPage(count)
    expect(plans.length).toBeGreaterThan(count)
    expect(skusOf(sharing(plans, ({ description }) => description[language]))).toEqual([])
  })

  test('without their names only products are told alike that differ in nothing', () => {
    const nameless = ({ name, description }: ProductPlan) =>
      description[language].replaceAll(name[language], '')
    const data = (plan: ProductPlan) => JSON.stringify(specificationsOf(plan))
    const alike = sharing(products, nameless)
    expect(alike.length).toBeLessThan(10)
    expect(skusOf(alike.filter((group) => new Set(group.map(data)).size > 1))).toEqual([])
  })

  test('no place of a value is left empty, and every sentence ends', () => {
    const texts = products.flatMap(({ sku, short, description }) =>
      [short[language], description[language]].map((text) => ({ sku, text })),
    )
    const faulty = texts.filter(({ text }) => /[{}]|undefined| {2}| \.|\.\.|[a-zåäöæø]<\/p>/.test(text))
    expect(faulty).toEqual([])
  })
})
