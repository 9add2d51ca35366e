import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Ranked, rankAll, shareAmongFirst, wishOf } from './judge.ts'
import { type JudgedLanguage, judgedLanguages } from './languages.ts'
import { measureSpeed, type Pair } from './measure-speed.ts'
import { countProducts, type Send } from './search-door.ts'

/**
 * Writes docs/search-quality.md: where the best answers of the judged queries stand, and how long they take, at the platform of
 * an older checkout and at this one. Both run: `npm run platform` in each, with `PLATFORM_PORT` and `STATE_FOLDER`.
 *
 * `node tests/search-quality/measure.ts --pair 8801,8802 --pair 8803,8804` (ports before and after; the ranks are the first pair's).
 * `--ranks-only` keeps the times as they are, for a machine that is busy.
 */
const { values } = parseArgs({
  options: {
    pair: { type: 'string', multiple: true, default: [] },
    'ranks-only': { type: 'boolean', default: false },
  },
})
const pairs = values.pair.map(toPair)
const [first] = pairs
if (!first) throw new Error('--pair takes two ports: 8801,8802')

const REPORT = 'docs/search-quality.md'
const quality: { language: JudgedLanguage; before: Ranked[]; after: Ranked[] }[] = []
for (const language of judgedLanguages) {
  quality.push({
    language,
    before: await rankAll(first.before, language),
    after: await rankAll(first.after, language),
  })
}
const speeds: string[][] = []
for (const pair of values['ranks-only'] ? [] : pairs) speeds.push(await speedRows(pair))
const kept = keptRows(readFileSync(REPORT, 'utf8'), speeds.flat())
writeFileSync(REPORT, [introduction(), qualityTable(), speedTable(), ...quality.map(queryTable)].join('\n\n'))
execFileSync('node_modules/.bin/biome', ['format', '--write', REPORT]) // as the repository wants its tables

function toPair(ports: string): Pair {
  const [before = '', after = ''] = ports.split(',')
  return { before: sendTo(before), after: sendTo(after) }
}

function sendTo(port: string): Send {
  return (path, body) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
}

function introduction(): string {
  return `# How well and how fast the search answers

Written by \`tests/search-quality/measure.ts\`; do not edit. ${Math.min(...judgedLanguages.map(({ queries }) => queries.length))} searches or more per language as shoppers type them, each with what its best
answer is (\`tests/search-quality/{swedish,norwegian,english}.ts\`). "Before" is the platform as it was when the queries were written.
A rank is the place among the products, for help and guides the place among the pages; – is beyond the tenth.`
}

function qualityTable(): string {
  const rows = quality.map(
    ({ language, before, after }) =>
      `| ${language.name} | ${percent(shareAmongFirst(before))} | ${percent(shareAmongFirst(after))} |`,
  )
  return [
    '## Best answer among the first three',
    '',
    '| language | before | after |',
    '|---|--:|--:|',
    ...rows,
  ].join('\n')
}

async function speedRows(pair: Pair): Promise<string[]> {
  const rows: string[] = []
  for (const language of judgedLanguages) {
    const products = await countProducts(pair.after, language.index)
    const { before, after } = await measureSpeed(pair, language)
    const times = [before.p50, after.p50, before.p95, after.p95].map((ms) => `${ms.toFixed(1)} ms`)
    rows.push(`| ${products} | ${language.name} | ${times.join(' | ')} |`)
  }
  return rows
}

function speedTable(): string {
  return [
    '## Time of a search',
    '',
    '| products | language | p50 before | p50 after | p95 before | p95 after |',
    '|--:|---|--:|--:|--:|--:|',
    ...[...speeds.flat(), ...kept],
    '',
    'Both platforms on one machine, asked in turn, one search at a time over HTTP. Milliseconds belong to that machine.',
    ...(kept.length > 0
      ? [`Not measured this time, kept from an earlier one with fewer queries: ${sizesOf(kept)} products.`]
      : []),
  ].join('\n')
}

/** Rows of the report as it is, of sizes that were not measured now: a catalogue of 100 000 products takes long. */
function keptRows(report: string, measured: string[]): string[] {
  const rows = report.split('\n').filter((line) => /^\| +\d+ \| \w+ +\|/.test(line))
  return rows.filter((row) => !measured.some((one) => isSimilar(sizeOf(one), sizeOf(row))))
}

/** A row's number of products. */
function sizeOf(row: string): number {
  return Number(/\d+/.exec(row)?.[0])
}

/** Sizes of one order: the demo catalogue grows by a few products now and then. */
function isSimilar(one: number, other: number): boolean {
  return Math.abs(one - other) < other / 2
}

function sizesOf(rows: string[]): string {
  return [...new Set(rows.map((row) => String(sizeOf(row))))].join(', ')
}

function queryTable({
  language,
  before,
  after,
}: {
  language: JudgedLanguage
  before: Ranked[]
  after: Ranked[]
}): string {
  const rows = language.queries.map(
    (judged, at) =>
      `| ${judged.query} | \`${wishOf(judged).replaceAll('|', '\\|')}\` | ${rankOf(before[at])} | ${rankOf(after[at])} |`,
  )
  return [
    `## ${language.name}`,
    '',
    '| query | best answer | before | after |',
    '|---|---|--:|--:|',
    ...rows,
  ].join('\n')
}

function rankOf(ranked: Ranked | undefined): string {
  return String(ranked?.rank ?? '–')
}

function percent(share: number): string {
  return `${share.toFixed(1)} %`
}
