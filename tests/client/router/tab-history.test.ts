// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepPosition, returnToPage, startAtTop, type TabHistory } from '#client/router/tab-history.ts'

const at = (scrollY: number) => ({ scrollY, link: null })
const aTab = (current: string, positions: [string, number][]): TabHistory => ({
  current,
  previous: null,
  lastHash: '',
  positions: new Map(positions.map(([url, scrollY]) => [url, at(scrollY)])),
})

const scrollTo = vi.spyOn(window, 'scrollTo')
beforeEach(() => void scrollTo.mockClear())

test('R2.81: back leads to where the shopper was', () => {
  returnToPage(aTab('/skidor', [['/skidor', 700]]))
  expect(scrollTo.mock.lastCall).toEqual([0, 700])
})

test('R2.81: back leads to the top of a page that was opened anew, not to where an earlier visit was', () => {
  const tab = aTab('/skidor', [['/skidor', 700]])
  startAtTop(tab)
  scrollTo.mockClear()
  returnToPage(tab)
  expect(scrollTo.mock.lastCall).toEqual([0, 0])
})

test('a page about the same subject has the position of the one it replaces', () => {
  const tab = aTab('/skidor?sort=price', [['/skidor', 700]])
  keepPosition(tab, '/skidor')
  returnToPage(tab)
  expect(scrollTo.mock.lastCall).toEqual([0, 700])
})
