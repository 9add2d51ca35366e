import type { OutboxRows } from './outbox-rows.ts'

const CHANNEL = 'skare-outbox'

/** Tells other tabs and the service worker of this origin that the rows of the outbox have changed. */
export interface OutboxChannel {
  post(): void
  /** Listens until the returned function is called. */
  listen(onChange: () => void): () => void
}

/** Opened at its first use; where there are no channels nobody hears anything, and a later start reads the rows. */
export function openChannel(): OutboxChannel {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(CHANNEL)
    return channel
  }
  return {
    post: () => open()?.postMessage('changed'),
    listen(onChange) {
      const opened = open()
      opened?.addEventListener('message', onChange)
      return () => opened?.removeEventListener('message', onChange)
    },
  }
}

/** Rows whose changes others hear of. */
export const withPosting = (rows: OutboxRows, { post }: OutboxChannel): OutboxRows => ({
  ...rows,
  write: (task) => rows.write(task).finally(post),
  remove: (id) => rows.remove(id).finally(post),
})
