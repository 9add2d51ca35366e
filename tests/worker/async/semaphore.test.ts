import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSemaphore, PARALLEL_CALLS } from '#worker/async/semaphore.ts'

const tasks = fc.array(
  fc.record({ turns: fc.nat(4), fails: fc.boolean(), abortsAfter: fc.option(fc.nat(6)) }),
  { maxLength: 30 },
)

const turns = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await Promise.resolve()
}

test('four tasks run at a time at most, every task settles, and the semaphore is free again', async () => {
  await fc.assert(
    fc.asyncProperty(tasks, async (wanted) => {
      const semaphore = createSemaphore()
      let running = 0
      let highest = 0
      const run = async (task: (typeof wanted)[number]) => {
        const controller = new AbortController()
        const work = async () => {
          running += 1
          highest = Math.max(highest, running)
          await turns(task.turns)
          running -= 1
          if (task.fails) throw new Error('failed')
          return 'done'
        }
        const result = semaphore.run(work, controller.signal)
        if (task.abortsAfter !== null) {
          void turns(task.abortsAfter).then(() => controller.abort(new Error('aborted')))
        }
        return result
      }
      const settled = await Promise.allSettled(wanted.map(run))
      expect(settled).toHaveLength(wanted.length)
      expect(highest).toBeLessThanOrEqual(PARALLEL_CALLS)
      expect(running).toBe(0)
      expect(await run({ turns: 0, fails: false, abortsAfter: null })).toBe('done')
    }),
  )
})

test('a task whose signal aborts while it waits in line never starts', async () => {
  const semaphore = createSemaphore(1)
  const free = Promise.withResolvers<void>()
  const first = semaphore.run(() => free.promise, new AbortController().signal)
  const controller = new AbortController()
  let started = false
  const second = semaphore.run(async () => {
    started = true
  }, controller.signal)
  controller.abort(new Error('too late'))
  await expect(second).rejects.toThrow('too late')
  free.resolve()
  await first
  expect(started).toBe(false)
})
