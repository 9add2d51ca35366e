import { complete, essential } from 'virtual:precache'
import { PrecacheController } from 'workbox-precaching'
import { deviceCaches, isSavable, readEntry, writeEntry } from '../storage/device-caches.ts'

declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { saveData?: boolean } } }

/** The files of this build. Its cache is shared with other builds: a file with the same name is loaded once. */
export const precache = new PrecacheController({ cacheName: 'skare-precache' })

precache.addToCacheList(self.navigator.connection?.saveData ? essential : [...essential, ...complete])

/** A built file: from the precache of any build whose tabs are open, then from those used before, then the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const saved =
    (await precache.matchPrecache(url)) ??
    (await caches.match(url)) ??
    (await readEntry(deviceCaches.files, url))
  return saved ?? fetchAndSave(event, 'files')
}

/** A picture; without a network and a copy, the shop's placeholder. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const saved = await readEntry(deviceCaches.pictures, event.request.url)
  if (saved) return saved
  try {
    return await fetchAndSave(event, 'pictures')
  } catch (error) {
    const placeholder = await precache.matchPrecache('/placeholder.webp')
    if (placeholder) return placeholder
    throw error
  }
}

const LONG_SECONDS = 86_400 // what the shop lets browsers keep for less is not final, such as the substitute of a missing picture

async function fetchAndSave(event: FetchEvent, cache: 'files' | 'pictures'): Promise<Response> {
  const { request } = event
  const response = await fetch(request)
  const maxAge = /\bmax-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1]
  if (isSavable(response, TYPES[cache]) && (cache === 'files' || Number(maxAge) >= LONG_SECONDS))
    event.waitUntil(writeEntry(deviceCaches[cache], request.url, response.clone()))
  return response
}

const TYPES = { files: /^(?:text\/(?:javascript|css)|font\/)/, pictures: /^image\// }
