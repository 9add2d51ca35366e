import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A call of the log, the name that a helper is given, or a name that stands in a constant. */
const EVENT = /(?:\.(?:warn|error)\(|\bevent: |\bevent = |\bUNKNOWN = )\s*'([^']+)'/g

const runbook = readFileSync('RUNBOOK.md', 'utf8')
const logged = globSync('worker/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(EVENT)].map(([, event = '']) => event),
)

test('the runbook says what every event of the log means', () => {
  expect(logged.length).toBeGreaterThan(70)
  expect([...new Set(logged)].filter((event) => !runbook.includes(`\`${event}\``)).toSorted()).toEqual([])
})

test('every event that the runbook explains is one of the log', () => {
  const [, table = ''] = /\| event +\| means[^\n]*\n([\s\S]*?)\n\n/.exec(runbook) ?? []
  const explained = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z]+(?:\.\w+)?)`/gi)].map(([, event = '']) => event),
  )
  expect(explained.length).toBeGreaterThan(60)
  const sources = globSync('worker/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  expect(explained.filter((event) => !sources.some((source) => source.includes(`'${event}'`)))).toEqual([])
})
