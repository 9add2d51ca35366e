import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { juniorSkis } from '#platform/seed/content/guides/junior-skis/guide.ts'
import { sizeGuidesIn } from '#platform/seed/content/size-guides.ts'
import { generateProducts } from '#platform/seed/generate-products.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { specificationsOf } from '#platform/seed/specifications/specifications.ts'
import { labelOf } from '#platform/seed/vocabulary/attributes.ts'
import { JUNIOR_LONGER_CM } from '#shared/skis/junior-length.ts'
import { languages } from '#shared/store-views.ts'

/** Every line that editors, shoppers and the interface may say. */
const lines = globSync(['platform/seed/**/*.ts', 'locales/**/*.json']).flatMap((file) =>
  readFileSync(file, 'utf8').split('\n'),
)

const WORDS: [RegExp, number][] = [
  [/\b(?:fem|five)\b/gi, 5],
  [/\b(?:tio|ti|ten)\b/gi, 10],
  [/\b(?:tjugo|tjue|twenty)\b/gi, 20],
]
const inDigits = (line: string): string =>
  WORDS.reduce((text, [word, number]) => text.replaceAll(word, String(number)), line)

const CHILD = /barn|child|kropps(?:längden|høyden) plus/i
const RANGE = /(\d+)(?:–| (?:till?|to) )(\d+)(?=,| centimet| cm|(?: for[^,.]*)? for| för| otherwise)/g
const ABOUT_LENGTH = /plus|longer|längre|lengre/i

const { beginner, recreational } = JUNIOR_LONGER_CM
const isOfTable = (from: number, to: number): boolean =>
  [beginner, recreational].some((range) => range.from === from && range.to === to)

/** The ranges that a line names as more than a child's height: `5–10`, `ten to twenty centimetres`. */
function advice(line: string): [number, number][] {
  const childs = line.slice(Math.max(0, line.search(CHILD)))
  return [...inDigits(childs).matchAll(RANGE)].map(([, from, to]) => [Number(from), Number(to)])
}

const about = lines.filter((line) => CHILD.test(line) && ABOUT_LENGTH.test(line)).flatMap(advice)

test('every length above a child’s height that is written anywhere is the table’s', () => {
  const isAdvice = ([, to]: [number, number]) => to < 50 // others are lengths of skis, boots, years
  const said = about.filter(isAdvice)
  expect(said.length).toBeGreaterThanOrEqual(24) // three languages: guide, article, questions, packages, advice
  expect(said.filter(([from, to]) => !isOfTable(from, to))).toEqual([])
})

const SAME_AS_HEIGHT =
  /kroppslängd eller|kroppshøyde eller|touch shorter|lika lång som barnet|like lang som barnet|long as the child|plus en knytnäve|pluss en knyttneve|plus a fist/i

test('no text chooses a child’s ski as long as the child, or by a fist', () => {
  expect(lines.filter((line) => SAME_AS_HEIGHT.test(line))).toEqual([])
})

const rangeOf = (text = ''): number[] => (/(\d+)–(\d+)/.exec(text) ?? []).slice(1).map(Number)

describe.each(languages)('in %s', (language) => {
  test('the size guide names the lengths of the finder', () => {
    const rows = sizeGuidesIn(language).find(({ slug }) => slug === 'junior-skis')?.rows ?? []
    expect(rows.length).toBeGreaterThan(5)
    for (const [height = '', first, others] of rows) {
      const cm = Number(height)
      expect([height, ...rangeOf(first)]).toEqual([height, cm + beginner.from, cm + beginner.to])
      expect([height, ...rangeOf(others)]).toEqual([height, cm + recreational.from, cm + recreational.to])
    }
  })

  test('the guide for children does, too', () => {
    const rows = [...juniorSkis.text[language].matchAll(/^\| (\d+)–(\d+) cm \|(.*?)\|(.*?)\|/gm)]
    expect(rows.length).toBe(5)
    for (const [, low, high, first, others] of rows) {
      const [from, to] = [Number(low), Number(high)]
      expect(rangeOf(first)).toEqual([from + beginner.from, to + beginner.to])
      expect(rangeOf(others)).toEqual([from + recreational.from, to + recreational.to])
    }
  })

  test('the table of weights says that it is for adults', () => {
    const article = `platform/seed/content/magazine/articles/skis-by-weight/${language}.ts`
    const [before = ''] = readFileSync(article, 'utf8').split('45–57 kg')
    expect(before).toMatch(/vuxna|voksne|adult/)
    expect(before).toContain('guide:junior-skis')
  })
})

describe('a ski for the first steps', () => {
  const products = [...generateProducts(620)].filter(({ family }) => family === 'ski-junior')
  const lengthsOf = (plan: ProductPlan) =>
    plan.children.map(({ values }) =>
      Number.parseInt(labelOf('ls_skidlangd', Number(values.ls_skidlangd)).en, 10),
    )

  test('is short, and other skis for children go on', () => {
    const minis = products.filter(({ picture }) => picture === 'ski-mini').map(lengthsOf)
    const others = products.filter(({ picture }) => picture !== 'ski-mini').map(lengthsOf)
    expect(minis.length).toBeGreaterThan(3)
    expect(minis.filter((lengths) => Math.min(...lengths) !== 90 || Math.max(...lengths) !== 130)).toEqual([])
    expect(Math.max(...others.flat())).toBe(180)
  })

  test('is the only one that is said to be for so light a child', () => {
    const names15Kg = products.filter((plan) =>
      JSON.stringify([plan.description, specificationsOf(plan)]).includes('15 kg'),
    )
    expect(names15Kg.length).toBeGreaterThan(3)
    expect(names15Kg.filter(({ picture }) => picture !== 'ski-mini').map(({ sku }) => sku)).toEqual([])
  })
})

test('who is told to take another size of boot is told one that is sold', () => {
  expect(lines.filter((line) => /halva? num|halvt? num|half a size/i.test(line))).toEqual([])
})
