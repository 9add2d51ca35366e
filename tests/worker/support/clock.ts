import { vi } from 'vitest'

const realNow = Date.now
let shiftMs = 0
vi.spyOn(Date, 'now').mockImplementation(() => realNow() + shiftMs)

/** The shop's clock, put forward: for what it does when time has passed. Timers keep running as they are. */
export const clock = {
  pass(ms: number): void {
    shiftMs += ms
  },
}

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR
