import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run prove [-- --only sessions|browser|audit|others|attack]`: what takes minutes. Browser tests in all stores and on both screens,
 * every message, a purchase in every way, hostile HTML; an audit of every kind of page; random sessions of shoppers and made-up
 * requests. What became of each is written to PROOFS.md; of a part that is not run, what became of it last. Then the attack,
 * which writes docs/security.md. Exits 1 when one failed.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const TABLE_FILE = 'PROOFS.md'
/** The file of the row that sums up. */
const OTHERS = 'all others'
const BROWSER_REPORT = '.cache/e2e.json' // playwright.config.ts
/** Browser tests of which PROOFS.md has a row each. */
const NAMED = ['offline/', 'messages', 'every-way', 'hostile-html']
const LONG_RUNS = 'tests/worker/orders/random-sessions.test.ts tests/worker/cache/made-up-requests.test.ts'
const RUNS = { RANDOM_RUNS: '300', MADE_UP_REQUESTS: '1000' }
const reportOf = (part: string) => `.cache/proofs-${part}.json`

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  title: string
  specs: { title: string; tests: Test[] }[]
  suites?: Suite[]
}

interface Test {
  projectName: string
  status: 'expected' | 'flaky' | 'unexpected' | 'skipped'
  results: { duration: number }[]
}

const words: Record<Test['status'], string> = {
  expected: 'yes',
  flaky: 'at the second try',
  unexpected: '**no**',
  skipped: '',
}

/** What is read of the report of vitest's JSON reporter. */
interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string; duration?: number }[] }[]
}

const run = (command: string, env: Record<string, string>) =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

interface Part {
  /** Runs its tests; its exit code. */
  run: () => number
  /** Its rows of the table, of its report; absent: it has none. */
  rows?: (report: string) => string[]
}

const parts: Record<string, Part> = {
  sessions: {
    run: () =>
      run(
        `vitest run --project worker ${LONG_RUNS} --reporter=default --reporter=json --outputFile.json=${reportOf('sessions')}`,
        RUNS,
      ),
    rows: (report) => workerRows((JSON.parse(report) as VitestReport).testResults),
  },
  browser: {
    run: () => runBrowser('browser', `${NAMED.join(' ')} --workers=1`), // they cut the network
    rows: (report) => suitesOf(report).flatMap(rowsOf),
  },
  audit: {
    run: () => runBrowser('audit', 'audit --project=desktop --workers=2'),
    rows: (report) => suitesOf(report).flatMap(rowsOf),
  },
  others: {
    run: () => runBrowser('others', `--grep-invert "${[...NAMED, 'audit'].join('|')}" --workers=2`),
    rows: (report) => sumRow(suitesOf(report)),
  },
  attack: { run: () => run('node tests/attack/attack.ts', {}) },
}
const TABLE = ['browser', 'audit', 'others', 'sessions']

if (values.only !== undefined && !(values.only in parts))
  throw new Error(`--only ${values.only}: one of ${Object.keys(parts).join(', ')}`)
const earlierRows = readFileSync(TABLE_FILE, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!file |-)/.test(line))
for (const name of TABLE) rmSync(reportOf(name), { force: true })
const statuses = Object.entries(parts)
  .filter(([name]) => values.only === undefined || values.only === name)
  .map(([, part]) => part.run())
writeFileSync(TABLE_FILE, toMarkdown(TABLE.flatMap(tableRows)))
run(`biome format --write ${TABLE_FILE}`, {}) // its columns
process.exitCode = Math.max(...statuses)

/** The rows of a part. One that was not run, or was stopped before its end, keeps those that it has. */
function tableRows(name: string): string[] {
  const file = reportOf(name)
  if (!existsSync(file)) return earlierRows.filter((row) => partOf(row) === name)
  return parts[name]?.rows?.(readFileSync(file, 'utf8')) ?? []
}

/** The part that has written a row. */
function partOf(row: string): string {
  const file = row.split('|')[1]?.trim() ?? ''
  if (file === OTHERS) return 'others'
  if (file.endsWith('.test.ts')) return 'sessions'
  return file.startsWith('audit') ? 'audit' : 'browser'
}

function runBrowser(part: string, tests: string): number {
  rmSync(BROWSER_REPORT, { force: true })
  const status = run(`playwright test ${tests}`, { PROVE: '1' })
  if (existsSync(BROWSER_REPORT)) renameSync(BROWSER_REPORT, reportOf(part))
  return status
}

function suitesOf(report: string): Suite[] {
  return JSON.parse(report).suites
}

function workerRows(results: VitestReport['testResults']): string[] {
  return results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status: end, duration = 0 }) => {
      const seconds = Math.round(duration / 1000)
      return `| ${basename(name)} | ${title} | none | ${seconds} | ${end === 'passed' ? 'yes' : '**no**'} |`
    }),
  )
}

function rowsOf({ title, specs, suites: inner = [] }: Suite): string[] {
  const rows = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'skipped')
      .map(
        (test) =>
          `| ${title} | ${spec.title.replaceAll('|', '\\|')} | ${test.projectName} | ${secondsOf(test)} | ${words[test.status]} |`,
      ),
  )
  return [...rows, ...inner.flatMap((suite) => rowsOf({ ...suite, title }))]
}

/** All tests of a report in one row. */
function sumRow(suites: Suite[]): string[] {
  const tests = testsIn({ title: '', specs: [], suites }).filter(({ status }) => status !== 'skipped')
  if (tests.length === 0) return []
  const seconds = tests.reduce((sum, test) => sum + secondsOf(test), 0)
  const failed = tests.filter(({ status }) => status === 'unexpected').length
  const holds = failed > 0 ? `**${failed} do not**` : 'yes'
  return [`| ${OTHERS} | ${tests.length} tests, in all stores | both | ${seconds} | ${holds} |`]
}

function testsIn({ specs, suites = [] }: Suite): Test[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]
}

/** Of all tries together. */
function secondsOf({ results }: Test): number {
  return Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1000)
}

function toMarkdown(rows: string[]): string {
  return `# Proofs

Written by \`npm run prove\`; do not edit. Browser tests of what the device saves, with a cut network, new browser
processes and two builds; \`npm test\` runs those that are not tagged \`@long\`, on the phone only. Every message by its trigger
and a purchase in every way, in three stores. Hostile HTML of editors, more than a thousand texts. An audit of each kind of page (axe with all its rules,
320 pixels, double text). Every other browser test in all stores and on both screens. Then random sessions of shoppers against the edge and the platform, and 1 000
made-up requests of each kind; \`npm test\` runs a few of these.

| file | shows | screen | seconds | holds |
| --- | --- | --- | --: | --- |
${rows.join('\n')}
`
}
