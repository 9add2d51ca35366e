import { useState, useSyncExternalStore } from 'react'
import { OUTBOX_FILLED } from '../../outbox/outbox-events.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Whether the outbox may hold something; what is taken in on this page counts at once. Never in the worker. */
export const useOutboxFilled = (): boolean => useSyncExternalStore(onFilled, hasOutboxMark, () => false)

/** Whether it was filled while this part of the page was here: the mark goes with the last task, before it is read what became of it. */
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
