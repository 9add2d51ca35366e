import type { ProductPlan } from '../plan.ts'
import { createDraw } from '../random.ts'
import { specificationsOf } from '../specifications/specifications.ts'
import { perLanguage, type Texts } from '../vocabulary/texts.ts'
import { type Fact, toRows } from './fact.ts'
import { colour, footbed, grip, level, season } from './kinds.ts'
import * as made from './materials.ts'
import * as measures from './measures.ts'
import { heat, snow, weather } from './temperatures.ts'

/** What comes first: what tells products of one kind apart. */
const distinguishing: Fact[] = [
  level,
  measures.light,
  measures.wheelbase,
  snow,
  weather,
  heat,
  made.power,
  measures.caffeine,
  measures.protein,
  measures.contents,
  measures.flavours,
  measures.volume,
  measures.volumes,
  measures.weight,
  measures.lengths,
  measures.sizes,
  footbed,
  colour,
]
/** What there is room for beside it. */
const further: Fact[] = [
  grip,
  made.shaft,
  made.frame,
  made.material,
  measures.sidecut,
  made.fit,
  made.basket,
  made.locking,
  made.upper,
  made.lining,
  made.blade,
  measures.wheels,
  made.core,
  made.base,
]
const MAX_DISTINGUISHING = 5
const MAX_FURTHER = 1
const IN_SHORT = 2

/** Families whose model is of a winter; wax and food are of none. */
const ofSeason = /^(?:ski|boot|pole|binding|roller|jacket|pants|baselayer|midlayer|glove|hat|sock)/

/** Families whose colour is that of the pack: the snow or the flavour says more. */
const ofPack = /^(?:wax|supplement)/

/**
 * A product whose texts say what its data say of it alone: products of a kind share a lead and advice, and no two the whole
 * text. A measure that its list has already is not repeated.
 */
export function withFacts(plan: ProductPlan): ProductPlan {
  const { family, short, description } = plan
  const draw = createDraw(`facts ${plan.sku}`)
  const subject = { plan, rows: toRows(specificationsOf(plan)) }
  const pick = (facts: Fact[], most: number): Texts[] =>
    facts
      .flatMap((fact) => {
        const [first, ...others] = fact(subject)
        return first ? draw.one([first, ...others]) : []
      })
      .filter((fact) => !hasAllMeasures(fact.sv, description.sv))
      .slice(0, most)
  const own = ofPack.test(family) ? distinguishing.filter((fact) => fact !== colour) : distinguishing
  const ownFacts = pick(own, MAX_DISTINGUISHING)
  const paragraph = [
    ...ownFacts,
    ...pick(further, MAX_FURTHER),
    ...(ofSeason.test(family) ? pick([season], 1) : []),
  ]
  const joined = (texts: Texts[]) => perLanguage((language) => texts.map((text) => text[language]).join(' '))
  const facts = joined(paragraph)
  return {
    ...plan,
    short: joined([short, ...ownFacts.slice(0, IN_SHORT)]),
    description:
      paragraph.length === 0
        ? description
        : perLanguage((language) => description[language].replace('</p>', `</p><p>${facts[language]}</p>`)),
  }
}

const MEASURE = /[\d\u00a0]+ (?:g|ml|mm|cm|lm|l)(?!\p{L})/gu

/** Whether a text has every measure of a sentence. */
const hasAllMeasures = (sentence: string, text: string): boolean => {
  const measures = sentence.match(MEASURE) ?? []
  return measures.length > 0 && measures.every((measure) => text.includes(measure))
}
