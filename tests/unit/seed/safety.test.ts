import { describe, expect, test } from 'vitest'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import { safetyOf } from '#platform/seed/safety/safety.ts'
import { languages } from '#shared/store-views.ts'

const SOME_PRODUCTS = 620
const products = [...catalogueProducts(SOME_PRODUCTS)]
const isGoods = ({ type, family }: (typeof products)[number]) =>
  type !== 'virtual' && type !== 'downloadable' && family !== 'gift-card'
const inGoods = products.filter(isGoods)

/** Kinds that nobody should use without a word of warning, with the word. */
const warned: [families: string[], words: Record<(typeof languages)[number], RegExp>][] = [
  [['wax-glide'], { sv: /ventilerat rum/, nb: /ventilert rom/, en: /ventilated room/ }],
  [
    ['roller-classic', 'roller-skate'],
    { sv: /ingen broms.*hjälm/, nb: /ingen brems.*hjelm/, en: /no brake.*helmet/ },
  ],
  [['headlamp'], { sv: /Litiumbatteri/, nb: /Litiumbatteri/, en: /Lithium battery/ }],
  [['ice-skate'], { sv: /isdubbar/, nb: /ispigger/, en: /ice picks/ }],
]

describe.each(languages)('manufacturers and warnings in %s', (language) => {
  test('goods have a manufacturer with a postal and an electronic address; services, files and gift cards have none', () => {
    const without = inGoods.filter((plan) => {
      const { manufacturer } = safetyOf(plan, language) as { manufacturer?: Record<string, string> }
      const { name = '', address = '', email = '' } = manufacturer ?? {}
      return name === '' || !/, \d[\d ]+ \p{L}+, \p{L}+$/u.test(address) || !/^\w+@\w+\.example$/.test(email)
    })
    expect(without.map(({ sku }) => sku)).toEqual([])
    const others = products.filter((plan) => !isGoods(plan)).map((plan) => safetyOf(plan, language))
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter((one) => Object.keys(one).length > 0)).toEqual([])
  })

  test.each(warned)('%j carry their warning', (families, words) => {
    const kind = inGoods.filter(({ family }) => families.includes(family))
    const told = kind.map((plan) => (safetyOf(plan, language).safety_information as string[]).join(' '))
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter((text) => !words[language].test(text))).toEqual([])
  })
})
