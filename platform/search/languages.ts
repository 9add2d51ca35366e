import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian'
import { stemmer as stemSwedish } from '@orama/stemmers/swedish'
import type { Language } from '../commerce/stores.ts'
import { fold } from './words.ts'

const stemmers = { sv: stemSwedish, nb: stemNorwegian, en: stemEnglish }

/**
 * What is left of a folded word without its endings: `jackor`, `jackan` and `jacka` are `jack`. English `skis` are a thing,
 * `ski` is also the first word of others: `ski trousers`.
 */
export const stemOf = (word: string, language: Language): string =>
  language === 'en'
    ? word === 'skis'
      ? word
      : stemEnglish(word)
    : withoutNordicEndings(stemmers[language](word).replace(ARTICLES[language], ''), word)

/** Articles that the stemmers keep: `jackan`, `loppet`; after a short word `skoen`, `skiene`. A `paket` has none. */
const ARTICLES = { sv: /(?<=.{3})an$|(?<=.{4})(?<!pak)et$/, nb: /(?<=^.{3})en$/ }

/** Endings that the stemmers keep: the plural of short words (`skor`), and nouns of verbs (`vallning`, `montering`). */
function withoutNordicEndings(stem: string, word: string): string {
  const isShortPlural = stem === word && word.length <= MAX_SHORT && /[aeo]r$/.test(word) // `retur` is no plural
  const base = isShortPlural ? word.slice(0, -1) : stem
  const verb = base.replace(/n?ing$/, '')
  return (verb.length >= MIN_VERB ? verb : base).replace(/ks/g, 'x') // Norwegian and Swedish spell one sound in two ways
}

const MAX_SHORT = 5
const MIN_VERB = 4

/** Words that say nothing of what is sought, folded. */
const fillers: Record<Language, ReadonlySet<string>> = {
  sv: new Set(
    'och eller med utan till for i pa av en ett den det de som ar har ha hur man vad vilken vilka vilket var jag mig sig kan ska bor maste min mina era ni vara bra vader kr kronor sek'.split(
      ' ',
    ),
  ),
  nb: new Set(
    'og eller med uten til for i pa av en et den det de som er har ha hvordan man hva hvilken hvilke hvor jeg meg seg kan skal bor ma min mine dere vaere bra vaer kr kroner nok'.split(
      ' ',
    ),
  ),
  en: new Set(
    'and or with without to for in on of a an the is are be how what which where i me it can do does should my your you s good weather eur euro euros'.split(
      ' ',
    ),
  ),
}

export const isFiller = (word: string, language: Language): boolean => fillers[language].has(word)

/** Words that ask for a low price and say nothing of the thing, folded. */
const cheap: Record<Language, RegExp> = {
  sv: /^(?:billig\p{L}*|prisvard\p{L}*|budget)$/u,
  nb: /^(?:billig\p{L}*|rimelig\p{L}*|prisgunstig\p{L}*|budsjett)$/u,
  en: /^(?:cheap(?:er|est)?|affordable|inexpensive|budget)$/,
}

export const isCheapWord = (word: string, language: Language): boolean => cheap[language].test(word)

const questions = {
  sv: /^(hur|vad|var|vilken|vilka|vilket|nar|kan|ska)\b/,
  nb: /^(hvordan|hva|hvor|hvilken|hvilke|nar|kan|skal)\b/,
  en: /^(how|what|which|where|when|can|do|does)\b/,
}

/** Whether a text begins like a question, which pages answer rather than products. */
export const isQuestion = (text: string, language: Language): boolean =>
  questions[language].test(fold(text.trim()))

/** How a language says that a number is a temperature, a temperature below zero, or a size. */
const markers: Record<Language, { minus: string; degrees: string; size: string }> = {
  sv: { minus: 'minus', degrees: 'grader', size: 'strl|stl|storlek' },
  nb: { minus: 'minus', degrees: 'grader', size: 'str|storrelse' },
  en: { minus: 'minus', degrees: 'degrees', size: 'size' },
}

/** The numbers from zero to ten in words, folded. */
const numerals: Record<Language, string[]> = {
  sv: 'noll ett tva tre fyra fem sex sju atta nio tio'.split(' '),
  nb: 'null en to tre fire fem seks sju atte ni ti'.split(' '),
  en: 'zero one two three four five six seven eight nine ten'.split(' '),
}

/** A child's age or range of ages, folded. A guarantee, too, is of `3 år`, and `minus 5 är` a temperature. */
const nordicAge =
  /(?<!garanti\s|minus\s|(?:^|\s)[-+])\b(?:\d{1,2}-)?(?:[1-9]|1[0-5])[\s-]?ar(?:in?g\p{L}*)?(?:\sgam\p{L}+)?\b/gu

/** How a language says how old a child is, and its word for what is made for children. */
const ages: Record<Language, { age: RegExp; child: string }> = {
  sv: { age: nordicAge, child: 'barn' },
  nb: { age: nordicAge, child: 'barn' },
  en: { age: /\b(?:\d{1,2}-)?(?:\d|1[0-5])[\s-]?(?:years?|yrs?)?[\s-]?olds?\b/g, child: 'kid' },
}

/**
 * A folded text with the age of a child as the word for one, temperatures and amounts as one word, and sizes without what
 * introduces them: `skidor 8 ar` → `skidor barn`, `klister minus 5 grader` and `klister minus fem` → `klister -5°`,
 * `presentkort 1 000 kr` → `presentkort 1000 kr`, `pjaxor strl 42` → `pjaxor 42`.
 */
export function plainNumbers(text: string, language: Language): string {
  const { minus, degrees, size } = markers[language]
  const words = numerals[language]
  const { age, child } = ages[language]
  return text
    .replace(age, child)
    .replace(/\u2212/g, '-')
    .replace(
      new RegExp(`\\b${minus}\\s+(${words.join('|')})\\b`, 'g'),
      (_, word) => `-${words.indexOf(word)}`,
    )
    .replace(new RegExp(`\\b${minus}\\s+(?=\\d)`, 'g'), '-')
    .replace(new RegExp(`(^|\\s)([-+]?\\d+)\\s*(?:(?:${degrees})\\b|°\\s?c?|c\\b)`, 'g'), '$1$2°')
    .replace(/(^|\s)([-+]\d+)(?=\s|$)/g, '$1$2°')
    .replace(/\+(?=\d+°)/g, '')
    .replace(/(?<=\d)\s(?=\d{3}\s*kr)/g, '')
    .replace(new RegExp(`\\b(?:${size})\\.?\\s+(?=\\d)`, 'g'), '')
}
