import { whenIdle } from './when-idle.ts'

const LONGEST_WAIT_MS = 500 // on a page that is never idle

/**
 * Starts the first task at once and the others one after the other, each in an idle moment of its own, so that a tap never waits
 * for all of them. None waits for what another has started. A failure is logged and stops no other.
 */
export async function runWhenIdle(tasks: (() => unknown)[]): Promise<void> {
  for (const [at, task] of tasks.entries()) {
    if (at > 0) await new Promise<void>((resolve) => whenIdle(resolve, LONGEST_WAIT_MS))
    void run(task)
  }
}

async function run(task: () => unknown): Promise<void> {
  try {
    await task()
  } catch (error) {
    console.info('idle work', error)
  }
}
