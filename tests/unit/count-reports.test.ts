import { expect, test } from 'vitest'
import { countPlaywright } from '#tests/support/count-reports.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'cart.spec.ts',
  tests: statuses.map((status, at) => ({ status, projectName: ['desktop', 'phone'][at] ?? '' })),
})

test('a browser test that is skipped in every project counts as failed; one that ran in one of them does not', () => {
  const report = {
    stats: { expected: 2, flaky: 1, unexpected: 1 },
    suites: [
      { specs: [spec('is edited', 'skipped', 'expected'), spec('is never run', 'skipped', 'skipped')] },
      { suites: [{ specs: [spec('is slow', 'flaky'), spec('is broken', 'unexpected', 'expected')] }] },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    notable: [
      'at another try: cart.spec.ts (desktop): is slow',
      'failed: cart.spec.ts (desktop): is broken',
      'skipped in every project: cart.spec.ts: is never run',
    ],
  })
})
