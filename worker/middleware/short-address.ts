import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { isAnsweredInJson } from './failures.ts'

/** Characters of path and query. No address of the shop comes near; the longest are lists of saved skus. */
const MAX_ADDRESS = 8 * 1024

/** Refuses an address that is too long before anybody reads it, and says nothing of it. */
export const shortAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { url, path } = c.req
  if (url.length - url.indexOf('/', 'https://'.length) <= MAX_ADDRESS) return next()
  c.header('Cache-Control', 'no-store')
  return isAnsweredInJson(path)
    ? c.json({ error: { code: 'errors.tooLarge' } }, 414)
    : c.text('URI Too Long', 414)
})
