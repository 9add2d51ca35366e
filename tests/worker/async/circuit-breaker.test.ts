import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Admission,
  admit,
  type Breaker,
  closedBreaker,
  type Outcome,
  PROBE_MS,
  settle,
  type Ticket,
} from '#worker/async/circuit-breaker.ts'

const OPEN_MS = 2500
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
    ask(): Admission {
      const admitted = admit(breaker, now)
      breaker = admitted.breaker
      return admitted.admission
    },
    enter(): Ticket | null {
      const admission = this.ask()
      return typeof admission === 'object' ? admission : null
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

  test('after two and a half seconds lets one probe through, which closes or opens it', () => {
    for (const [outcome, kind] of [
      [success, 'closed'],
      [failure, 'open'],
    ] as const) {
      const breaker = aBreaker()
      breaker.fail(5)
      breaker.pass(OPEN_MS - 1)
      expect(breaker.enter()).toBeNull()
      breaker.pass(1)
      const probe = breaker.enter()
      expect(probe).not.toBeNull()
      expect(breaker.enter()).toBeNull()
      breaker.leave(probe, outcome)
      expect(breaker.kind()).toBe(kind)
    }
  })

  test.each([2, 10])('of %i calls at once one is the probe; the others hear later what it found', (calls) => {
    for (const [outcome, heard] of [
      [success, 'object'],
      [failure, 'refused'],
    ] as const) {
      const breaker = aBreaker()
      breaker.fail(5)
      breaker.pass(OPEN_MS)
      const probe = breaker.enter()
      for (let at = 1; at < calls; at += 1) expect(breaker.ask()).toBe('later')
      breaker.pass(30)
      breaker.leave(probe, outcome)
      for (let at = 1; at < calls; at += 1) {
        const admission = breaker.ask()
        expect(typeof admission === 'object' ? 'object' : admission).toBe(heard)
      }
    }
  })

  test('sends another probe a second after one that never came back, and does not listen to the failure of the lost one', () => {
    const breaker = aBreaker()
    breaker.fail(5)
    breaker.pass(OPEN_MS)
    const lost = breaker.enter()
    breaker.pass(PROBE_MS - 1)
    expect(breaker.ask()).toBe('later')
    breaker.pass(1)
    const probe = breaker.enter()
    expect(probe?.isProbe).toBe(true)
    breaker.leave(lost, failure)
    expect(breaker.kind()).toBe('halfOpen')
    breaker.leave(probe, success)
    expect(breaker.kind()).toBe('closed')
  })

  test('closes when a slow probe succeeds, whatever probe followed it', () => {
    const breaker = aBreaker()
    breaker.fail(5)
    breaker.pass(OPEN_MS)
    const slow = breaker.enter()
    breaker.pass(PROBE_MS)
    breaker.enter()
    breaker.leave(slow, success)
    expect(breaker.kind()).toBe('closed')
  })

  test('asks at once after a probe that was silent for long: its failure is as old as its question', () => {
    const breaker = aBreaker()
    breaker.fail(5)
    breaker.pass(OPEN_MS)
    const silent = breaker.enter()
    breaker.pass(1000)
    breaker.leave(silent, failure)
    expect(breaker.ask()).toBe('refused')
    breaker.pass(OPEN_MS - 1000)
    const longer = breaker.enter()
    breaker.pass(15_000)
    breaker.leave(longer, failure)
    expect(breaker.enter()?.isProbe).toBe(true)
  })

  test.each([
    ['stays closed when the upstream has worked since they began', true, 'closed'],
    ['opens when it has been silent since then', false, 'open'],
  ])('after calls that waited for a quarter of a minute, it %s', (_, works, kind) => {
    const breaker = aBreaker()
    breaker.pass(1000)
    const silent = Array.from({ length: 10 }, () => breaker.enter())
    breaker.pass(3000)
    if (works) breaker.call(success)
    breaker.pass(12_000)
    for (const ticket of silent) breaker.leave(ticket, failure)
    expect(breaker.kind()).toBe(kind)
  })

  test('once closed again, it is not opened by calls from before it opened', () => {
    const breaker = aBreaker()
    const silent = Array.from({ length: 10 }, () => breaker.enter())
    breaker.fail(5)
    breaker.pass(OPEN_MS)
    breaker.call(success)
    breaker.pass(12_500)
    for (const ticket of silent) breaker.leave(ticket, failure)
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
    ['a time', 20_000],
    ['a shorter one', 1000],
  ])('that opens at a 503 that names %s stays open for that time', (_, retryAfterMs) => {
    const breaker = aBreaker()
    breaker.fail(4)
    breaker.call({ kind: 'failure', retryAfterMs })
    breaker.pass(retryAfterMs - 1)
    expect(breaker.enter()).toBeNull()
    breaker.pass(1)
    expect(breaker.enter()?.isProbe).toBe(true)
  })

  test('is not opened by a single 503 that names a time, nor by several among many successes', () => {
    const breaker = aBreaker()
    breaker.call({ kind: 'failure', retryAfterMs: 60_000 })
    expect(breaker.kind()).toBe('closed')
    for (let at = 0; at < 20; at += 1) breaker.call(success)
    for (let at = 0; at < 10; at += 1) breaker.call({ kind: 'failure', retryAfterMs: 60_000 })
    expect(breaker.kind()).toBe('closed')
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

test('whatever happens, one probe of the last second is under way at most, and its success closes the breaker', () => {
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
          const wasProbe = breaker.kind() === 'halfOpen' && left.ticket.isProbe && now - left.since < PROBE_MS
          breaker.leave(left.ticket, step.outcome)
          if (wasProbe && step.outcome.kind === 'success') expect(breaker.kind()).toBe('closed')
        }
        const probes = open.filter(({ ticket, since }) => ticket.isProbe && now - since < PROBE_MS)
        expect(probes.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
