/** What is read of a Chromium trace. Times are in microseconds; `tdur` is the processor time of a task. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** Lighthouse's mobile device is so many times slower than this machine. */
const SLOWDOWN = 4
const LONG_TASK_MS = 50
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/**
 * Blocking time by processor time, in milliseconds: after the first paint, what each task of the page's main thread takes beyond
 * 50 ms on the slow device. Lighthouse counts elapsed time, and with it the time in which other processes had the processor.
 */
export function processorBlockingOf(events: TraceEvent[], url: string): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const paint = events.find(({ name, pid, ts }) => {
    return name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts
  })
  const main = events.find(({ pid, args }) => pid === start?.pid && args.name === 'CrRendererMain')
  if (!paint || !main) return Number.NaN
  return events
    .filter(({ name, pid, tid, ts }) => {
      return TASKS.has(name) && pid === main.pid && tid === main.tid && ts > paint.ts
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - LONG_TASK_MS), 0)
}
