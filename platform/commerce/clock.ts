import type { PlatformContext } from '#platform/answers.ts'
import { dialState } from './dial-state.ts'

/** The platform's time; a test may shift it by the clock dial. */
export function now(c: PlatformContext): Date {
  return new Date(Date.now() + (c.env.DIALS === '1' ? dialState.clockShiftMs : 0))
}

/** A time in the database's format: `2026-03-29 10:46:03`, UTC. */
export function toSqlTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

/** The time `seconds` after another. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
