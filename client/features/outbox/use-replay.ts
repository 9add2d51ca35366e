import { useEffect, useState } from 'react'
import { dueInMs } from '#shared/outbox/replay.ts'
import type { Task } from '#shared/outbox/task.ts'
import { askForSync } from '../../outbox/ask-for-sync.ts'
import { outbox, reportOutboxError, sealOpen } from '../../outbox/device-outbox.ts'
import { LOGGED_IN } from '../../outbox/logged-in.ts'
import { sendWaiting } from '../../outbox/send-waiting.ts'
import { onReached } from './on-reached.ts'

const SOONEST_MS = 1000

/** Why the waiting tasks are checked. */
type Cause = 'opened' | 'prompted' | 'login' | 'reached' | 'timer'

/**
 * Sends the waiting tasks: at the start, when the connection is back, when the page is visible again, after a login, after any
 * successful call, and from time to time (R1.44, R4.86). Returns the ids of the tasks that need an answer of the shopper.
 */
export function useReplay({ isThankYouPage }: { isThankYouPage: boolean }): string[] {
  const [asked, setAsked] = useState<string[]>([])
  useEffect(() => {
    const mounted = new AbortController()
    startReplay({ isThankYouPage, onAsked: setAsked, signal: mounted.signal })
    return () => mounted.abort()
  }, [isThankYouPage])
  return asked
}

interface Replay {
  isThankYouPage: boolean
  onAsked: (ids: string[]) => void
  /** Ends it. */
  signal: AbortSignal
}

function startReplay({ isThankYouPage, onAsked, signal }: Replay): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = sealOpen().catch(reportOutboxError)
  let reachedAt = new Date()

  async function run(cause: Cause): Promise<void> {
    clearTimeout(timer)
    const circumstances = () => ({
      isOnline: navigator.onLine,
      isThankYouPage,
      isPrompted: cause === 'prompted',
      isLoggedIn: cause === 'login',
      reachedAt,
      now: new Date(),
    })
    const sent = await sendWaiting(outbox, circumstances)
    if (signal.aborted) return
    onAsked(sent.asked)
    runLater(outbox.read().filter(({ task_id }) => sent.waiting.includes(task_id)))
  }

  /** Runs again when the first of the waiting tasks is due. */
  function runLater(waiting: Task[]): void {
    if (waiting.length === 0) return
    void askForSync() // the browser gives up on waking the service worker after some time
    if (!navigator.onLine) return // the connection says when it is back
    const dueMs = Math.min(...waiting.map((task) => dueInMs(task, new Date(), reachedAt)))
    timer = setTimeout(start, Math.max(SOONEST_MS, dueMs * (1 + Math.random() / 4)), 'timer')
  }

  /** One after the other: each looks at what the one before has left. */
  function start(cause: Cause): void {
    if (cause === 'opened' || cause === 'reached') reachedAt = new Date()
    queue = queue.then(() => run(cause)).catch(reportOutboxError)
  }

  /** The shop answers other calls: what got no answer is tried soon. */
  const stopWatching = onReached(() => {
    const isSilent = outbox.read().some(({ state, code }) => state === 'queued' && !code)
    if (isSilent) start('reached')
  })
  start('opened') // another day, another network: what got no answer then may arrive now
  const onVisible = () => document.visibilityState === 'visible' && start('opened')
  addEventListener('online', () => start('prompted'), { signal })
  addEventListener(LOGGED_IN, () => start('login'), { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopWatching()
  })
}
