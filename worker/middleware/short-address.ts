import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { isAnsweredInJson } from './failures.ts'

/**
 * Maximum characters of path and query. The longest addresses of the shop are lists of saved skus, and they are much
 * shorter.
 */
const MAX_ADDRESS = 8 * 1024

/** Refuses a URL that is too long before anything parses or logs it. */
export const shortAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { url, path } = c.req
  if (url.length - url.indexOf('/', 'https://'.length) <= MAX_ADDRESS) return next()
  c.header('Cache-Control', 'no-store')
  return isAnsweredInJson(path)
    ? c.json({ error: { code: 'errors.tooLarge' } }, 414)
    : c.text('URI Too Long', 414)
})
