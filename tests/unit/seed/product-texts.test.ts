import { describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import { categoriesOf, lineageOf } from '#platform/seed/categories.ts'
import { campaignPlans } from '#platform/seed/content/campaigns/campaigns.ts'
import { guidePlans } from '#platform/seed/content/guides/guides.ts'
import { homeBlocks, homeCategories, homeMiddleBlocks } from '#platform/seed/content/home.ts'
import { parseMarkup } from '#platform/seed/content/markup.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { specificationsOf } from '#platform/seed/specifications/specifications.ts'
import { isListed } from '#platform/seed/to-rows.ts'
import { type AttributeCode, labelOf } from '#platform/seed/vocabulary/attributes.ts'
import { languages } from '#shared/store-views.ts'

type Language = keyof ProductPlan['name']

const SHOWN_FIRST = 40
const PER_CATEGORY = 2
const DEFAULT_PRODUCTS = 620
const products = [...catalogueProducts(DEFAULT_PRODUCTS)]

/** What a category's list begins with: the best sellers, then by id. */
function bestOf(key: string): string[] {
  const categories = categoriesOf(stores[0] ?? never())
  const isIn = ({ categories: keys }: ProductPlan) =>
    keys.some((one) => lineageOf(categories.get(one) ?? never()).includes(categories.get(key) ?? never()))
  const listed = products.filter((plan) => isListed(plan) && isIn(plan))
  return listed.toSorted((one, other) => other.popularity - one.popularity).map(({ sku }) => sku)
}

const never = (): never => {
  throw new Error('no such thing')
}

/** What a shopper sees first: home, the start of the main lists, campaigns, guides. */
function shownFirst(): ProductPlan[] {
  const skus = [
    ...[...homeBlocks, ...homeMiddleBlocks].flatMap(({ sku }) => sku ?? []),
    ...homeCategories.flatMap(({ category }) => bestOf(category).slice(0, PER_CATEGORY)),
    ...campaignPlans.flatMap((campaign) => campaign.skus),
    ...guidePlans.flatMap(({ text }) => parseMarkup(text.sv).flatMap((section) => section.skus)),
  ]
  const bySku = new Map(products.map((plan) => [plan.sku, plan]))
  return [...new Set(skus)].slice(0, SHOWN_FIRST).map((sku) => bySku.get(sku) ?? never())
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim()
const sentencesOf = (html: string): string[] =>
  textOf(html)
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean)

/** All that the data say of a product, as text. */
function factsOf(plan: ProductPlan, language: Language): string {
  const values = [plan.values, ...plan.children.map((child) => child.values)].flatMap((one) =>
    Object.entries(one).flatMap(([code, options]) =>
      [options ?? []].flat().map((option) => labelOf(code as AttributeCode, option)[language]),
    ),
  )
  const rows = specificationsOf(plan).flatMap(({ label, value }) => [label[language], value[language]])
  return [plan.name[language], plan.short[language], ...values, ...rows].join(' | ')
}

const UNIT = 'g|mg|mm|cm|kg|ml|kcal|W|%|°C'
const SPAN = String.raw`\d+(?:(?:[–×]|\s[–×]\s|\/|, | och | og | and | til | till | to )[−+]?\d+)*`

/** Numbers without the spaces and commas between their thousands. */
const plainNumbers = (text: string): string => text.replaceAll(/(\d)[\u00a0, ](\d{3})(?!\d)/g, '$1$2')
const numbersIn = (text: string): string[] => plainNumbers(text).match(/\d+/g) ?? []
/** `44–43–44 mm` → 44 mm, 43 mm, 44 mm. */
const measuresIn = (text: string): string[] =>
  [...plainNumbers(text).matchAll(new RegExp(`(${SPAN})\\s?(${UNIT})(?![\\p{L}])`, 'gu'))].flatMap(
    ([, span = '', unit]) => (span.match(/\d+/g) ?? []).map((number) => `${number} ${unit}`),
  )

const MATERIALS = {
  sv: 'kolfiber aluminium bikaka asp poppel merinoull polyamid polyester naturkork fleece björk filt',
  nb: 'karbon aluminium bikube osp poppel merinoull polyamid polyester naturkork fleece bjørk filt',
  en: 'carbon aluminium honeycomb aspen poplar merino polyamide polyester cork fleece birch felt',
}
const CONTRAST = /\b(?:inte|ikke|nobody|not|cork(?:ing)? (?:it|and)|a cork|the cork)\b/

const wrongMeasures = (text: string, facts: string): string[] => {
  const known = new Set(measuresIn(facts))
  return measuresIn(text).filter((measure) => !known.has(measure))
}

const wrongMaterials = (html: string, facts: string, language: Language): string[] =>
  MATERIALS[language].split(' ').filter((word) => {
    const named = new RegExp(String.raw`(?<!\p{L})${word}`, 'iu')
    const isSaid = sentencesOf(html).some((one) => named.test(one) && !CONTRAST.test(one))
    return isSaid && !facts.toLowerCase().includes(word)
  })

const shown = shownFirst()

describe.each(languages)('the %s texts of the forty products that are shown first', (language) => {
  const told = shown.map((plan) => ({
    sku: plan.sku,
    text: plan.description[language],
    facts: factsOf(plan, language),
  }))

  test('have at least six sentences', () => {
    expect(told).toHaveLength(SHOWN_FIRST)
    const short = told.filter(({ text }) => sentencesOf(text).length < 6)
    expect(short.map(({ sku }) => sku)).toEqual([])
  })

  test('begin each in their own way, and share no sentence', () => {
    const openings = told.map(({ text }) => sentencesOf(text)[0]?.split(' ').slice(0, 3).join(' '))
    expect(openings.filter((one, at) => openings.indexOf(one) !== at)).toEqual([])
    const sentences = told.flatMap(({ text }) => sentencesOf(text))
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
  })

  test('say no number, no measure and no material that the data do not say', () => {
    const wrong = told.flatMap(({ sku, text, facts }) => {
      const known = new Set(numbersIn(facts))
      return [
        ...numbersIn(textOf(text)).filter((number) => !known.has(number)),
        ...wrongMeasures(textOf(text), facts),
        ...wrongMaterials(text, facts, language),
      ].map((fault) => `${sku}: ${fault}`)
    })
    expect(wrong).toEqual([])
  })
})

const GOODS = ['simple', 'configurable', 'bundle', 'grouped']

describe.each(languages)('the texts of all goods in %s', (language) => {
  test('say no measure and no material that the data do not say', () => {
    const wrong = products
      .filter(({ type }) => GOODS.includes(type))
      .flatMap((plan) => {
        const facts = factsOf({ ...plan, short: plan.name }, language)
        const text = `${textOf(plan.short[language])} ${textOf(plan.description[language])}`
        return [...wrongMeasures(text, facts), ...wrongMaterials(text, facts, language)].map(
          (fault) => `${plan.picture}: ${fault}`,
        )
      })
    expect([...new Set(wrong)]).toEqual([])
  })
})

describe.each(languages)('every product in %s', (language) => {
  test('has a short text', () => {
    expect(products.filter(({ short }) => textOf(short[language]).length < 12).map(({ sku }) => sku)).toEqual(
      [],
    )
  })

  test('of goods has a specification, no row of it twice', () => {
    const goods = products.filter(({ type, visibility }) => GOODS.includes(type) && visibility > 1)
    const rows = goods.map((plan) => ({
      sku: plan.sku,
      labels: specificationsOf(plan).map(({ label }) => label[language]),
    }))
    expect(rows.filter(({ labels }) => labels.length < 3)).toEqual([])
    expect(rows.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([])
  })
})

test('a length is one row, whether a product comes in one or in several: so they can be compared', () => {
  const sold = products.filter(({ family }) => /^(?:ski|pole)/.test(family))
  const rows = sold.flatMap((plan) => specificationsOf(plan).filter(({ label }) => /^Längd/.test(label.sv)))
  expect(new Set(rows.map(({ label }) => Object.values(label).join(' ')))).toEqual(
    new Set(['Längd Lengde Length']),
  )
  const values = rows.map(({ value }) => value.sv)
  expect(values.some((value) => value.includes('–'))).toBe(true)
  expect(values.some((value) => /^\d+ cm$/.test(value))).toBe(true)
})

test('what a ski weighs is said of a length that it comes in', () => {
  let weighed = 0
  for (const plan of products) {
    const weight = specificationsOf(plan).find(({ label }) => label.sv === 'Vikt')?.value.sv ?? ''
    const [, length] = /\((\d+ cm)\)/.exec(weight) ?? []
    const lengths = new Set(
      plan.children
        .flatMap(({ values }) => values.ls_skidlangd ?? [])
        .map((one) => labelOf('ls_skidlangd', one).sv),
    )
    if (!length || lengths.size === 0) continue
    expect([...lengths], plan.sku).toContain(length)
    weighed += 1
  }
  expect(weighed).toBeGreaterThan(50)
})
