import { expect, test } from 'vitest'
import { countVisit, type InstallHint, mayHint } from '#shared/install-hint.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22) + minutes * 60_000)

test('the hint comes from the second visit on; pages within half an hour are one visit', () => {
  const first = countVisit(null, at(0))
  expect(mayHint(first)).toBe(false)
  const sameVisit = countVisit(first, at(30))
  expect(mayHint(sameVisit)).toBe(false)
  const second = countVisit(sameVisit, at(61))
  expect(second.visits).toBe(2)
  expect(mayHint(second)).toBe(true)
})

test('whoever has seen it never sees it again', () => {
  const shown: InstallHint = { ...countVisit(null, at(0)), visits: 2, isShown: true }
  expect(mayHint(countVisit(shown, at(10_000)))).toBe(false)
})
