import { expect, test } from 'vitest'
import { OPEN_PURCHASE_DAYS } from '#platform/commerce/orders/withdrawal-period.ts'
import { GIFT_CARD_YEARS } from '#platform/commerce/promises.ts'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import { campaignPlans } from '#platform/seed/content/campaigns/campaigns.ts'
import { homeBanner, homeBlocks, homeContentAreas, homeMiddleBlocks } from '#platform/seed/content/home.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { isListed } from '#platform/seed/to-rows.ts'
import { categoryPlans } from '#platform/seed/vocabulary/categories.ts'
import { languages } from '#shared/store-views.ts'
import { numbersIn } from '#tests/support/numbers-in-text.ts'

type Language = keyof ProductPlan['name']

const SOME_PRODUCTS = 620
const PRINTING_DAYS = 14 // what the personal products promise (demo-products.ts)
const products = [...catalogueProducts(SOME_PRODUCTS)].filter(isListed)

const textsOf = ({ short, description }: ProductPlan, language: Language) =>
  `${short[language]} ${description[language]}`

/** Every text beside products: of the goods, of categories, home and campaigns. */
const allTexts = (language: Language): string[] => [
  ...products.map((plan) => textsOf(plan, language)),
  ...categoryPlans.map(({ text }) => text[language]),
  ...[homeBanner, ...homeBlocks, ...homeMiddleBlocks, ...homeContentAreas].map(({ text }) => text[language]),
  ...campaignPlans.map(({ excerpt }) => excerpt[language]),
]

/** What the shop promises nowhere, so that no text may: guarantees beyond the law, free delivery without a sum, the lowest price. */
const UNBACKED =
  /garanti|guarantee|warranty|fri frakt|fraktfri|fri levering|gratis frakt|free (?:delivery|shipping)|livstid|lifetime|billigst|cheapest|lägsta pris|laveste pris|lowest price/i

test.each(languages)(
  'in %s nothing is promised beside products that the shop does not promise',
  (language) => {
    const texts = allTexts(language)
    expect(texts.length).toBeGreaterThan(600)
    expect(texts.filter((text) => UNBACKED.test(text))).toEqual([])
  },
)

test.each(languages)('in %s days and years beside products are those of the settings', (language) => {
  const settings = { days: [OPEN_PURCHASE_DAYS, PRINTING_DAYS], years: [GIFT_CARD_YEARS] }
  for (const [unit, allowed] of Object.entries(settings) as [keyof typeof settings, number[]][]) {
    const said = allTexts(language).flatMap((text) =>
      numbersIn(text, unit).map((number) => ({ number, text })),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter(({ number }) => !allowed.includes(Number(number)))).toEqual([])
  }
})

const CHEAPER = /billigare|rimeligere|cheaper|nedsatt|satt ned|reduced/i

test.each(languages)(
  'in %s what is said to cost less does: by a special price, or for a group',
  (language) => {
    const said = products.filter(({ short }) => CHEAPER.test(short[language]))
    expect(said.length).toBeGreaterThan(1)
    const wrong = said.filter(({ special, groupPrice }) => special === null && groupPrice === null)
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  },
)

const FIELD = {
  sv: /vikt i rutan|Skriv din vikt/,
  nb: /vekten(?: din)? i feltet|Skriv vekten din/,
  en: /weight in the box|Tell us your weight/,
}

test.each(languages)('in %s only a ski that has a field for the weight asks for it', (language) => {
  const asks = products.filter(({ description }) => FIELD[language].test(description[language]))
  expect(asks.length).toBeGreaterThan(5)
  expect(asks.filter(({ customOptions = [] }) => customOptions.length === 0).map(({ sku }) => sku)).toEqual(
    [],
  )
})
