import { createEdge, createRelays, startIsolate } from './edge.ts'
import { createZipf, untilNext } from './random.ts'
import { createGlobalKv, createRegionalKv } from './regional-kv.ts'

export interface LogCallsOptions {
  isRelayed: boolean
  dataCentres: number
  isolates: number
  pollMs: number
  purgesPerHour: number
  /** Requests per second of one isolate. */
  requestsPerSecond: number
  /** How long an isolate lives on average, seconds. */
  isolateSeconds: number
  seconds: number
}

export interface LogCalls {
  callsPerSecond: number
  /** The longest that a request did not know of a purge, milliseconds. */
  stalestMs: number
}

const WARM_UP_MS = 8000

/** How often the purge log is asked, and how old what isolates know of it gets, with the real copies and relays. */
export async function simulateLogCalls(options: LogCallsOptions): Promise<LogCalls> {
  const edge = createEdge({ ...options, seed: 7 })
  const { time, random, purgeLog, warnings } = edge
  let stalestMs = 0

  function startRequests(relays: ReturnType<typeof createRelays>): void {
    const kv = createRegionalKv(createGlobalKv(), time) // this model reads no pages
    const start = () => startIsolate(edge, { relays, kv })
    let isolate = start()
    const restart = () => {
      isolate = start()
      time.after(untilNext(1 / options.isolateSeconds, random), restart)
    }
    time.after(untilNext(1 / options.isolateSeconds, random), restart)
    const request = async () => {
      const cameAt = time.now()
      time.after(untilNext(options.requestsPerSecond, random), request)
      const { refreshPurges, purges } = isolate
      await refreshPurges()
      const missed = purgeLog.firstAfter(purges()?.sequence ?? 0)
      if (missed !== null) stalestMs = Math.max(stalestMs, cameAt - missed) // numbers are the times of the purges
    }
    time.after(untilNext(options.requestsPerSecond, random), request)
  }

  const relays = Array.from({ length: options.dataCentres }, () => createRelays(time))
  const drawDataCentre = createZipf(options.dataCentres, 0.7, random)
  for (let isolate = 0; isolate < options.isolates; isolate++) {
    const at = isolate < options.dataCentres ? isolate : drawDataCentre() // every data centre has one
    const shared = relays[at]
    if (shared) startRequests(shared)
  }
  const purge = () => {
    purgeLog.purge(`P${Math.floor(random() * 100_000)}`)
    time.after(untilNext(options.purgesPerHour / 3600, random), purge)
  }
  purge()

  await time.pass(WARM_UP_MS)
  stalestMs = 0
  const askedBefore = purgeLog.asked()
  await time.pass(options.seconds * 1000)
  if (warnings.size > 0) throw new Error(`the caches warned: ${[...warnings]}`)
  return { callsPerSecond: (purgeLog.asked() - askedBefore) / options.seconds, stalestMs }
}
