import { expect, test } from 'vitest'
import { processorBlockingOf, type TraceEvent } from '#tests/bench/processor-blocking.ts'

const URL = 'https://shop.test/'
const [PAGE, OTHER_PAGE, MAIN, WORKER] = [1, 2, 10, 11]

const anEvent = (event: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  pid: PAGE,
  tid: MAIN,
  ts: 0,
  args: {},
  ...event,
})

/** A task of so many milliseconds of the processor, at a time in microseconds. */
const aTask = (ts: number, ms: number, event: Partial<TraceEvent> = {}) =>
  anEvent({ ts, tdur: ms * 1000, ...event })

const page = [
  anEvent({ name: 'thread_name', args: { name: 'CrRendererMain' } }),
  anEvent({ name: 'navigationStart', ts: 100, args: { data: { documentLoaderURL: URL } } }),
  anEvent({ name: 'firstContentfulPaint', ts: 1000 }),
]

test('counts what a task takes beyond 50 ms on a processor that is 4 times slower', () => {
  expect(processorBlockingOf([...page, aTask(2000, 20), aTask(3000, 15)], URL)).toBe(30 + 10)
})

test.each<[string, TraceEvent]>([
  ['of at most 50 ms there', aTask(2000, 12.5)],
  ['before the first paint', aTask(900, 40)],
  ['of another thread', aTask(2000, 40, { tid: WORKER })],
  ['of another page', aTask(2000, 40, { pid: OTHER_PAGE })],
  ['inside another task', aTask(2000, 40, { name: 'Layout' })],
])('does not count a task %s', (_, task) => {
  expect(processorBlockingOf([...page, task], URL)).toBe(0)
})

test('is no number without a first paint', () => {
  expect(processorBlockingOf(page.slice(0, 2), URL)).toBeNaN()
})
