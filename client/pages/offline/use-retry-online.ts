import { useEffect, useEffectEvent } from 'react'

const POLL_MS = 15_000 // a network without internet access sends no event when it gets access

/** Loads the page again when the connection is back. */
export function useRetryOnline(load: (() => void) | null): void {
  const retry = useEffectEvent(() => load?.())
  const isNeeded = load !== null
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(() => navigator.onLine && retry(), POLL_MS)
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [isNeeded])
}
