import { relative } from 'node:path'

/** What a run of tests came to. */
export interface Count {
  passed: number
  failed: number
  /** Names of the tests that failed, or passed only at another try: said at the very end, where nobody overlooks them. */
  notable?: string[]
}

/** Of the report of vitest's JSON reporter. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const notable = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    if (status === 'failed' && assertionResults.length === 0) return [`failed: ${file}: ${message}`]
    return assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(
        (test) => `${endOf(test.status === 'passed')}: ${file}: ${test.fullName}\n${test.failureMessages[0]}`,
      )
  })
  return { passed: numPassedTests, failed: numFailedTests, notable }
}

function endOf(hasPassed: boolean): string {
  return hasPassed ? 'at another try' : 'failed'
}

/** What is read of the report of vitest's JSON reporter. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * Of the report of Playwright's JSON reporter. A test that is skipped in every project counts as failed: nobody would notice
 * that it no longer runs.
 */
export function countPlaywright(report: unknown): Count {
  const { stats, suites } = report as { stats: Record<'expected' | 'flaky' | 'unexpected', number> } & Suite
  const neverRun = specsOf({ suites }).filter(({ tests }) =>
    tests.every(({ status }) => status === 'skipped'),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + neverRun.length,
    notable: [
      ...specsOf({ suites }).flatMap(notableIn),
      ...neverRun.map(({ file, title }) => `skipped in every project: ${file}: ${title}`),
    ],
  }
}

/** What is read of the report of Playwright's JSON reporter: suites in suites. */
interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface Spec {
  title: string
  file: string
  /** One of each project. */
  tests: { projectName: string; status: string }[]
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...suites.flatMap(specsOf), ...specs]

const notableIn = ({ title, file, tests }: Spec): string[] =>
  tests
    .filter(({ status }) => status === 'flaky' || status === 'unexpected')
    .map(({ projectName, status }) => `${endOf(status === 'flaky')}: ${file} (${projectName}): ${title}`)
