import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run prove`: the browser tests that take minutes, in all stores and on both screens. What became of each is
 * written to PROOFS.md. Exits 1 when one failed.
 */
const REPORT = '.cache/e2e.json'

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

const { status } = spawnSync('playwright test offline/ --workers=1', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, PROVE: '1' },
})
const { suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as { suites: Suite[] } // Playwright's JSON reporter
writeFileSync('PROOFS.md', toMarkdown(suites.flatMap(rowsOf)))
spawnSync('biome format --write PROOFS.md', { shell: true, stdio: 'inherit' }) // its columns
process.exitCode = status ?? 1

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
processes and two builds. \`npm test\` runs those that are not tagged \`@long\`, on the phone only.

| file | shows | screen | seconds | holds |
| --- | --- | --- | --: | --- |
${rows.join('\n')}
`
}
