import { createMiddleware } from 'hono/factory'
import type { AppEnv, RunAfterResponse } from '../app-env.ts'

/** Lets work begin when the answer stands, so that it takes nothing from whoever waits for that. */
export const runAfterResponse = createMiddleware<AppEnv>(async (c, next) => {
  const tasks: (() => Promise<void>)[] = []
  let stands = false
  const begin: RunAfterResponse = (task) => c.executionCtx.waitUntil(task())
  c.set('runAfterResponse', (task) => (stands ? begin(task) : void tasks.push(task))) // a renewal goes on behind the answer
  await next()
  stands = true
  for (const task of tasks) begin(task)
})
