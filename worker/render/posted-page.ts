import type { AppContext } from '../app-env.ts'
import type { LoadedPage } from '../pages/load-page.ts'
import { loadShell } from '../pages/shell.ts'
import { createLoaderContext, type LoaderContext } from '../request/services.ts'
import { type LoadedDocument, toDocument } from './load-document.ts'
import { sendDocument } from './send-document.ts'

type Load = (context: LoaderContext) => LoadedPage | Promise<LoadedPage>

/** Responds to a form post with a page at the form's own address. Nobody stores it. */
export async function servePostedPage(c: AppContext, load: Load): Promise<Response> {
  return sendDocument(c, await loadPosted(c, load))
}

/** The same without our scripts: a page that is forms and links only, and also a way out where scripts have failed. */
export async function servePlainPage(c: AppContext, load: Load): Promise<Response> {
  const document = await loadPosted(c, load)
  const { boot } = document
  const assets = { ...boot.assets, starter: '' }
  return sendDocument(c, { ...document, boot: { ...boot, assets } })
}

async function loadPosted(c: AppContext, load: Load): Promise<LoadedDocument> {
  const url = c.get('url')
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  const [loaded, shell] = await Promise.all([load(context), loadShell(context)])
  const { optional, platform } = context
  return toDocument(c, url, { loaded, shell, optional, usage: platform.cache.usage })
}
