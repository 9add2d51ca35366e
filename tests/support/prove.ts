import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * `npm run prove`: the browser tests that take minutes, in all stores and on both screens, every message, a purchase in
 * every way, hostile HTML, an audit of every kind of page, many random sessions of shoppers, and many made-up requests. What became
 * of each is written to PROOFS.md. Then the attack, which writes docs/security.md. Exits 1 when one failed.
 */
const REPORT = '.cache/e2e.json'
const WORKER_REPORT = '.cache/worker-proofs.json'
const LONG_RUNS = 'tests/worker/orders/random-sessions.test.ts tests/worker/cache/made-up-requests.test.ts'
const RUNS = { RANDOM_RUNS: '300', MADE_UP_REQUESTS: '1000' }

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

rmSync(WORKER_REPORT, { force: true })
const workerStatus = run(
  `vitest run --project worker ${LONG_RUNS} --reporter=default --reporter=json --outputFile.json=${WORKER_REPORT}`,
  RUNS,
)
const { testResults } = JSON.parse(readFileSync(WORKER_REPORT, 'utf8')) as VitestReport // vitest's JSON reporter
const status = run('playwright test offline/ messages every-way hostile-html audit --workers=1', {
  PROVE: '1',
})
const { suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as { suites: Suite[] } // Playwright's JSON reporter
writeFileSync('PROOFS.md', toMarkdown([...suites.flatMap(rowsOf), ...workerRows(testResults)]))
run('biome format --write PROOFS.md', {}) // its columns
const attackStatus = run('node tests/attack/attack.ts', {})
process.exitCode = Math.max(workerStatus, status, attackStatus)

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

/** Of all tries together. */
function secondsOf({ results }: Test): number {
  return Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1000)
}

function toMarkdown(rows: string[]): string {
  return `# Proofs

Written by \`npm run prove\`; do not edit. Browser tests of what the device saves, with a cut network, new browser
processes and two builds; \`npm test\` runs those that are not tagged \`@long\`, on the phone only. Every message by its trigger
and a purchase in every way, in three stores. Hostile HTML of editors, more than a thousand texts. An audit of each kind of page (axe with all its rules,
320 pixels, double text). Then random sessions of shoppers against the edge and the platform, and 1 000
made-up requests of each kind; \`npm test\` runs a few of these.

| file | shows | screen | seconds | holds |
| --- | --- | --- | --: | --- |
${rows.join('\n')}
`
}
