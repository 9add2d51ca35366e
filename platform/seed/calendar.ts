import { DAY_MS } from '#platform/commerce/clock.ts'
import type { Money, Special } from './plan.ts'
import { reduced } from './prices.ts'
import type { Draw } from './random.ts'

/** The fixed date of the catalogue, so that every seed is the same. */
const TODAY = Date.UTC(2026, 10, 20, 12)
const DAYS_ON_SALE = 730 // two years
const NEW_DAYS = 45
/** Periods end far in the future or are over, so the prices in the index stay correct. */
const FAR_AHEAD = '2035-12-31 23:59:59'

/** A time in the format of the index: `2026-11-20 12:00:00`, UTC. */
const stamp = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** When a product was added and last changed. */
export function drawDates(draw: Draw): { createdAt: string; updatedAt: string; isNew: boolean } {
  const age = draw.whole(1, DAYS_ON_SALE)
  const created = TODAY - age * DAY_MS - draw.whole(0, DAY_MS / 2)
  const updated = created + Math.floor(draw.share() * (TODAY - created))
  return { createdAt: stamp(created), updatedAt: stamp(updated), isNew: age <= NEW_DAYS }
}

const PERCENTS = [10, 15, 20, 25, 30, 40] as const

/** What is taken off a product's prices, and when. */
export interface Sale extends SalePeriod {
  /** The sale before this one; null: there was none. */
  earlier: SalePeriod | null
}

interface SalePeriod {
  percent: number
  from: string
  to: string | null
}

/** A sale. Most are active; some have ended, some have not started. `history` decides whether it is the second in a month. */
export function drawSale(draw: Draw, history: Draw): Sale {
  const percent = draw.one(PERCENTS)
  const kind = draw.share()
  const window =
    kind < 0.75
      ? { from: stamp(TODAY - draw.whole(5, 60) * DAY_MS), to: draw.happens(0.7) ? FAR_AHEAD : null }
      : kind < 0.9
        ? { from: '2025-11-24 00:00:00', to: '2026-03-31 23:59:59' }
        : { from: '2035-01-01 00:00:00', to: FAR_AHEAD }
  return {
    percent,
    ...window,
    earlier: history.happens(SECOND_SALE) ? drawEarlier(history, percent, window.from) : null,
  }
}

const SECOND_SALE = 0.3

/** A smaller sale that ended some days before `next` began. */
function drawEarlier(draw: Draw, percent: number, next: string): SalePeriod {
  const end = Date.parse(`${next.replace(' ', 'T')}Z`) - draw.whole(3, 50) * DAY_MS
  return { percent: Math.ceil(percent / 2), from: stamp(end - draw.whole(7, 21) * DAY_MS), to: stamp(end) }
}

const DAYS_BEFORE = 30 // directive 98/6/EC, article 6a

/** What a sale makes of a price, and the lowest price of the 30 days before it. */
export function specialOf({ percent, from, to, earlier }: Sale, price: Money): Special {
  const firstDay = stamp(Date.parse(`${from.replace(' ', 'T')}Z`) - DAYS_BEFORE * DAY_MS)
  const special = reduced(price, percent)
  const before =
    earlier !== null && (earlier.to ?? from) >= firstDay ? reduced(price, earlier.percent) : price
  const lowest = (language: keyof Money) =>
    before[language] > special[language] ? before[language] : price[language] // whole euros know no smaller reduction
  return {
    price: special,
    from,
    to,
    lowestBefore: { sv: lowest('sv'), nb: lowest('nb'), en: lowest('en') },
  }
}

/** Whether a special price is active on the catalogue's date. */
export const isInForce = ({ from, to }: Special): boolean =>
  (from === null || from <= stamp(TODAY)) && (to === null || to >= stamp(TODAY))
