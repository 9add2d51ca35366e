import { lazy, Suspense } from 'react'
import type { PageName } from '#shared/routes.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { hasOutboxMark } from '../../features/outbox/outbox-mark.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { withMessages } from '../load-messages.ts'

const OutboxWatch = lazy(() =>
  withMessages(
    import('../../features/outbox/outbox-watch.tsx').then((module) => ({ default: module.OutboxWatch })),
    'checkout',
    'errors',
  ),
)

/** Lets the outbox in on devices that hold an order. The checkout sends its orders itself. */
export function OutboxDoor({ page }: { page: PageName }) {
  const { refresh } = useCart()
  const isHydrated = useHydrated()
  if (!isHydrated || page === 'checkout' || !hasOutboxMark()) return null
  return (
    <Suspense fallback={null}>
      <OutboxWatch isThankYouPage={page === 'order-confirmation'} onAnswered={refresh} />
    </Suspense>
  )
}
