import type { Context } from 'hono'
import { pageTitle } from '#shared/seo/page-title.ts'
import type { AppEnv } from '../app-env.ts'
import type { LoadedPage } from '../pages/load-page.ts'
import { servePostedPage } from './posted-page.ts'

interface Message {
  title: string
  text: string
}

/** A page that shows one message: the response to a form post that has no page of its own to redirect to. */
export const serveMessagePage = (c: Context<AppEnv>, message: Message): Promise<Response> =>
  servePostedPage(c, ({ url }) => toMessagePage(message, url.pathname))

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
