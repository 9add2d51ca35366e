import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { type Count, countPlaywright, countVitest } from './count-reports.ts'

/**
 * `npm test` and `npm run check`: every gate, each with its own output, and at the end one line with the sum.
 * A gate that is no test runner (types, lint, dead code, build, sizes) counts as one test.
 */
interface Gate {
  name: string
  command: string
  /** Report of a test runner, with how to count it. */
  report?: { file: string; count: (report: unknown) => Count }
}

const UNIT_REPORT = '.cache/vitest.json'
const BROWSER_REPORT = '.cache/e2e.json'

/** Gates side by side, then those that need what they have made. */
const fast: Gate[][] = [
  [
    { name: 'types', command: 'tsc -b' },
    { name: 'lint and format', command: 'biome check --error-on-warnings .' },
    { name: 'dead code', command: 'knip --production --no-config-hints' },
    {
      name: 'exports for nobody',
      command: 'knip --config knip.exports.jsonc --include exports,types --no-config-hints',
    },
    { name: 'build', command: 'vite build --logLevel warn' },
  ],
  [{ name: 'budgets', command: 'node tests/support/check-budgets.ts' }],
]
const vitest = (projects: string[]): Gate => ({
  name: `tests: ${projects.join(', ')}`,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
  report: { file: UNIT_REPORT, count: countVitest },
})
const browser: Gate[][] = [
  [{ name: 'a browser', command: 'node tests/support/install-browser.ts' }],
  [
    {
      name: 'tests: browser',
      command: 'playwright test',
      report: { file: BROWSER_REPORT, count: countPlaywright },
    },
  ],
]
/** What would be deployed, without an account; before the build that is tested, because it builds another environment. */
const deployment: Gate = { name: 'deployment, dry', command: 'npm run deploy -- --dry-run' }
const gates = process.argv.includes('--fast')
  ? [...fast, [vitest(['unit', 'client'])]]
  : [[deployment], ...fast, [vitest(['unit', 'client', 'platform', 'worker'])], ...browser]

const total: Count = { passed: 0, failed: 0 }
const broken: string[] = []
const notable: string[] = []
for (const beside of gates) {
  const counts = await Promise.all(beside.map((gate) => run(gate, { isAlone: beside.length === 1 })))
  for (const [at, { passed, failed, notable: named = [] }] of counts.entries()) {
    total.passed += passed
    total.failed += failed
    notable.push(...named)
    if (failed > 0) broken.push(beside[at]?.name ?? '')
  }
}
for (const name of notable) console.log(name)
if (broken.length > 0) console.error(`\nBroken: ${broken.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function run({ name, command, report }: Gate, { isAlone }: { isAlone: boolean }): Promise<Count> {
  if (isAlone) console.log(`\n── ${name}`)
  if (report) rmSync(report.file, { force: true })
  const startedAt = Date.now()
  const { status, output } = await execute(command, isAlone)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${output}── ${name}: ${status === 0 ? 'fine' : 'BROKEN'}, ${seconds} s`)
  if (!report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const count = readCount(report)
  return status === 0 || count.failed > 0 ? count : { ...count, failed: count.failed + 1 } // the runner itself failed
}

/** Runs a command. What it says is shown as it comes when it is alone, else it is the output. */
async function execute(command: string, isShown: boolean): Promise<{ status: number; output: string }> {
  const child = spawn(command, { shell: true, stdio: isShown ? 'inherit' : ['inherit', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [status] = await once(child, 'close')
  return { status, output }
}

function readCount({ file, count }: NonNullable<Gate['report']>): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`no report at ${file}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}
