import { pageTitle } from '#shared/seo/page-title.ts'
import type { AppContext } from '../app-env.ts'
import type { LoadedPage } from '../pages/load-page.ts'
import { servePlainPage, servePostedPage } from './posted-page.ts'

interface Message {
  title: string
  text: string
}

/** A page that shows one message: the response to a form post that has no page of its own to redirect to. */
export const serveMessagePage = (c: AppContext, { title, text }: Message): Promise<Response> =>
  servePostedPage(c, ({ url }) => toPlainPage({ title, bodyHtml: `<p>${text}</p>` }, url.pathname))

interface Question {
  question: string
  yes: string
  no: string
  /** What is sent to the same address when the answer is yes: numbers and words of ours. */
  fields: Record<string, string>
}

/** A page that asks before a form is obeyed. No leads back to the form's own address. */
export const serveQuestion = (c: AppContext, { question, yes, no, fields }: Question): Promise<Response> =>
  servePlainPage(c, ({ url: { pathname } }) => {
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`,
    )
    const buttons = `<button class="button">${yes}</button><a class="button" data-variant="secondary" href="${pathname}">${no}</a>`
    const bodyHtml = `<form class="ask" method="post" action="${pathname}">${inputs.join('')}${buttons}</form>`
    return toPlainPage({ title: question, bodyHtml }, pathname)
  })

function toPlainPage(
  { title, bodyHtml }: { title: string; bodyHtml: string },
  canonical: string,
): LoadedPage {
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
