import { build } from 'virtual:precache'
import { BUILD_HEADER, FORMAT_HEADER, FRESH_PAGE_MS, SAVED_AT_HEADER } from '#shared/page-format.ts'
import type { PageNews } from '#shared/service-worker-messages.ts'
import { ageOf } from '../storage/device-caches.ts'
import { readSavedPage, type SaveOutcome, saveAnswer } from '../storage/saved-pages.ts'
import { drop, networkFirst, seemsOnline } from './network-first.ts'

/**
 * The data of a page: a young copy of the same build at once, else the network, else the copy. Whatever was shown from a
 * copy is compared with the network's answer, and the page is told of a difference.
 */
export async function answerPageData(event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = pageOf(request.url)
  const network = fetch(request) // first: a storage that is slow delays nothing
  const reading = readSavedPage(path, request.headers.get(FORMAT_HEADER))
  const used = { saved: false }
  event.waitUntil(followUp(event, { path, network: network.then((answer) => answer.clone()), reading, used }))
  const saved = await reading
  const isFresh = saved !== null && isFreshCopy(saved)
  used.saved = isFresh
  if (saved && isFresh) {
    void network.then(drop, () => undefined) // `followUp` has the clone, and the failure
    return asCurrent(saved.clone())
  }
  return networkFirst(network, async () => {
    used.saved = saved !== null
    return saved?.clone() ?? null
  })
}

/** Asks for a page and saves it, unless the device has a copy that is younger. */
export async function saveUnlessFresh(path: string, maxAgeMs: number): Promise<void> {
  const saved = await readSavedPage(path)
  if (saved && ageOf(saved) < maxAgeMs) return
  await saveAnswer(path, await fetch(`/_data${path}`, { credentials: 'omit', priority: 'low' }))
}

/** Path and query of the page whose data is at `url`. */
const pageOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return (pathname.slice('/_data'.length) || '/') + search
}

const isFreshCopy = (saved: Response): boolean =>
  ageOf(saved) < FRESH_PAGE_MS && saved.headers.get(BUILD_HEADER) === build && seemsOnline()

/** A young copy counts as current until the network says otherwise, so it carries no date. */
function asCurrent(saved: Response): Response {
  const headers = new Headers(saved.headers)
  headers.delete(SAVED_AT_HEADER)
  return new Response(saved.body, { headers })
}

interface Pending {
  path: string
  network: Promise<Response>
  reading: Promise<Response | null>
  /** Whether the page got the saved copy. */
  used: { saved: boolean }
}

/** Saves the network's answer. When the page has shown a copy, it is told what the network said. */
async function followUp(event: FetchEvent, { path, network, reading, used }: Pending): Promise<void> {
  const [answer, saved] = await Promise.all([network.catch(() => null), reading])
  const copy = saved && {
    text: await saved.clone().text(),
    savedAt: saved.headers.get(SAVED_AT_HEADER) ?? '',
  }
  const outcome = answer && (await saveAnswer(path, answer))
  const news = copy && toNews(outcome, copy)
  if (news && used.saved) await notifyPage(event.clientId, { type: 'pageNews', path, news })
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
    case 'unchanged':
      return null
    default:
      return outcome satisfies never
  }
}

declare const self: ServiceWorkerGlobalScope

/** The last news of each tab, for a tab that does not listen yet. */
const lastNews = new Map<string, PageNews>()
const MAX_TABS = 20

async function notifyPage(clientId: string, news: PageNews): Promise<void> {
  if (lastNews.size >= MAX_TABS) lastNews.clear()
  lastNews.set(clientId, news)
  const client = await self.clients.get(clientId)
  client?.postMessage(news)
}

/** Tells a tab that has begun to listen what it may have missed. */
export function repeatNews({ id }: Client): void {
  const news = lastNews.get(id)
  if (news) void notifyPage(id, news)
}
