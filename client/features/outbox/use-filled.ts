import { useSyncExternalStore } from 'react'
import { OUTBOX_FILLED } from '../../outbox/outbox-events.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'

/** Whether the outbox may hold something; what is taken in on this page counts at once. Never in the worker. */
export const useOutboxFilled = (): boolean => useSyncExternalStore(onFilled, hasOutboxMark, () => false)

function onFilled(listener: () => void): () => void {
  addEventListener(OUTBOX_FILLED, listener)
  return () => removeEventListener(OUTBOX_FILLED, listener)
}
