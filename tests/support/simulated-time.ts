/** A clock that moves from event to event, for code that takes its time from outside. Times are milliseconds. */
export interface SimulatedTime {
  now: () => number
  /** Runs `event` in `ms` milliseconds of this clock. */
  after(ms: number, event: () => void): void
  sleep(ms: number): Promise<void>
  /** Lets `ms` milliseconds pass, with everything that happens in them. */
  pass(ms: number): Promise<void>
}

export function createSimulatedTime(startsAt = Date.UTC(2026, 10, 24)): SimulatedTime {
  const queue = new Map<number, (() => void)[]>()
  const times = createHeap()
  let time = startsAt

  function after(ms: number, event: () => void): void {
    const at = time + Math.max(0, Math.round(ms))
    const events = queue.get(at)
    if (events) return void events.push(event)
    queue.set(at, [event])
    times.push(at)
  }

  async function pass(ms: number): Promise<void> {
    const end = time + ms
    for (let at = times.first(); at !== undefined && at <= end; at = times.first()) {
      time = at
      const events = queue.get(at) ?? []
      queue.delete(times.pop())
      for (const event of events) event()
      await settle()
    }
    time = end
  }

  return {
    now: () => time,
    after,
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    pass,
  }
}

const TURNS = 300 // of the microtask queue: the longest chain of promises between two waits for the clock

/** Lets started promises go on until they wait for the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await null
}

/** The smallest number first. */
function createHeap() {
  const items: number[] = []
  const swap = (one: number, other: number) => {
    ;[items[one], items[other]] = [items[other] as number, items[one] as number] // both are places of the heap
  }
  const isBefore = (one: number, other: number) => (items[one] as number) < (items[other] as number) // the same
  return {
    first: () => items[0],
    push(item: number) {
      items.push(item)
      for (let at = items.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (!isBefore(at, parent)) return
        swap(at, parent)
        at = parent
      }
    },
    pop(): number {
      const first = items[0] as number // callers have looked
      const last = items.pop() as number // the same
      if (items.length > 0) items[0] = last
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        let least = at
        if (left < items.length && isBefore(left, least)) least = left
        if (right < items.length && isBefore(right, least)) least = right
        if (least === at) return first
        swap(at, least)
        at = least
      }
    },
  }
}
