import { build } from 'virtual:precache'
import type { PageMessage, WorkerMessage } from '#shared/service-worker-messages.ts'
import { answerPublic } from './answers.ts'
import { removeOldBuilds, takeOverUnnoticed } from './builds.ts'
import { answerDocument } from './documents.ts'
import { answerFile, answerPicture, installFiles } from './files.ts'
import { answerPageData, repeatNews } from './page-data.ts'
import { classify, prefixOf, type RequestClass } from './request-classes.ts'
import { addOutboxListeners } from './send-outbox.ts'
import { prepareStore } from './shells.ts'

/** The service worker: which event leads where. What happens to a request is in `request-classes.ts`. */
declare const self: ServiceWorkerGlobalScope

const answering: Record<RequestClass, ((event: FetchEvent) => Promise<Response>) | null> = {
  document: answerDocument,
  pageData: answerPageData,
  publicAnswer: answerPublic,
  picture: answerPicture,
  file: answerFile,
  private: null, // the browser's own
  other: null,
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([installFiles(event), prepareOpenStores()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      self.clients.claim(), // pages of other builds too: their files stay
      removeOldBuilds(event),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, url, destination } = event.request
  const name = classify({ url: new URL(url), method, destination, origin: self.location.origin })
  const answer = answering[name]
  if (answer) event.respondWith(answer(event))
})

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage // only pages of this origin can send one
  if (message.type === 'takeOver') event.waitUntil(self.skipWaiting())
  else event.waitUntil(message.type === 'opened' ? welcome(event, message) : introduce(event))
})

/** A tab has opened. What a browser has failed to save before is saved now. */
async function welcome(event: ExtendableMessageEvent, { pathPrefix }: OpenedMessage): Promise<void> {
  repeatNews(event.source as Client) // only tabs send messages
  await Promise.all([prepareStore(pathPrefix), removeOldBuilds(event)])
}

type OpenedMessage = Extract<PageMessage, { type: 'opened' }>

/** This worker waits, and a tab asks for its build. */
async function introduce({ source }: ExtendableMessageEvent): Promise<void> {
  const reply: WorkerMessage = { type: 'waiting', build }
  source?.postMessage(reply)
  await takeOverUnnoticed()
}

addOutboxListeners(self)

async function prepareOpenStores(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const prefixes = new Set(tabs.map(({ url }) => prefixOf(new URL(url).pathname)))
  await Promise.all([...prefixes].map(prepareStore))
}
