import { lazy } from 'react'
import type { PageName } from '#shared/routes.ts'
import { hasOutboxMark } from '../../features/outbox/outbox-mark.ts'
import { absent, withMessages } from '../../i18n/load-messages.ts'
import { Extra } from '../../ui/extra.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What watches over orders on their way. The worker has no part of it: no order is on its way there. */
const loadWatch = () =>
  import.meta.env.SSR
    ? absent()
    : withMessages(
        import('../../pages/order-confirmation/outbox-watch.tsx').then((code) => ({
          default: code.OutboxWatch,
        })),
        'checkout',
        'errors',
      )
const OutboxWatch = lazy(loadWatch)

/** Lets the outbox in on devices that hold an order. The checkout sends its orders itself. */
export function OutboxLoader({ page }: { page: PageName }) {
  const isHydrated = useHydrated()
  if (!isHydrated || page === 'checkout' || !hasOutboxMark()) return null
  return (
    <Extra>
      <OutboxWatch isThankYouPage={page === 'order-confirmation'} />
    </Extra>
  )
}
