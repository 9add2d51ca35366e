import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { LoadedPage } from '../pages/load-page.ts'
import { loadShell } from '../pages/shell.ts'
import { createLoaderContext, type LoaderContext } from '../request/services.ts'
import { toDocument } from './load-document.ts'
import { sendDocument } from './send-document.ts'

/** Responds to a form post with a page at the form's own address. Nobody stores it. */
export async function servePostedPage(
  c: Context<AppEnv>,
  load: (context: LoaderContext) => LoadedPage | Promise<LoadedPage>,
): Promise<Response> {
  const url = new URL(c.req.url)
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  const [loaded, shell] = await Promise.all([load(context), loadShell(context)])
  const { optional, platform } = context
  return sendDocument(c, url, toDocument(c, url, { loaded, shell, optional, usage: platform.cache.usage }))
}
