import { build } from 'virtual:precache'
import { pageHeaders } from '#shared/page-format.ts'
import type { PageNews } from '#shared/service-worker-messages.ts'
import { ageOf, SAVED_AT } from '../storage/device-caches.ts'
import { readSavedPage, type SaveOutcome, saveAnswer } from '../storage/saved-pages.ts'
import { networkFirst, seemsOnline } from './silence.ts'

/** A younger copy of the same build answers at once and is checked behind; an older price is not shown online. */
const YOUNG_MS = 5 * 60_000

/**
 * The data of a page: a young copy at once, else the network, else the copy. Whatever was shown from a copy is compared
 * with the network's answer, and the page is told of a difference.
 */
export async function answerPageData(event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = pageOf(request.url)
  const saved = await readSavedPage(path, request.headers.get(pageHeaders.format))
  const network = fetch(request)
  const isYoung = saved !== null && isYoungCopy(saved)
  const used = { saved: isYoung }
  event.waitUntil(followUp(event, { path, network: network.then((answer) => answer.clone()), saved, used }))
  if (saved && isYoung) return asCurrent(saved.clone())
  return networkFirst(network, async () => {
    used.saved = saved !== null
    return saved?.clone() ?? null
  })
}

/** Path and query of the page whose data is at `url`. */
const pageOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return (pathname.replace(/^\/_data/, '') || '/') + search
}

const isYoungCopy = (saved: Response): boolean =>
  ageOf(saved) < YOUNG_MS && saved.headers.get(pageHeaders.build) === build && seemsOnline()

/** A young copy counts as current until the network says otherwise, so it carries no date. */
function asCurrent(saved: Response): Response {
  const headers = new Headers(saved.headers)
  headers.delete(SAVED_AT)
  return new Response(saved.body, { headers })
}

interface Pending {
  path: string
  network: Promise<Response>
  saved: Response | null
  /** Whether the page got the saved copy. */
  used: { saved: boolean }
}

/** Saves the network's answer. When the page has shown a copy, it is told what the network said. */
async function followUp(event: FetchEvent, { path, network, saved, used }: Pending): Promise<void> {
  const copy = saved && { text: await saved.clone().text(), savedAt: saved.headers.get(SAVED_AT) ?? '' }
  const answer = await network.catch(() => null)
  const outcome = answer && (await saveAnswer(path, answer))
  const news = copy && toNews(outcome, copy)
  if (news && used.saved) await tellPage(event.clientId, { type: 'pageNews', path, news })
}

/** What the network's answer means for the copy; null: nothing, as an error of the shop says nothing of the page. */
function toNews(
  outcome: SaveOutcome | null,
  copy: { text: string; savedAt: string },
): PageNews['news'] | null {
  if (!outcome) return { kind: 'unchecked', savedAt: copy.savedAt }
  switch (outcome.kind) {
    case 'removed':
      return { kind: 'moved' }
    case 'saved':
      return outcome.text === copy.text ? { kind: 'current' } : { kind: 'changed', text: outcome.text }
    case 'kept':
      return null
    default:
      return outcome satisfies never
  }
}

declare const self: ServiceWorkerGlobalScope

const tellPage = async (clientId: string, news: PageNews): Promise<void> =>
  (await self.clients.get(clientId))?.postMessage(news)
