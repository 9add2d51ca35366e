import { expect, test } from 'vitest'
import { formatAge } from '#shared/format/age.ts'
import { storeViews } from '#shared/store-views.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:50Z', 'för 1 minut sedan', 'for 1 minutt siden', '1 minute ago'],
  ['2026-11-22T12:00:30Z', 'för 1 minut sedan', 'for 1 minutt siden', '1 minute ago'],
  ['2026-11-22T11:01:00Z', 'för 59 minuter sedan', 'for 59 minutter siden', '59 minutes ago'],
  ['2026-11-22T10:00:00Z', 'för 2 timmar sedan', 'for 2 timer siden', '2 hours ago'],
  ['2026-11-20T10:00:00Z', 'för 2 dagar sedan', 'for 2 døgn siden', '2 days ago'],
])('what was saved at %s was saved %s', (then, sv, nb, en) => {
  const ages = [storeViews.sv, storeViews.no, storeViews.en].map((store) =>
    formatAge(new Date(then), now, store),
  )
  expect(ages).toEqual([sv, nb, en])
})
