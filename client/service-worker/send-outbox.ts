import { OUTBOX_SYNC } from '../outbox/ask-for-sync.ts'
import { type OutboxChannel, openChannel, withPosting } from '../outbox/outbox-channel.ts'
import { createRows } from '../outbox/outbox-rows.ts'
import { createSeal, keyOf, keyPlace } from '../outbox/seal.ts'
import { sendInTurn } from '../outbox/send-in-turn.ts'
import { sendWaiting } from '../outbox/send-waiting.ts'
import { createSender } from '../outbox/sender.ts'
import { openRows } from '../storage/row-store.ts'
import { withLock } from '../storage/with-lock.ts'

/** `sync` and `periodicsync`, which the standard types do not have. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

/**
 * Lets the service worker send what waits, also when no tab is open: when the browser says that there is a connection
 * (`sync`) and now and then (`periodicsync`). It sends what needs no question; the rest, and telling the shopper, is left to
 * the next page. No React and no schemas: the whole of it has to stay below 3.5 kB (gzip).
 */
export function addOutboxListeners(scope: ServiceWorkerGlobalScope): void {
  const channel = openChannel()
  const send = async () => {
    const { waiting } = await sendWaiting(createWorkerSender(channel), () => ({
      isOnline: true, // the browser woke us for that
      isThankYouPage: false,
      isPrompted: true,
      now: new Date(),
    }))
    if (waiting.length > 0) throw new Error('waiting') // so the browser wakes us again
  }
  const onSync = (event: Event) => {
    const sync = event as SyncEvent // what these two events are
    if (sync.tag === OUTBOX_SYNC) sync.waitUntil(send())
  }
  scope.addEventListener('sync', onSync)
  scope.addEventListener('periodicsync', onSync)
}

function createWorkerSender(channel: OutboxChannel) {
  return createSender({
    rows: withPosting(createRows(createRowsDeps()), channel),
    send: sendInTurn,
    withSendLock: (work) => withLock('skare:outbox', work),
    now: () => new Date(),
    announce: () => undefined, // pages hear of it by the channel
  })
}

const createRowsDeps = () => ({
  store: openRows('skare-outbox', 'orders'),
  seal: createSeal(keyOf(keyPlace())),
  onFilled: () => undefined, // the mark is the pages'
  onEmptied: () => undefined,
  fromOpen: async () => null, // and so is what an earlier build has left open
})
