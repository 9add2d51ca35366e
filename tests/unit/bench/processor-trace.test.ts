import { expect, test } from 'vitest'
import { type TraceEvent, toProcessorTime } from '#tests/bench/processor-trace.ts'

const [MAIN, WORKER] = [10, 11]

const anEvent = (event: Partial<TraceEvent>): TraceEvent => ({
  name: 'Layout',
  ph: 'X',
  pid: 1,
  tid: MAIN,
  ts: 0,
  ...event,
})

/** A task from 1000 to 5000 µs that had a processor for a quarter of that. */
const task = anEvent({ name: 'RunTask', ts: 1000, dur: 4000, tdur: 1000 })
const layout = anEvent({ ts: 2000, dur: 2000 })
const request = anEvent({ name: 'ResourceSendRequest', ph: 'I', ts: 5000 })

/** The event, after the task of its thread was shortened. */
const changed = (event: TraceEvent): TraceEvent | undefined =>
  toProcessorTime([event, task]).find(({ name }) => name === event.name)

test('a task takes its processor time', () => {
  expect(toProcessorTime([task])).toEqual([{ ...task, dur: 1000 }])
})

test('what happened in a task moves with it', () => {
  expect(changed(layout)).toEqual({ ...layout, ts: 1250, dur: 500 })
  expect(changed(request)).toEqual({ ...request, ts: 2000 })
})

test.each<[string, TraceEvent]>([
  ['before it', anEvent({ ts: 900, dur: 50 })],
  ['after it', anEvent({ ts: 5001, dur: 50 })],
  ['in another thread', { ...layout, tid: WORKER }],
  ['as a frame was shown', anEvent({ name: 'firstContentfulPaint', ph: 'R', ts: 3000 })],
])('what happened %s stays', (_, event) => {
  expect(changed(event)).toEqual(event)
})

test('each task has its own share', () => {
  const next = { ...task, ts: 6000, tdur: 2000 }
  const inNext = { ...layout, ts: 8000 }
  expect(toProcessorTime([task, layout, next, inNext]).map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 1000],
    [1250, 500],
    [6000, 2000],
    [7000, 1000],
  ])
})

test('a task without processor time stays as long as it was, and none gets longer', () => {
  const { tdur: _, ...untold } = task
  expect(toProcessorTime([untold])).toEqual([untold])
  expect(toProcessorTime([{ ...task, tdur: 9000 }])[0]?.dur).toBe(4000)
})
