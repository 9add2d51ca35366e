import { createMiddleware } from 'hono/factory'
import type { AppEnv, RunAfterResponse } from '../app-env.ts'

/** Collects work that starts after the response is ready, so that it does not slow the response down. */
export const runAfterResponse = createMiddleware<AppEnv>(async (c, next) => {
  const tasks: (() => Promise<unknown>)[] = []
  let isReady = false
  const start: RunAfterResponse = (task) => c.executionCtx.waitUntil(task())
  c.set('runAfterResponse', (task) => (isReady ? start(task) : void tasks.push(task))) // a background renewal may add tasks later
  await next()
  isReady = true
  for (const task of tasks) start(task)
})
