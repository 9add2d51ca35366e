import { deviceCaches, isSavable, readEntry, writeEntry } from '../storage/device-caches.ts'
import { networkFirst } from './network-first.ts'

const { answers } = deviceCaches

/** An answer of our API that is the same for everybody: the network's, else the saved one. */
export async function answerPublic(event: FetchEvent): Promise<Response> {
  const { request } = event
  const network = fetch(request)
  event.waitUntil(network.then((answer) => save(request.url, answer.clone())).catch(() => undefined)) // the page gets the failure
  return networkFirst(network, () => readEntry(answers, request.url))
}

async function save(url: string, answer: Response): Promise<void> {
  if (isSavable(answer, /^application\/json/)) await writeEntry(answers, url, answer)
}
