import { describe, expect, test } from 'vitest'
import type { ReviewDocument } from '#platform/commerce/reviews.ts'
import { type Store, stores } from '#platform/commerce/stores.ts'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import { createIdentities } from '#platform/seed/identities.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { authors } from '#platform/seed/reviews/authors.ts'
import { openings } from '#platform/seed/reviews/composed/openings.ts'
import { createReviewer } from '#platform/seed/reviews/to-review-rows.ts'
import type { VoiceGroup } from '#platform/seed/reviews/voice-group.ts'
import { groupOf, voiceGroups, voicesIn } from '#platform/seed/reviews/voices.ts'
import { specificationsOf } from '#platform/seed/specifications/specifications.ts'
import { type AttributeCode, labelOf } from '#platform/seed/vocabulary/attributes.ts'

interface Reviewed {
  plan: ProductPlan
  store: Store
  reviews: ReviewDocument[]
}

const reviewed = seedReviews(700)
const groups = Object.entries(voiceGroups)

function seedReviews(count: number): Reviewed[] {
  const identities = createIdentities()
  const reviewers = stores.map((store) => ({ store, review: createReviewer(store) }))
  return [...catalogueProducts(count)].flatMap((plan) => {
    const identity = identities.identify(plan)
    return reviewers
      .filter(({ store }) => plan.soldIn?.includes(store.language) ?? true)
      .map(({ store, review }) => ({ plan, store, reviews: review(plan, identity) }))
      .filter(({ reviews }) => reviews.length > 0)
  })
}

const textOf = ({ title, detail }: { title: string; detail: string }) => `${title} | ${detail}`
const textsIn = (group: VoiceGroup, language: Store['language']) => voicesIn(group, language).map(textOf)
const allTexts = (group: VoiceGroup) => stores.flatMap(({ language }) => textsIn(group, language))

describe('reviews belong to what they speak of (R1.23)', () => {
  test('many products are reviewed, in every store', () => {
    for (const { code } of stores)
      expect(reviewed.filter(({ store }) => store.code === code).length).toBeGreaterThan(150)
  })

  test.each(groups)('%s: as much is written in every language it is sold in', (name, group) => {
    const isSoldAbroad = !['workshop', 'course'].includes(name) // services are not
    const languages = stores.map(({ language }) => language).filter((code) => isSoldAbroad || code !== 'en')
    const stars = languages.map((language) => voicesIn(group, language).map((voice) => voice.stars))
    expect(stars[0]?.length).toBeGreaterThan(2)
    for (const each of stars) expect(each).toEqual(stars[0])
    expect(Object.keys(group.words)).toEqual(languages)
  })

  test('a text that is written for a group stands under its goods only', () => {
    for (const { plan, store, reviews } of reviewed) {
      const own = groupOf(plan)
      const others = groups.filter(([, group]) => group !== own)
      const foreign = new Set(others.flatMap(([, group]) => textsIn(group, store.language)))
      expect(
        reviews.map(textOf).filter((text) => foreign.has(text)),
        `${plan.sku} ${store.code}`,
      ).toEqual([])
    }
  })

  test('no text stands twice in a store, under whatever products', () => {
    for (const { code } of stores) {
      const told = reviewed.filter(({ store }) => store.code === code).flatMap(({ reviews }) => reviews)
      const details = told.map(({ detail }) => detail)
      expect(details.length).toBeGreaterThan(500)
      expect(details.filter((detail, at) => details.indexOf(detail) !== at)).toEqual([])
    }
  })

  test('no text is in two groups, and none twice in one', () => {
    for (const { language } of stores) {
      const texts = groups.flatMap(([, group]) => textsIn(group, language))
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    }
  })

  test('a product shows no text, no title and no author twice', () => {
    for (const { plan, store, reviews } of reviewed)
      for (const key of ['title', 'detail', 'nickname'] as const) {
        const values = reviews.map((review) => review[key])
        expect(new Set(values).size, `${plan.sku} ${store.code} ${key}`).toBe(values.length)
      }
  })

  test('at least 25 people write in each language', () => {
    for (const { language } of stores)
      expect(new Set(authors[language]).size).toBeGreaterThanOrEqual(Math.max(25, authors[language].length))
  })

  test('the demonstration of a distribution has all its reviews', () => {
    const counts = reviewed
      .filter(({ plan }) => plan.sku === 'DEMO-CONF')
      .map(({ reviews }) =>
        [1, 2].map((status) => reviews.filter((review) => review.review_status === status).length),
      )
    expect(counts).toEqual(stores.map(() => [23, 2]))
  })

  test('what only grown-ups write is not under what children wear, and the other way round', () => {
    for (const { plan, store, reviews } of reviewed) {
      const isJunior = plan.values.ls_junior === 1 && plan.values.ls_dam !== 1
      const junior = groups.filter(([, group]) => group.isJunior === true)
      const texts = junior.flatMap(([, group]) => textsIn(group, store.language))
      for (const review of reviews.filter((one) => !isComposed(plan, store, one)))
        expect(texts.includes(textOf(review)), plan.sku).toBe(isJunior)
    }
  })
})

const isComposed = (plan: ProductPlan, store: Store, review: ReviewDocument): boolean => {
  const group = groupOf(plan)
  return group !== undefined && !textsIn(group, store.language).includes(textOf(review))
}

/** All that the data say of a product in a language. */
function factsOf(plan: ProductPlan, language: Store['language']): string {
  const options = [plan.values, ...plan.children.map(({ values }) => values)].flatMap((values) =>
    Object.entries(values).flatMap(([code, chosen]) =>
      [chosen ?? []].flat().map((option) => labelOf(code as AttributeCode, option)[language]),
    ),
  )
  return [...options, ...specificationsOf(plan).map(({ value }) => value[language])].join(' | ').toLowerCase()
}

describe('a review that is composed of parts', () => {
  const composed = reviewed.flatMap(({ plan, store, reviews }) =>
    reviews
      .filter((review) => isComposed(plan, store, review))
      .map((review) => ({ plan, store, review, detail: review.detail })),
  )

  test('names no size, length, weight or number that the product does not have', () => {
    expect(composed.length).toBeGreaterThan(500)
    const wrong = composed.flatMap(({ plan, store, detail }) => {
      const said = Object.values(openings).flatMap((use) => use[store.language])
      const own = said.reduce((text, opening) => text.replace(opening, ''), detail)
      const facts = factsOf(plan, store.language)
      const numbers = own.match(/\d+(?:[\u00a0,]\d{3})*(?: cm| g)?/g) ?? []
      return numbers.filter((number) => !facts.includes(number)).map((number) => `${plan.sku}: ${number}`)
    })
    expect(wrong).toEqual([])
  })

  test('begins as who uses such goods: a parent of what children wear, nobody else', () => {
    const startingAs = (who: 'child' | 'roll') =>
      composed.filter(({ store, detail }) =>
        openings[who][store.language].some((opening) => detail.startsWith(opening)),
      )
    const isJunior = ({ values }: (typeof composed)[number]['plan']) =>
      values.ls_junior === 1 && values.ls_dam !== 1
    expect(startingAs('child')).not.toEqual([])
    expect(startingAs('child').filter(({ plan }) => !isJunior(plan))).toEqual([])
    expect(startingAs('roll')).not.toEqual([])
    expect(startingAs('roll').filter(({ plan }) => !plan.family.startsWith('roller'))).toEqual([])
  })

  test('has two or three sentences, and no place of a value is left', () => {
    for (const { detail, plan } of composed) {
      expect(detail, plan.sku).not.toMatch(/[{}]|undefined| {2}/)
      expect(detail.split(/(?<=[.!?]) /).length, detail).toBeGreaterThan(1)
    }
  })

  test('gives no one or two stars: a complaint is about something', () => {
    const stars = composed.map(({ review }) => review.ratings[0]?.value ?? 0)
    expect(Math.min(...stars)).toBe(3)
  })
})

/** Words, and the groups that may say them. */
const words: [string, RegExp, string[]][] = [
  [
    'seams',
    /(?<!\p{L})(sömm?|søm|seam)/iu,
    ['jacket', 'down', 'trousers', 'juniorWear', 'baselayer', 'midlayer', 'glove', 'mitten'],
  ],
  ['taste', /(?<!\p{L})(smakar|smakade|smaker|smakte|tastes)/iu, ['gel', 'sportsDrink', 'recovery', 'bar']],
  ['klister', /klister/iu, ['classic', 'zero', 'gripTin', 'klister', 'remover']],
  ['wheels', /(?<!\p{L})(hjul|wheels?)(?!\p{L})/iu, ['rollerClassic', 'rollerSkate']],
  ['battery', /batteri|battery/iu, ['headlamp']],
  ['fluorine', /fluor/iu, []],
  [
    'delivery and help',
    /leverans|levering|deliver|frakt|posten|arrived|kundtjänst|kundeservice|customer service/iu,
    [],
  ],
  [
    'prices',
    /(?<!\p{L})(pris|priset|prisen|price|rabatt|rea|salg|sale|billig|cheap|kost(ade|et|er))(?!\p{L})/iu,
    [],
  ],
  [
    'sizes',
    /storlek|størrelse|(?<!\p{L})sizes?(?!\p{L})/iu,
    [
      'boot',
      'touringBoot',
      'jacket',
      'down',
      'trousers',
      'juniorWear',
      'baselayer',
      'midlayer',
      'sock',
      'glove',
      'mitten',
      'package',
      'juniorPackage',
    ],
  ],
]

describe.each(words)('%s', (_, word, allowed) => {
  test('are spoken of only where they are', () => {
    const speaking = groups.filter(([, group]) => allTexts(group).some((text) => word.test(text)))
    expect(speaking.map(([name]) => name).filter((name) => !allowed.includes(name))).toEqual([])
  })
})

describe('a review is written when its goods are used', () => {
  const dated = reviewed.flatMap(({ plan, store, reviews }) =>
    reviews.map((review) => ({ plan, store, review, day: review.created_at.slice(0, 10) })),
  )

  test('never before the product was sold, nor after the day of the catalogue', () => {
    for (const { plan, review, day } of dated) {
      expect(review.created_at > plan.createdAt, plan.sku).toBe(true)
      expect(day <= '2026-11-20', plan.sku).toBe(true)
    }
  })

  test('roller skis in summer, skis in winter', () => {
    const months = (season: string) =>
      new Set(dated.filter(({ plan }) => groupOf(plan)?.season === season).map(({ day }) => day.slice(5, 7)))
    expect([...months('summer')].toSorted()).toEqual(['05', '06', '07', '08', '09', '10'])
    expect([...months('winter')].filter((month) => ['06', '07', '08', '09', '10'].includes(month))).toEqual(
      [],
    )
  })

  test('who looks back on a winter has had it', () => {
    const looking = dated.filter(({ plan, store, review }) => {
      const group = groupOf(plan)
      const voices = group?.season === 'winter' ? voicesIn(group, store.language) : []
      return voices.some((voice) => voice.looksBack && textOf(voice) === textOf(review))
    })
    expect(looking.length).toBeGreaterThan(0)
    for (const { day, plan } of looking) {
      expect(day >= '2026-03-22' && day <= '2026-05-10', day).toBe(true)
      expect(plan.createdAt < '2026-01-01', plan.sku).toBe(true)
    }
  })
})
