import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { juniorSkis } from '#platform/seed/content/guides/junior-skis/guide.ts'
import { sizeGuidesIn } from '#platform/seed/content/size-guides.ts'
import { CHILD_BELOW_CM, POLE_PERCENT, poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import type { SkiStyle } from '#shared/skis/skier.ts'
import { languages } from '#shared/store-views.ts'
import { aSkier } from '../skis/some-gear.ts'

const STYLES: [SkiStyle, RegExp][] = [
  ['classic', /klassisk|classic/gi],
  ['skate', /skat(?:e|ing)|skøyt/gi],
  ['touring', /turstav|fjellstav|touring/gi],
]
const PERCENT = /procent|prosent|per ?cent|%/i
const HEIGHT = /kroppslängd|kroppslengde|høyden|min längd|(?:your|my) height/i
const NUMBERS = /(?<!\d)\d{2}(?:[–-]\d{2})?(?!\d)/g

/** Every line that editors, shoppers and the interface may say: of the demo shop's sources and of the texts. */
const lines = globSync(['platform/seed/**/*.ts', 'locales/**/*.json']).flatMap((file) =>
  readFileSync(file, 'utf8').split('\n'),
)

interface Advice {
  style: SkiStyle
  /** `83–85`, `83`. */
  said: string
}

/** The shares of the height that a line names, each with the style that stands beside it. */
function adviceIn(line: string): Advice[] {
  const styles = STYLES.flatMap(([style, word]) =>
    [...line.matchAll(word)].map(({ index }) => ({ style, index })),
  ).toSorted((one, other) => one.index - other.index)
  const said = line.match(NUMBERS) ?? []
  expect(styles.length, line).toBe(said.length)
  return styles.map(({ style }, at) => ({ style, said: said[at] ?? '' }))
}

const isOfTable = ({ style, said }: Advice): boolean => {
  const { from, to } = POLE_PERCENT[style]
  const [low = Number.NaN, high] = said.split(/[–-]/).map(Number)
  return high === undefined ? from <= low && low <= to : low === from && high === to
}

test('every share of the height that is written anywhere is the table’s', () => {
  const advice = lines.filter((line) => PERCENT.test(line) && HEIGHT.test(line)).flatMap(adviceIn)
  expect(advice.length).toBeGreaterThanOrEqual(14) // three languages: the category, the poles, a review
  expect(advice.filter((one) => !isOfTable(one))).toEqual([])
})

test.each([
  { style: 'classic', said: '85' },
  { style: 'classic', said: '83–85' },
  { style: 'skate', said: '89–90' },
] as const)('$style with $said percent is of the table, ten less is not', (advice) => {
  expect(isOfTable(advice)).toBe(true)
  expect(isOfTable({ ...advice, said: advice.said.replace('8', '7') })).toBe(false)
})

const AT_ARMPIT = /armhål|armhul|armpit/i

test('no text lets a pole end at the armpit, which is lower than the table', () => {
  expect(lines.filter((line) => AT_ARMPIT.test(line))).toEqual([])
})

const best = (heightCm: number, style: SkiStyle): number => {
  const length = poleLengthFor(aSkier({ heightCm, style }))
  return length ? soldPoleLength(length) : Number.NaN
}

describe.each(languages)('in %s', (language) => {
  test('the size guide names the poles of the finder', () => {
    const rows = sizeGuidesIn(language).find(({ slug }) => slug === 'poles')?.rows ?? []
    expect(rows.length).toBeGreaterThan(5)
    for (const [height, ...poles] of rows)
      expect([height, ...poles.map(Number)]).toEqual([
        height,
        ...(['classic', 'skate', 'touring'] as const).map((style) => best(Number(height), style)),
      ])
  })

  test('the guide for children does, too', () => {
    const rows = [...juniorSkis.text[language].matchAll(/^\| (\d+)–(\d+) cm \|.*\|(.*)\|$/gm)]
    expect(rows.length).toBeGreaterThan(3)
    const named = rows.flatMap(([, from, to, pole = '']) => {
      const [, low, high] = /(\d+)–(\d+) cm/.exec(pole) ?? []
      return low === undefined ? [] : [[from, to, low, high].map(Number)]
    })
    expect(named.length).toBe(rows.length - 1) // the smallest have none
    for (const [from = 0, to = 0, low, high] of named)
      expect([from, to, low, high]).toEqual([from, to, best(from, 'classic'), best(to, 'classic')])
    expect(named.some(([from = 0]) => from < CHILD_BELOW_CM)).toBe(true)
  })
})
