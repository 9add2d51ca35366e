import { HonoBase } from 'hono/hono-base'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { AppEnv } from './app-env.ts'

export type App = HonoBase<AppEnv>

/**
 * An empty table of routes. Hono's usual class chooses among three routers when the first request comes. It would choose this one,
 * and the worker would carry the others: more than a kilobyte.
 */
export const createApp = (): App => new HonoBase<AppEnv>({ router: new RegExpRouter() })
