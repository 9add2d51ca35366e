import { list, revised } from 'virtual:precache'
import { PrecacheController } from 'workbox-precaching'
import { deviceCaches, isSavable, readEntry, writeEntry } from '../storage/device-caches.ts'

declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { saveData?: boolean } } }

/** The files of this build. Its cache is shared with other builds: a file with the same name is loaded once. */
const precache = new PrecacheController({ cacheName: 'skare-precache' })

/** The names of built files have a hash, so they have no revision. */
const hashed = (urls: string[]) => urls.map((url) => ({ url, revision: null }))

precache.addToCacheList([...hashed([list]), ...revised])

/** What the list of built files holds. */
interface BuiltFiles {
  /** Without these no page opens. */
  essential: string[]
  /** The rest of what offline pages use. */
  complete: string[]
  /** Files with the texts of each language. */
  texts: Partial<Record<string, string[]>>
}

/** Saves the files of this build. Where the shopper saves data, only those that every page needs. */
export async function installFiles(event: ExtendableEvent): Promise<void> {
  const { essential, complete } = await readList()
  precache.addToCacheList(hashed(essential))
  if (!self.navigator.connection?.saveData) precache.addToCacheList(hashed(complete))
  await precache.install(event)
}

/** Removes the files of other builds. */
export async function removeOldFiles(event: ExtendableEvent): Promise<void> {
  const { essential, complete } = await readList()
  precache.addToCacheList(hashed([...essential, ...complete]))
  await precache.activate(event)
}

const readList = async (): Promise<BuiltFiles> => ((await caches.match(list)) ?? (await fetch(list))).json()

/** A built file: from the precache of any build whose tabs are open, then from those used before, then the network. */
export const answerFile = async (event: FetchEvent): Promise<Response> =>
  (await savedFile(event.request.url)) ?? fetchAndSave(event, 'files')

const savedFile = async (url: string): Promise<Response | undefined> =>
  (await precache.matchPrecache(url)) ?? caches.match(url)

/** Saves the texts of a language. They are not in the precache, because a device needs one language of three. */
export async function saveTexts(language: string): Promise<void> {
  const { texts } = await readList()
  for (const url of texts[language] ?? []) {
    if (await savedFile(url)) continue
    const response = await fetch(url)
    if (isSavable(response, TYPES.files)) await writeEntry(deviceCaches.files, url, response)
  }
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
