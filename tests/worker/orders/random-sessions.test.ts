import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plans } from '../support/random-sessions/plan.ts'
import { live } from '../support/random-sessions/run.ts'

/**
 * Random shoppers against the real edge and the real platform: two people with three browsers, several tabs, late and lost
 * answers, outages, stock that changes. What holds after each step is in support/random-sessions/: carts.ts and books.ts.
 */
const { RANDOM_RUNS, RANDOM_SEED, RANDOM_PATH } = env as unknown as Record<string, string> // vitest.config.ts gives them
const RUNS = Number(RANDOM_RUNS)
const SEED = Number(RANDOM_SEED)
const LIMIT_MS = 60_000 + RUNS * 5000 // on a busy machine, with the search for the shortest failure

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // the shop's log of the outages
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => void vi.restoreAllMocks())

test(`R4.102 R9.6: no order is doubled or lost, every sum is the platform’s, nobody sees another’s cart: ${RUNS} random sessions`, {
  retry: 0,
  timeout: LIMIT_MS + 30_000,
}, async () => {
  const tally = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(plans, (plan) => live(plan, tally)),
    {
      numRuns: RUNS,
      seed: SEED,
      ...(RANDOM_PATH && { path: RANDOM_PATH }), // as a failure has printed it
      interruptAfterTimeLimit: LIMIT_MS,
      markInterruptAsFailure: true,
    },
  )
  console.log(`seed ${SEED}`, Object.fromEntries([...tally].toSorted()))
  if (RANDOM_PATH) return // one session, which need not buy anything
  for (const what of ['ordered by invoice', 'ordered at the provider', 'outages'])
    expect(tally.get(what) ?? 0, what).toBeGreaterThan(RUNS / 4)
})
