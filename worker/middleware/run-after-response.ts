import { createMiddleware } from 'hono/factory'
import type { AfterAnswer, AppEnv } from '../app-env.ts'

/** Lets work begin when the answer stands, so that it takes nothing from whoever waits for that. */
export const afterAnswer = createMiddleware<AppEnv>(async (c, next) => {
  const tasks: (() => Promise<void>)[] = []
  let stands = false
  const begin: AfterAnswer = (task) => c.executionCtx.waitUntil(task())
  c.set('afterAnswer', (task) => (stands ? begin(task) : void tasks.push(task))) // a renewal goes on behind the answer
  await next()
  stands = true
  for (const task of tasks) begin(task)
})
