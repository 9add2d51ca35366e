import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredPage } from '#worker/cache/entries.ts'
import { LISTING_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import {
  aClock,
  aKv,
  anInstance,
  aPurgeLog,
  aRegionOf,
  type Instance,
  type Semaphore,
} from '../support/caches.ts'

const INSTANCES = 3
const TAGS = ['P1', 'C7']

type Step =
  | { do: 'visit'; instance: number }
  | { do: 'change'; tag: number; soft: boolean; all: boolean }
  | { do: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('visit' as const), instance: fc.nat(INSTANCES - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      tag: fc.nat(TAGS.length - 1),
      soft: fc.constant(false),
      all: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 3, 5, 50, 4000) }),
  },
)

/** A shop with one page made of two answers, each with its tag and a version that grows when the catalogue changes. */
function aShop(scheduler: fc.Scheduler, { pollSeconds, isFar }: { pollSeconds: number; isFar: boolean }) {
  const semaphore: Semaphore = (name, run) => scheduler.schedule(Promise.resolve(), name).then(run)
  const clock = aClock()
  const log = aPurgeLog(clock)
  const kv = aKv(semaphore)
  const instances = Array.from({ length: INSTANCES }, () =>
    anInstance({
      kv: isFar ? aRegionOf(kv, clock) : kv.namespace,
      source: log,
      now: clock.now,
      pollSeconds,
      semaphore,
    }),
  )
  const versions = TAGS.map(() => 1)
  /** When each version's purge was in the log. */
  const purges: { tag: number; version: number; at: number }[] = []

  async function render(instance: Instance, epoch: number, isRenewal: boolean): Promise<StoredPage> {
    const data = instance.data({ isRenewal })
    const answers = await Promise.all(
      TAGS.map((tag, at) =>
        data.fetch(`answer|${tag}`, {
          freshness: LISTING_FRESHNESS,
          tags: () => [tag],
          load: () =>
            semaphore(`platform ${tag}`, () => versions[at] ?? 0).then((version) =>
              semaphore('travel', () => version),
            ),
        }),
      ),
    )
    const { usage } = data
    const life = lifeFrom(clock.now(), LISTING_FRESHNESS, { random: 0.5, freshUntil: usage.freshUntil })
    const facts = { noncePlaces: [], etag: '', status: 200, name: 'product', path: '/', life }
    const body = new TextEncoder().encode(JSON.stringify(answers))
    return { ...facts, body, tags: [...usage.tags], epoch: Math.min(epoch, usage.epoch) }
  }

  const make = async (instance: Instance, isRenewal = false) => {
    const pages = instance.pages()
    const page = await render(instance, pages.epoch(), isRenewal)
    pages.store('page', page)
    return page
  }

  return {
    instances,
    clock,
    change({ tag, soft, all }: Extract<Step, { do: 'change' }>) {
      versions[tag] = (versions[tag] ?? 0) + 1
      log.purge({ tags: all ? ['*'] : [TAGS[tag] ?? ''], soft })
      purges.push({ tag, version: versions[tag] ?? 0, at: clock.now() })
    },
    /** Asks for the page, and checks that it shows every change that was purged before the visitor had to know of it. */
    async visit(at: number) {
      const instance = instances[at] as Instance // steps name those there are
      const startedAt = clock.now()
      const logged = purges.length
      const mustKnow = TAGS.map((_, tag) =>
        Math.max(
          1,
          ...purges
            .slice(0, logged)
            .filter(
              (purge) =>
                purge.tag === tag && (pollSeconds === 0 || purge.at <= startedAt - pollSeconds * 1000),
            )
            .map(({ version }) => version),
        ),
      )
      const found = await instance.pages().read('page')
      const renewal = found?.cacheStatus === 'stale' ? make(instance, true) : null
      const page = found && found.cacheStatus !== 'staleIfError' ? found.page : await make(instance)
      const shown: number[] = JSON.parse(new TextDecoder().decode(page.body))
      for (const [tag, version] of shown.entries()) expect(version).toBeGreaterThanOrEqual(mustKnow[tag] ?? 0)
      await renewal // a load that the run left behind would time out while another file runs
    },
  }
}

test('2000 interleavings of renders, renewals, stores, purges and reads, near and far from what others write, never show what was purged before the reader had to know', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 16 }),
      fc.record({ pollSeconds: fc.constantFrom(0, 5), isFar: fc.boolean() }),
      async (scheduler, steps, place) => {
        const shop = aShop(scheduler, place)
        const run = async () => {
          const visits: Promise<void>[] = []
          for (const next of steps) {
            await scheduler.schedule(Promise.resolve(), next.do)
            if (next.do === 'wait') shop.clock.advance(next.seconds)
            if (next.do === 'change') shop.change(next)
            if (next.do === 'visit') visits.push(shop.visit(next.instance))
          }
          await Promise.all(visits)
        }
        await scheduler.waitFor(run())
      },
    ),
    { numRuns: 2000 },
  )
}, 60_000)
