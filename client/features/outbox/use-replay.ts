import { useEffect, useState } from 'react'
import { planReplay, retryDelayMs } from '#shared/sync/replay.ts'
import { outbox } from './device-outbox.ts'

interface Replay {
  isThankYouPage: boolean
  /** An order was given up: it had waited too long. */
  onExpired: () => void
}

/**
 * Sends what waits when the app starts, the connection is back or the page is looked at again, and from time to time
 * while the shop cannot take it (R1.44, R4.86). Ids of the orders that the shopper has to be asked about.
 */
export function useReplay({ isThankYouPage, onExpired }: Replay): string[] {
  const [asked, setAsked] = useState<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onExpired` is new with every render and does the same
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false

    async function run(): Promise<void> {
      clearTimeout(timer)
      const ids: string[] = []
      let delayMs = Number.POSITIVE_INFINITY
      for (const order of await outbox.load()) {
        const circumstances = { isOnline: navigator.onLine, isThankYouPage, now: new Date() }
        const plan = planReplay(order, circumstances)
        if (plan === 'ask') ids.push(order.task_id)
        if (plan === 'expire' && (await outbox.cancel(order.task_id)) === null) onExpired()
        if (plan !== 'send') continue
        const after = await outbox.send(order.task_id, { attempts: 1 })
        if (after?.state === 'needsShopper') ids.push(after.task_id)
        if (after?.state === 'queued')
          delayMs = Math.min(delayMs, retryDelayMs(after.attempts, Math.random()))
      }
      if (isGone) return
      setAsked(ids)
      if (Number.isFinite(delayMs)) timer = setTimeout(start, delayMs)
    }

    const start = () => {
      run().catch((error: unknown) => console.error('outbox', error))
    }
    const onVisible = () => document.visibilityState === 'visible' && start()
    start()
    addEventListener('online', start)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isGone = true
      clearTimeout(timer)
      removeEventListener('online', start)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isThankYouPage])

  return asked
}
