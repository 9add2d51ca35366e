import { afterEach, expect, test, vi } from 'vitest'
import { runWhenIdle } from '#client/ui/run-when-idle.ts'

const idle: (() => void)[] = []
const nextIdleMoment = async () => {
  idle.shift()?.()
  await new Promise((resolve) => setTimeout(resolve)) // what it started has run
}

afterEach(() => {
  idle.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first task starts at once, each other in an idle moment of its own; none waits for one that is under way', async () => {
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act))
  const started: string[] = []
  const done = runWhenIdle([
    () => started.push('first'),
    () => {
      started.push('endless')
      return new Promise(() => undefined)
    },
    () => started.push('last'),
  ])
  expect(started).toEqual(['first'])
  await nextIdleMoment()
  expect(started).toEqual(['first', 'endless'])
  await nextIdleMoment()
  await done
  expect(started).toEqual(['first', 'endless', 'last'])
})

test('a task that fails is logged, and the next is started', async () => {
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act))
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const failure = new Error('no service worker')
  const last = vi.fn<() => void>()
  await runWhenIdle([() => Promise.reject(failure), last])
  expect(last).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('idle work', failure))
})
