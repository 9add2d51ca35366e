import { FRESH_PAGE_MS } from '#shared/page-format.ts'
import { savesData } from '../api/saves-data.ts'
import { readSavedPage } from '../storage/saved-pages.ts'
import { networkFirst } from './network-first.ts'
import { saveUnlessFresh } from './page-data.ts'
import { isWithoutData } from './request-classes.ts'
import { readShell } from './shells.ts'

/**
 * A document: the network's, whatever its status. When the shop is down it says so itself, and its edge has older pages
 * than this device; a copy in their place would hide that orders fail. The shell comes when the network fails, or is
 * silent and the device has the page.
 */
export function answerDocument(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const path = pathname + search
  const network = fetchDocument(event)
  const saving = network.then(
    (document) => (isSavedWhenOpened(pathname, document) ? saveOpened(path) : undefined),
    () => undefined, // a preload that nobody waits for is reported as an error
  )
  event.waitUntil(saving.catch((error: unknown) => console.warn('page not saved', error)))
  return networkFirst(network, async (reason) => {
    const canShow = reason === 'failed' || isWithoutData(pathname) || (await readSavedPage(path))
    return canShow ? readShell(pathname) : null
  })
}

/** The answer that the browser has asked for while the worker started, else a new request. */
async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

/** Whether the page of a document is saved without a sign of use: it has data, belongs to no shopper, and this one does not save data. */
const isSavedWhenOpened = (path: string, { ok, headers }: Response): boolean =>
  ok && !isWithoutData(path) && !headers.get('Cache-Control')?.includes('no-store') && !savesData()

/** The page is painted first. When it is used by then, React saves it. */
const PAUSE_MS = 2000

/** Saves the page of a document that is only opened: React, which saves pages, starts at the first sign of use. */
async function saveOpened(path: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await saveUnlessFresh(path, FRESH_PAGE_MS)
}
