import type { Context } from 'hono'
import { pageTitle } from '#shared/seo/page-title.ts'
import type { AppEnv } from '../app-env.ts'
import type { LoadedPage } from '../pages/load-page.ts'
import { loadShell } from '../pages/shell.ts'
import { createLoaderContext } from '../request/services.ts'
import { toDocument } from './load-document.ts'
import { sendDocument } from './send-document.ts'

interface Message {
  title: string
  text: string
}

/** A page that shows one message: the response to a form post that has no page of its own to redirect to. */
export async function serveMessagePage(c: Context<AppEnv>, message: Message): Promise<Response> {
  const url = new URL(c.req.url)
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  const shell = await loadShell(context)
  const { optional, platform } = context
  const loaded = toMessagePage(message, url.pathname)
  return sendDocument(c, url, toDocument(c, url, { loaded, shell, optional, usage: platform.cache.usage }))
}

function toMessagePage({ title, text }: Message, canonical: string): LoadedPage {
  const bodyHtml = `<p>${text}</p>`
  const page = { slug: '', title, heroImage: null, bodyHtml, questions: [], openingHours: [] }
  const meta = {
    title: pageTitle(title),
    description: null,
    image: null,
    canonical,
    alternates: {},
    noIndex: true,
  }
  return {
    kind: 'page',
    page: { name: 'cms-page', data: { page }, meta },
    status: 200,
    tags: [],
    isUnbounded: false,
  }
}
