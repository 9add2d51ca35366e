import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { changeSaved } from '../platform/account-service.ts'
import { loggedIn } from './logged-in.ts'
import { route } from './route.ts'

/** What the shop keeps of a customer beside the profile. */
export const accountDataApi = new Hono<AppEnv>()

route(accountDataApi, 'user.saved', async (c, change) => ({
  lists: await changeSaved(await loggedIn(c), change),
}))
