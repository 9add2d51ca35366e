import { useEffect, useEffectEvent, useRef } from 'react'

/** How often the shop is tried while it does not answer. */
const RETRY_MS = 10_000

/** Sends again what the shop has not heard of, now and then and when the connection is back, while `hasUnsent`. */
export function useRetryUntilSent(hasUnsent: boolean, send: () => Promise<unknown>): void {
  const isRetrying = useRef(false) // on a silent network a try takes longer than the time between two
  const retry = useEffectEvent(async () => {
    if (isRetrying.current) return
    isRetrying.current = true
    await send().catch(() => undefined) // tried again
    isRetrying.current = false
  })
  useEffect(() => {
    if (!hasUnsent) return
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [hasUnsent])
}
