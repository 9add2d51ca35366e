import { globSync, readFileSync } from 'node:fs'

export interface Requirement {
  id: string
  text: string
  /** Only says "see R…": whoever proves the other proves this one. */
  isRepeat: boolean
}

const LINE = /^- \*\*(R\d+\.\d+)\*\* (.*)$/gm
const NUMBER = /\bR\d+\.\d+\b/g
const REPEAT = /: see R\d+\.\d+(?:(?:, | and )R\d+\.\d+)*\.$/

/** The requirements of a text in the form of docs/requirements.md, in its order. */
export const parseRequirements = (text: string): Requirement[] =>
  [...text.matchAll(LINE)].map(([, id = '', line = '']) => ({ id, text: line, isRepeat: REPEAT.test(line) }))

/** The numbers in the titles of a test file. Comments are left out: a remark proves nothing. */
function numbersInTitles(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  return code.split('\n').flatMap((line) => (/['"`]/.test(line) ? (line.match(NUMBER) ?? []) : []))
}

/** The requirements that no test names, in their order; a repeat is never among them. */
export function uncoveredRequirements(requirements: Requirement[], testSources: string[]): Requirement[] {
  const named = new Set(testSources.flatMap(numbersInTitles))
  return requirements.filter(({ id, isRepeat }) => !isRepeat && !named.has(id))
}

/** All requirements of the product. */
export const readRequirements = (): Requirement[] =>
  parseRequirements(readFileSync('docs/requirements.md', 'utf8'))

/** Why a requirement is open, by its number (docs/open-requirements.md). */
export function readOpenRequirements(): Map<string, string> {
  const requirements = parseRequirements(readFileSync('docs/open-requirements.md', 'utf8'))
  return new Map(requirements.map(({ id, text }) => [id, text]))
}

/** The text of every test file. */
export const readTests = (): string[] =>
  globSync('tests/**/*.{test,spec}.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
