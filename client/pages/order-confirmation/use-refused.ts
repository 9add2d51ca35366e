import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { confirmationOf, type QueuedOrder } from '#shared/outbox/task.ts'
import { outbox, reportOutboxError } from '../../outbox/device-outbox.ts'
import { hasCartBack } from './give-back.ts'

interface Shown {
  /** The confirmation that the page shows. */
  shown: Confirmation | null | undefined
  onConfirmed: (confirmation: Confirmation) => void
  /** Told once of a confirmation that the page does not show, because it shows another order. */
  onHidden: (confirmation: Confirmation) => void
}

/**
 * The orders that the page tells the refusal of. What is over is shown, then it leaves the outbox. While others wait the page
 * shows those, so a refusal stays there: this page tells it later, or the next one does.
 */
export function useRefused(orders: QueuedOrder[], { shown, onConfirmed, onHidden }: Shown): QueuedOrder[] {
  const [refused, setRefused] = useState<QueuedOrder[]>([])
  const confirm = useEffectEvent(onConfirmed)
  const hidden = useRef(new Set<string>())
  const hide = useEffectEvent(({ task_id }: QueuedOrder, confirmation: Confirmation) => {
    if (!hidden.current.has(task_id)) onHidden(confirmation)
    hidden.current.add(task_id)
  })
  const isWaiting = orders.some(({ transmited }) => !transmited)
  const over = orders.filter((order) => order.transmited && !hasCartBack(order))
  const last = over.findLast(confirmationOf)
  const isHiding = isWaiting || refused.length > 0 || !over.every(confirmationOf)

  useEffect(() => {
    for (const order of over) {
      const confirmation = confirmationOf(order)
      if (!confirmation && isWaiting) continue
      if (confirmation && (isHiding || order !== last)) hide(order, confirmation)
      if (confirmation && order === last && confirmation.orderNumber !== shown?.orderNumber)
        confirm(confirmation)
      else outbox.remove(order.task_id).catch(reportOutboxError)
      if (!confirmation) setRefused((others) => (others.some(isSameAs(order)) ? others : [...others, order]))
    }
  }, [over, last, shown, isWaiting, isHiding])
  return refused
}

const isSameAs =
  ({ task_id }: QueuedOrder) =>
  (other: QueuedOrder): boolean =>
    other.task_id === task_id
