import { planReplay, type ReplayCircumstances } from '#shared/outbox/replay.ts'
import type { Sender } from './sender.ts'

interface Sent {
  /** Ids of what the shopper has to be asked about. */
  asked: string[]
  /** Ids of what is still to be sent. */
  waiting: string[]
}

/** Sends what may be sent without asking, one after the other, the oldest first, and says what is left. */
export async function sendWaiting(outbox: Sender, circumstances: () => ReplayCircumstances): Promise<Sent> {
  const asked: string[] = []
  for (const task of await outbox.load()) {
    const plan = planReplay(task, circumstances())
    if (plan === 'expire') await outbox.expire(task.task_id)
    const after = plan === 'send' ? await outbox.sendOnce(task.task_id) : task
    if (plan === 'ask' || after?.state === 'needsShopper') asked.push(task.task_id)
  }
  const waiting = outbox
    .read()
    .filter(({ state, task_id }) => (state === 'queued' || state === 'sending') && !asked.includes(task_id))
    .map(({ task_id }) => task_id)
  return { asked, waiting }
}
