import { globSync, readFileSync } from 'node:fs'
import { parseRequirements } from './requirements.ts'

/** What can be cited: the documents of docs/ as sets of names. */
export interface CitedDocuments {
  requirements: Set<string>
  /** Section → its subsections and the beginnings of its requirements, as plain words. */
  titles: Map<string, string[]>
  contractSections: Set<string>
  /** Rows of section 17 (`C42`) and examples of section 15.7 (`E1`). */
  contractRows: Set<string>
}

/** Reads what the two documents contain. */
export function toCitedDocuments(requirements: string, contract: string): CitedDocuments {
  const titles = new Map<string, string[]>()
  for (const block of requirements.split(/^## /m).slice(1)) {
    const [, section = ''] = /^(\d+)/.exec(block) ?? []
    const subsections = [...block.matchAll(/^### (.*)$/gm)].map(([, title = '']) => plain(title))
    titles.set(section, [...subsections, ...parseRequirements(block).map(({ text }) => plain(text))])
  }
  return {
    requirements: new Set(parseRequirements(requirements).map(({ id }) => id)),
    titles,
    contractSections: new Set(
      [...contract.matchAll(/^##+ (\d+(?:\.\d+)?)/gm)].map(([, number = '']) => number),
    ),
    contractRows: new Set([...contract.matchAll(/^(?:\| |\*\*)([CE]\d+)\b/gm)].map(([, row = '']) => row)),
  }
}

/** Documents that are no part of the repository. */
const FOREIGN = /\bdesign §|\bfield guide\b|\bhouse style\b|\bperformance facts\b|\bU[1-9]\d{0,2}\b/gi

/** The citations of a text that lead nowhere, each with the reason. */
export function brokenCitations(source: string, documents: CitedDocuments): string[] {
  const text = source.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--) ?/g, ' ') // a citation may run over the end of a comment's line
  const unknown = [...text.matchAll(/\bR\d+\.\d+\b/g)].filter(([id]) => !documents.requirements.has(id))
  const foreign = [...text.matchAll(FOREIGN)].filter(([name]) => !/^u\d/.test(name)) // \u2028
  return [
    ...unknown.map(([id]) => `${id} is no requirement`),
    ...foreign.map(([name]) => `${name} is outside the repository`),
    ...brokenSections(text, documents),
  ]
}

const SECTION = /(Spec|contract|RFC \d+|,|and|or|to|;|–)? ?§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?/g

/** A § belongs to the document before it; without one, or after "and", to the last document named; else to the contract. */
function brokenSections(text: string, documents: CitedDocuments): string[] {
  let last = 'contract'
  return [...text.matchAll(SECTION)].flatMap((match) => {
    const [, before = '', ...sections] = match
    const source = /^(Spec|contract|RFC)/.exec(before)?.[1] ?? (before ? last : 'contract')
    last = source
    const rest = text.slice(match.index + match[0].length)
    const cited = sections.filter((section) => section !== undefined)
    if (source === 'Spec') return cited.flatMap((section) => brokenSpec(section, rest, documents))
    return source === 'contract' ? brokenContract(cited, rest, documents) : []
  })
}

function brokenContract(sections: string[], rest: string, documents: CitedDocuments): string[] {
  const isRow = sections.some((section) => section === '17' || section === '15.7')
  const [list = ''] = (isRow && /^ [CE]\d+(?:(?:,| and| to) [CE]\d+)*/.exec(rest)) || []
  return [
    ...sections.filter((section) => !documents.contractSections.has(section)),
    ...(list.match(/[CE]\d+/g) ?? []).filter((row) => !documents.contractRows.has(row)),
  ].map((place) => `the contract has no §${place}`)
}

/** `Spec §4, Prices`: a title begins with a capital and names a subsection, or a requirement by its first words. */
function brokenSpec(section: string, rest: string, { titles }: CitedDocuments): string[] {
  const known = titles.get(section)
  if (!known) return [`Spec has no §${section}`]
  const [, title] = /^, ([A-Z][^\n.,;:()*<>]*)/.exec(rest) ?? []
  if (title === undefined || /^R\d/.test(title)) return []
  const words = plain(title)
  const isKnown = known.some((name) => name.startsWith(words) || words.startsWith(name))
  return isKnown ? [] : [`Spec §${section} has no "${title.trim()}"`]
}

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Whatever may cite: sources, tests and Markdown, by path. */
export function readCitingFiles(): Map<string, string> {
  const files = globSync([
    '{client,shared,worker,platform,tests}/**/*.{ts,tsx,css,sql,toml,md}',
    'docs/*.md',
    '*.{md,ts,toml}',
  ])
  return new Map(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]))
}
