import { vi } from 'vitest'

const RealDate = Date
let shiftMs = 0

/** `Date` as it is, but for what it takes for now. */
class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(parts.length === 0 ? ShiftedDate.now() : parts[0])
  }
  static override now(): number {
    return RealDate.now() + shiftMs
  }
}
vi.stubGlobal('Date', ShiftedDate)

/** The shop's clock, put forward: for what it does when time has passed. Timers keep running as they are. */
export const clock = {
  pass(ms: number): void {
    shiftMs += ms
  },
}

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR
