import { readSavedPage } from '../storage/saved-pages.ts'
import { isWithoutData } from './request-classes.ts'
import { readShell } from './shells.ts'
import { networkFirst } from './silence.ts'

/**
 * A document: the network's, whatever its status. When the shop is down it says so itself, and its edge has older pages
 * than this device; a copy in their place would hide that orders fail. The shell comes when the network fails, or is
 * silent and the device has the page.
 */
export function answerDocument(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const network = fetchDocument(event)
  event.waitUntil(network.catch(() => undefined)) // a preload that nobody waits for is reported as an error
  return networkFirst(network, async (reason) => {
    const canShow = reason === 'failed' || isWithoutData(pathname) || (await readSavedPage(pathname + search))
    return canShow ? readShell(pathname) : null
  })
}

/** The answer that the browser has asked for while the worker started, else a new request. */
async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}
