// @vitest-environment happy-dom
import { NavigationType, Router } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { pageFormat } from '#shared/page-format.ts'
import { aCard } from '#tests/support/builders.ts'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const MINUTE_MS = 60_000
const MOMENT = new Date('2026-11-22T08:00:00Z')

const aPage = (page: number, name: string) =>
  ({ page, cards: [aCard({ sku: `${page}`, name })] }) as unknown as ProductList // what gathering looks at

type Hook = typeof import('#client/features/product-list/use-gathered-cards.ts').useGatheredCards

const Gathered = ({ list, useCards }: { list: ProductList; useCards: Hook }) =>
  useCards(list, '/skidor')
    .cards.map(({ name }) => name)
    .join()

/** A document with a list, and with nothing in memory from the tests before. */
async function openList(type: NavigationType) {
  const { useGatheredCards } = await import('#client/features/product-list/use-gathered-cards.ts')
  const rendered = createRenderedPage()
  return async (list: ProductList | null) => {
    await rendered.render(
      <Router location="/" navigationType={type} navigator={{} as never}>
        {list && <Gathered list={list} useCards={useGatheredCards} />}
      </Router>,
    )
    return rendered.main.textContent
  }
}

beforeEach(() => vi.useFakeTimers({ now: MOMENT, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
  sessionStorage.clear()
})

test.each([
  ['a link leads to it within five minutes', NavigationType.Push, 4, 'new,old'],
  ['a link leads to it later', NavigationType.Push, 6, 'new'],
  ['the shopper comes back to it, however late', NavigationType.Pop, 600, 'new,old'],
])('R2.81: the further pages of a list when %s', async (_, type, minutes, shown) => {
  const show = await openList(type)
  await show(aPage(1, 'old'))
  expect(await show(aPage(2, 'old'))).toBe('old,old')
  await show(null)
  vi.setSystemTime(MOMENT.getTime() + minutes * MINUTE_MS)
  expect(await show(aPage(1, 'new'))).toBe(shown)
})

describe('of a document that is loaded', () => {
  test.each([
    ['within five minutes has the list as it was put together', MOMENT, 'new,old'],
    ['later has its own page only', new Date(MOMENT.getTime() - 6 * MINUTE_MS), 'new'],
    ['beside what another build has stored, without a time, has its own page only', undefined, 'new'],
  ])('%s', async (_, at, shown) => {
    const { cards } = aPage(2, 'old')
    const stored = { key: '/skidor', from: 1, to: 2, cards: [aCard({ sku: '1' }), ...cards], firstNew: null }
    sessionStorage.setItem(
      'skare:gathered',
      JSON.stringify({ ...stored, at: at?.getTime(), format: pageFormat }),
    )
    const show = await openList(NavigationType.Pop)
    expect(await show(aPage(1, 'new'))).toBe(shown)
  })
})
