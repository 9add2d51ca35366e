import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  admit,
  type Breaker,
  closedBreaker,
  type Outcome,
  settle,
  type Ticket,
} from '#worker/async/circuit-breaker.ts'

const LEASE_MS = 1000
const failure: Outcome = { kind: 'failure' }
const success: Outcome = { kind: 'success' }

/** A breaker with its clock, as the calls of a shop use it. */
function aBreaker() {
  let breaker: Breaker = closedBreaker(0)
  let now = 0
  return {
    kind: () => breaker.kind,
    pass: (ms: number) => {
      now += ms
    },
    enter(): Ticket | null {
      const admitted = admit(breaker, { now, leaseMs: LEASE_MS })
      breaker = admitted.breaker
      return admitted.ticket
    },
    leave(ticket: Ticket | null, outcome: Outcome): void {
      if (ticket) breaker = settle(breaker, ticket, outcome, now)
    },
    call(outcome: Outcome): boolean {
      const ticket = this.enter()
      this.leave(ticket, outcome)
      return ticket !== null
    },
    fail(times: number): void {
      for (let at = 0; at < times; at += 1) this.call(failure)
    },
  }
}

describe('a circuit breaker', () => {
  test('opens after five failures within ten seconds, and lets nothing through', () => {
    const breaker = aBreaker()
    breaker.fail(4)
    expect(breaker.kind()).toBe('closed')
    breaker.fail(1)
    expect(breaker.kind()).toBe('open')
    expect(breaker.call(success)).toBe(false)
  })

  test('forgets failures of an earlier window', () => {
    const breaker = aBreaker()
    breaker.fail(4)
    breaker.pass(10_000)
    breaker.fail(4)
    expect(breaker.kind()).toBe('closed')
  })

  test('stays closed while most calls succeed: a busy shop has single failures', () => {
    const breaker = aBreaker()
    for (let at = 0; at < 100; at += 1) breaker.call(at % 10 === 0 ? failure : success)
    expect(breaker.kind()).toBe('closed')
  })

  test('after five seconds lets one probe through, which closes or opens it', () => {
    for (const [outcome, kind] of [
      [success, 'closed'],
      [failure, 'open'],
    ] as const) {
      const breaker = aBreaker()
      breaker.fail(5)
      breaker.pass(4999)
      expect(breaker.enter()).toBeNull()
      breaker.pass(1)
      const probe = breaker.enter()
      expect(probe).not.toBeNull()
      expect(breaker.enter()).toBeNull()
      breaker.leave(probe, outcome)
      expect(breaker.kind()).toBe(kind)
    }
  })

  test('sends another probe when one never came back, and then does not listen to the lost one', () => {
    const breaker = aBreaker()
    breaker.fail(5)
    breaker.pass(5000)
    const lost = breaker.enter()
    breaker.pass(LEASE_MS)
    const probe = breaker.enter()
    breaker.leave(lost, success)
    expect(breaker.kind()).toBe('halfOpen')
    breaker.leave(probe, success)
    expect(breaker.kind()).toBe('closed')
  })

  test('is not closed by a late answer of a call from before it opened', () => {
    const breaker = aBreaker()
    const early = breaker.enter()
    breaker.fail(5)
    breaker.leave(early, success)
    expect(breaker.kind()).toBe('open')
  })

  test.each([
    ['for the time that Retry-After names', 20_000, 20_000],
    ['for a minute at most', 3_600_000, 60_000],
    ['for a second at least', 0, 1000],
  ])('opens at the first 429 or 503 %s', (_, retryAfterMs, openMs) => {
    const breaker = aBreaker()
    breaker.call({ kind: 'failure', retryAfterMs })
    breaker.pass(openMs - 1)
    expect(breaker.enter()).toBeNull()
    breaker.pass(1)
    expect(breaker.enter()?.isProbe).toBe(true)
  })

  test('learns nothing from a call that had too little time', () => {
    const breaker = aBreaker()
    for (let at = 0; at < 20; at += 1) breaker.call({ kind: 'unknown' })
    expect(breaker.kind()).toBe('closed')
  })
})

const outcomes = fc.constantFrom<Outcome>(
  success,
  failure,
  { kind: 'unknown' },
  { kind: 'failure', retryAfterMs: 3000 },
)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('enter' as const) }),
    fc.record({ kind: fc.constant('leave' as const), at: fc.nat(5), outcome: outcomes }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(3000) }),
  ),
  { maxLength: 200 },
)

test('whatever happens, one probe is under way at most, and its success closes the breaker', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const breaker = aBreaker()
      const open: { ticket: Ticket; since: number }[] = []
      let now = 0
      for (const step of sequence) {
        if (step.kind === 'pass') {
          now += step.ms
          breaker.pass(step.ms)
        } else if (step.kind === 'enter') {
          const ticket = breaker.enter()
          if (ticket) open.push({ ticket, since: now })
        } else {
          const [left] = open.splice(step.at % Math.max(1, open.length), 1)
          if (!left) continue
          const wasProbe = breaker.kind() === 'halfOpen' && left.ticket.isProbe && now - left.since < LEASE_MS
          breaker.leave(left.ticket, step.outcome)
          if (wasProbe && step.outcome.kind === 'success') expect(breaker.kind()).toBe('closed')
        }
        const probes = open.filter(({ ticket, since }) => ticket.isProbe && now - since < LEASE_MS)
        expect(probes.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
