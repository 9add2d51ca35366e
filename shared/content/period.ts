import { DAY_MS } from '../durations.ts'

/** When something is offered, in milliseconds since the epoch; null: it has no such limit. */
export interface Period {
  startsAt: number | null
  endsAt: number | null
}

/** A period from one day of a time zone to the end of another. A limit may also be a moment, of that zone where it names none. */
export const toPeriod = (
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  timeZone: string,
): Period => ({ startsAt: edgeOf(startsAt, 0, timeZone), endsAt: edgeOf(endsAt, DAY_MS, timeZone) })

function edgeOf(text: string | null, dayMs: number, timeZone: string): number | null {
  if (text === null) return null
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text)
  const time = /T/.test(text) ? Date.parse(`${text}Z`) : Date.parse(text) + dayMs
  return time - zoneOffset(time, timeZone)
}

/** What clocks of a time zone are ahead of UTC. In Europe they change after midnight UTC, so a day's begin has its offset. */
function zoneOffset(time: number, timeZone: string): number {
  const local = new Date(time).toLocaleString('sv-SE', { timeZone }) // 2026-12-14 01:00:00
  return Date.parse(`${local.replace(' ', 'T')}Z`) - time
}

/** Where a period is at a time. */
export function stateOf({ startsAt, endsAt }: Period, now: number): 'upcoming' | 'running' | 'over' {
  if (endsAt !== null && endsAt <= now) return 'over'
  return startsAt !== null && startsAt > now ? 'upcoming' : 'running'
}

/** When the state of one of these periods changes next; null: never. */
export function nextChange(periods: Period[], now: number): number | null {
  const edges = periods.flatMap(({ startsAt, endsAt }) => [startsAt ?? now, endsAt ?? now])
  const coming = edges.filter((edge) => edge > now)
  return coming.length > 0 ? Math.min(...coming) : null
}
