import { DAY_MS } from '#shared/durations.ts'
import type { WireProduct } from '../protocol/product.ts'

type News = Pick<WireProduct, 'news_from_date' | 'news_to_date'>

/** Whether a product is marked as new: from its first day to the end of its last one, in UTC as all times of the platform. */
export function isNew(wire: News, now: Date): boolean {
  const { from, until } = newsPeriod(wire)
  return from !== null && from <= now.getTime() && (until === null || now.getTime() < until)
}

/** When the mark as new next appears or disappears, in milliseconds since the epoch. */
export const newsEdges = (wire: News, now: Date): number[] =>
  Object.values(newsPeriod(wire)).flatMap((edge) => (edge !== null && edge > now.getTime() ? edge : []))

function newsPeriod({ news_from_date, news_to_date }: News): { from: number | null; until: number | null } {
  const lastDay = toDay(news_to_date)
  return { from: toDay(news_from_date), until: lastDay === null ? null : lastDay + DAY_MS }
}

function toDay(text: string | null | undefined): number | null {
  const time = text ? Date.parse(text.slice(0, 10)) : Number.NaN
  return Number.isNaN(time) ? null : time
}
