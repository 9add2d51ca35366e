import { useEffect, useEffectEvent, useState } from 'react'
import { dueInMs, planReplay } from '#shared/orders/replay.ts'
import { outbox } from './device-outbox.ts'

const SOONEST_MS = 1000

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

  const tellExpired = useEffectEvent(onExpired)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let line = Promise.resolve()
    let isGone = false

    async function run(isPrompted: boolean): Promise<void> {
      clearTimeout(timer)
      const ids: string[] = []
      for (const order of await outbox.load()) {
        const circumstances = { isOnline: navigator.onLine, isThankYouPage, isPrompted, now: new Date() }
        const plan = planReplay(order, circumstances)
        if (plan === 'expire' && (await outbox.cancel(order.task_id)) === null) tellExpired()
        const after = plan === 'send' ? await outbox.send(order.task_id, { attempts: 1 }) : order
        if (plan === 'ask' || after?.state === 'needsShopper') ids.push(order.task_id)
      }
      if (isGone) return
      setAsked(ids)
      const waiting = outbox
        .read()
        .filter(({ state, task_id }) => state === 'queued' && !ids.includes(task_id))
      if (waiting.length === 0 || !navigator.onLine) return // the connection says when it is back
      const dueMs = Math.min(...waiting.map((order) => dueInMs(order, new Date())))
      timer = setTimeout(start, Math.max(SOONEST_MS, dueMs * (1 + Math.random() / 4)))
    }

    /** One after the other: each looks at what the one before has left. */
    const start = (event?: Event) => {
      line = line
        .then(() => run(event?.type === 'online'))
        .catch((error: unknown) => console.error('outbox', error))
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
