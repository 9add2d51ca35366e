/** What is read of a Chromium trace. Times are in microseconds; `tdur` is the processor time of a task that takes `dur`. */
export interface TraceEvent {
  name: string
  /** X: an event with a duration; M: names a thread. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])
/** These say when a frame was shown, whichever task the thread was in. */
const FRAME_MARKS = new Set(['firstPaint', 'firstContentfulPaint', 'largestContentfulPaint::Candidate'])

/**
 * The trace as it would be on a machine with a processor free for each thread: a task takes its processor time, and what happened in it
 * moves with it. Lighthouse counts the elapsed time of tasks four times, and with it the time in which server, browser and Lighthouse had
 * the processors of this machine.
 */
export function toProcessorTime<E extends TraceEvent>(events: E[]): E[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`)
  return [...threads.values()].flatMap(shortenTasks)
}

function shortenTasks<E extends TraceEvent>(thread: E[]): E[] {
  const inOrder = thread.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  let task: E | undefined
  return inOrder.map((event) => {
    if (event.ph === 'X' && TASKS.has(event.name)) task = event
    return task && isInside(event, task) ? shorten(event, task) : event
  })
}

const isInside = ({ name, ph, ts }: TraceEvent, task: TraceEvent): boolean =>
  ph !== 'M' && !FRAME_MARKS.has(name) && ts <= task.ts + (task.dur ?? 0)

/** Tasks do not overlap, so the last one that began is the one an event happened in. */
function shorten<E extends TraceEvent>(event: E, { ts, dur = 0, tdur = dur }: TraceEvent): E {
  const share = dur > 0 ? Math.min(1, tdur / dur) : 1
  const moved = { ...event, ts: ts + Math.round((event.ts - ts) * share) }
  return event.dur === undefined ? moved : { ...moved, dur: Math.round(event.dur * share) }
}
