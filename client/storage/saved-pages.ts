import {
  BUILD_HEADER,
  FORMAT_HEADER,
  PARTIAL_LINE,
  pageFormat,
  SAVED_AT_HEADER,
} from '#shared/page-format.ts'
import type { PageName } from '#shared/routes.ts'
import { deviceCaches, isFresh, isSavable, readEntry, writeEntry } from './device-caches.ts'

/** A page that this device has saved. */
export interface SavedPage {
  /** Path and query. */
  url: string
  title: string
  kind: PageName
  /** ISO 8601. */
  savedAt: string
}

/** The data of a page, as `/_data` sends it and as a document contains it. */
interface PageLines {
  text: string
  /** Id of the build that wrote them. */
  build: string
}

const { pages } = deviceCaches
const TITLE = 'X-Page-Title' // percent-encoded, because headers are ASCII
const KIND = 'X-Page-Name'
const LINES = 'text/plain'
const LINES_TYPE = /^text\/plain\b/

/**
 * Pages that are never saved: cart, withdrawal and who skis are personal, errors are no pages that one returns to, the others
 * have no data.
 */
const NEVER_SAVED: readonly PageName[] = [
  'cart',
  'withdraw',
  'ski-finder',
  'error',
  'page-not-found',
  'checkout',
  'order-confirmation',
  'wishlist',
  'compare',
  'account',
  'create-password',
  'offline',
]

/**
 * Saves a page. Resolves to whether it was saved; never rejects. What it holds decides, not only where it came from: a
 * page that may not be saved never is, nor one of which a part has failed.
 */
export async function savePage(url: string, { text, build }: PageLines): Promise<boolean> {
  const page = readHead(text)
  if (!page || NEVER_SAVED.includes(page.name) || text.endsWith(`${PARTIAL_LINE}\n`)) return false
  const headers = {
    'Content-Type': LINES,
    [BUILD_HEADER]: build,
    [FORMAT_HEADER]: pageFormat,
    [TITLE]: encodeURIComponent(page.title.toWellFormed()),
    [KIND]: page.name,
  }
  return writeEntry(pages, keyOf(url), new Response(text, { headers }))
}

/** What an answer of `/_data` did to the saved copy. */
export type SaveOutcome = { kind: 'saved'; text: string } | { kind: 'removed' } | { kind: 'unchanged' }

const GONE: readonly number[] = [204, 404, 410] // 204: it redirects

/**
 * Saves an answer of `/_data`, or removes the copy of a page that has moved, is gone or has become personal. Errors and
 * pages of another form leave the copy as it is. Never rejects.
 */
export async function saveAnswer(url: string, answer: Response): Promise<SaveOutcome> {
  const { status, headers } = answer
  const build = headers.get(BUILD_HEADER) // without one it is not the shop's: a hotel's network has put a page in between
  const format = headers.get(FORMAT_HEADER)
  if (build && (GONE.includes(status) || (status === 200 && format === null))) {
    await removeSavedPage(url)
    return { kind: 'removed' }
  }
  if (!build || !isSavable(answer, LINES_TYPE) || format !== pageFormat) return { kind: 'unchanged' }
  const text = await answer.text().catch(() => null) // the connection broke
  return text && (await savePage(url, { text, build })) ? { kind: 'saved', text } : { kind: 'unchanged' }
}

/**
 * The saved copy of a page, with the header `X-Saved-At`; null when there is none that is written in `format`, the form
 * of page data that whoever asks can read.
 */
export async function readSavedPage(
  url: string,
  format: string | null = pageFormat,
): Promise<Response | null> {
  const response = await readEntry(pages, keyOf(url))
  return response?.headers.get(FORMAT_HEADER) === format ? response : null
}

/** Removes the saved copy of a page that has moved or is gone. */
export async function removeSavedPage(url: string): Promise<void> {
  if ('caches' in globalThis)
    await caches
      .open(pages.name)
      .then((cache) => cache.delete(keyOf(url)))
      .catch(warn)
}

/** Pages that say what somebody has searched for; earlier builds have saved the ski finder. */
const PRIVATE_PAGES: readonly (string | null)[] = ['search-result', 'ski-finder'] satisfies PageName[]

/** Removes the saved pages that tell of the shopper. Never rejects. */
export async function removePrivatePages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const remove = async () => {
    const cache = await caches.open(pages.name)
    for (const [key, { headers }] of await readAll(cache))
      if (PRIVATE_PAGES.includes(headers.get(KIND))) await cache.delete(key)
  }
  await remove().catch(warn)
}

async function readAll(cache: Cache): Promise<[string, Response][]> {
  const found = (await cache.keys()).map(async ({ url }): Promise<[string, Response][]> => {
    const response = await cache.match(url)
    return response ? [[url, response]] : [] // another tab has removed it
  })
  return (await Promise.all(found)).flat()
}

/** The saved pages that this build can read, newest first; empty when storage is blocked. */
export async function listSavedPages(): Promise<SavedPage[]> {
  try {
    const found = await readAll(await caches.open(pages.name))
    const listed = found.flatMap(([url, response]) => toSavedPage(url, response))
    return listed.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  } catch (error) {
    return warn(error) ?? []
  }
}

function toSavedPage(key: string, response: Response): SavedPage[] {
  if (response.headers.get(FORMAT_HEADER) !== pageFormat || !isFresh(response)) return []
  const { pathname, search } = new URL(key)
  const [title, kind, savedAt] = [TITLE, KIND, SAVED_AT_HEADER].map((name) => response.headers.get(name))
  const url = pathname.slice(DATA.length) + search
  return [{ url, title: decodeURIComponent(title ?? ''), kind: kind as PageName, savedAt: savedAt ?? '' }] // written above
}

const DATA = '/_data'

/**
 * How parameters begin without which an address is the key: those of campaigns do not change the page, and one copy of a product is that of all
 * its variants (`load-page.ts` chooses).
 */
const NOT_IN_KEY = /^(?:utm_|mc_|gclid|fbclid|msclkid|childSku)/

function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(`http://shop${url}`) // not as a base: `//skidor` is a path
  for (const name of [...searchParams.keys()]) if (NOT_IN_KEY.test(name)) searchParams.delete(name)
  return `${DATA}${pathname}?${searchParams}`.replace(/\?$/, '')
}

/** Name and title of the page in the first line; null when it is not a page. */
function readHead(text: string): { name: PageName; title: string } | null {
  try {
    const { name, meta } = JSON.parse(text.slice(0, text.indexOf('\n') + 1 || undefined)).value
    return { name, title: meta.title }
  } catch {
    return null // cut off, or something else
  }
}

function warn(error: unknown): null {
  console.warn('saved pages', error)
  return null
}
