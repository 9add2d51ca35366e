import { DAY_MS } from '#platform/commerce/clock.ts'
import type { Draw } from '../random.ts'

/** When a group's goods are used, and so written of. */
export type Season = 'winter' | 'summer' | 'year'

/** First and last day. */
type Period = readonly [from: string, to: string]

/** The year before the catalogue's day. */
const periods: Record<Season, readonly Period[]> = {
  winter: [
    ['2025-12-01', '2026-04-26'],
    ['2026-11-05', '2026-11-18'],
  ],
  summer: [['2026-05-10', '2026-10-11']],
  year: [['2025-12-01', '2026-11-18']],
}

/** When somebody looks back on a season, and the last day to have bought for all of it. */
const endings: Record<Season, { from: string; to: string; boughtBy: string }> = {
  winter: { from: '2026-03-22', to: '2026-05-10', boughtBy: '2025-12-31' },
  summer: { from: '2026-08-30', to: '2026-10-11', boughtBy: '2026-06-14' },
  year: { from: '2026-06-01', to: '2026-11-18', boughtBy: '2025-12-31' },
}

const DAYS_TO_TRY = 12 // from the first sale to the first review

/** The days on which a product sold since `createdAt` may be written of. */
export function reviewDays({ season, looksBack }: ReviewTime, createdAt: string): string[] {
  const { from, to, boughtBy } = endings[season]
  const since = addDays(createdAt.slice(0, 10), DAYS_TO_TRY)
  if (looksBack) return since <= boughtBy ? daysOf(from, to) : []
  return periods[season].flatMap(([first, last]) => (last < since ? [] : daysOf(later(first, since), last)))
}

const later = (one: string, other: string) => (one < other ? other : one)

interface ReviewTime {
  season: Season
  looksBack: boolean
}

/** A time of day for one of the days. */
export const timeOn = (day: string, draw: Draw): string =>
  `${day} ${two(draw.whole(6, 22))}:${two(draw.whole(0, 59))}:00`

const two = (number: number) => String(number).padStart(2, '0')

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** All days that a review may be written on, in order, worked out once: every voice of every product asks. */
const calendar = allDays('2025-12-01', '2026-11-18')

const daysOf = (from: string, to: string): string[] =>
  calendar.slice(calendar.indexOf(from), calendar.indexOf(to) + 1)

function allDays(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}
