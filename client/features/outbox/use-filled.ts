import { useState, useSyncExternalStore } from 'react'
import { OUTBOX_FILLED } from '../../outbox/outbox-events.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Whether the outbox may have tasks. A new task of this page counts at once. Always false in the worker. */
export const useOutboxFilled = (): boolean => useSyncExternalStore(onFilled, hasOutboxMark, () => false)

/** Whether the outbox had a task at any time since this component was mounted. The mark is removed with the last task, before its result is read. */
export function useOutboxSeen(): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  const isHydrated = useHydrated()
  if (isHydrated && !wasSeen && hasOutboxMark()) setWasSeen(true)
  return wasSeen
}

function onFilled(listener: () => void): () => void {
  addEventListener(OUTBOX_FILLED, listener)
  return () => removeEventListener(OUTBOX_FILLED, listener)
}
